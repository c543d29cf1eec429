import * as z from 'zod'

/** A level's number is its position, 0 to 6. */
export const logLevels = ['Trace', 'Debug', 'Information', 'Warning', 'Error', 'Critical', 'None'] as const
export const LogLevel = z.enum(logLevels)
export type LogLevel = z.infer<typeof LogLevel>

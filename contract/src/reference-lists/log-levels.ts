import * as z from 'zod'

/** The index of a level is its number, 0 to 6. Unused: the server's own logs have the levels of pino. */
export const logLevels = ['Trace', 'Debug', 'Information', 'Warning', 'Error', 'Critical', 'None'] as const
export const LogLevel = z.enum(logLevels)
export type LogLevel = z.infer<typeof LogLevel>

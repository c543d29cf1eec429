import * as z from 'zod'

/** Unused: the specification doesn't say what they grade. */
export const grades = ['A', 'B', 'C'] as const
export const Grade = z.enum(grades)
export type Grade = z.infer<typeof Grade>

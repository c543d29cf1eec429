import * as z from 'zod'

/** Labels of the specification, to the letter; 10 and 50 fall in two ranges. */
export const teamCountRanges = ['1-10', '10-25', '26-50', '50+'] as const
export const TeamCountRange = z.enum(teamCountRanges)
export type TeamCountRange = z.infer<typeof TeamCountRange>

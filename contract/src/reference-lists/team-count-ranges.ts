import * as z from 'zod'

/** The specification lets 10 and 50 fall in two ranges; the labels are kept as it spells them. */
export const teamCountRanges = ['1-10', '10-25', '26-50', '50+'] as const
export const TeamCountRange = z.enum(teamCountRanges)
export type TeamCountRange = z.infer<typeof TeamCountRange>

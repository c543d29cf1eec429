import * as z from 'zod'
import { CalendarDate } from '../envelope.ts'
import { lastBoostDay, maxBoostDays } from '../rules/boost-days.ts'

/** The days of a promotion that is being planned. */
export const OutlookQuery = z
  .object({ startDate: CalendarDate, endDate: CalendarDate })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'must not be before the start',
  })
  .refine(({ startDate, endDate }) => endDate <= lastBoostDay(startDate), {
    path: ['endDate'],
    error: `must be at most ${maxBoostDays} days long, counting the first and the last`,
  })
export type OutlookQuery = z.output<typeof OutlookQuery>

/** Which days of former promotions were looked at, the most similar first: those of the same season and weekdays, those of the same weekdays, or all. */
export const outlookBases = ['season', 'weekdays', 'all'] as const

/** The middle half: a quarter of the pages had less, and a quarter more. */
const Range = z.object({ low: z.int(), high: z.int() })

/**
 * What promotions of other pages of the kind brought. Of fewer than five pages nothing is told: `basis` is null then, the numbers are 0, and there
 * are no figures.
 */
export const PromotionOutlook = z.object({
  basis: z.enum(outlookBases).nullable(),
  promotions: z.int(),
  pages: z.int(),
  /** `total` is of all days that were asked about. */
  figures: z.array(z.object({ name: z.string(), label: z.string(), aDay: Range, total: Range })),
})
export type PromotionOutlook = z.output<typeof PromotionOutlook>

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

/**
 * Searches for pages of the kind in weeks around the planned days, from Sunday, each as it was 52 weeks earlier. `state` is set if they are of
 * searches in the page's state, and null if those are too few and they are of all searches. Weeks without a record are absent.
 */
const WeekSearches = z.object({
  state: z.string().nullable(),
  weeks: z.array(z.object({ startDate: CalendarDate, searches: z.int() })),
})
export type WeekSearches = z.output<typeof WeekSearches>

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
  searches: WeekSearches,
})
export type PromotionOutlook = z.output<typeof PromotionOutlook>

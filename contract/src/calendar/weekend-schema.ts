import * as z from 'zod'
import { CalendarDate, Id, Instant, line } from '../envelope.ts'
import { maxGapNote, maxGapPrice } from '../rules/limits.ts'
import { weekdayOf } from '../rules/weekdays.ts'
import { AvailableSpace } from './availability-schema.ts'

/** How many of the weekends that visitors see can be published as free. */
export const publishableWeekends = 8
/** The shortest free time of a weekend, in hours. */
export const shortestFreeHours = 4

const Saturday = CalendarDate.refine((day) => weekdayOf(day) === 'Saturday', 'must be a Saturday')

/** A time of one day for which these units are free. */
const FreeTime = z.object({ starts: Instant, ends: Instant, unitIds: z.array(Id) })

const offerFields = {
  note: line(maxGapNote).nullable().default(null),
  /** Free text, such as '$85 an hour'. */
  price: line(maxGapPrice).nullable().default(null),
}

/** Publishing a weekend that is published already changes its note and price. */
export const GapDraft = z.strictObject({ saturday: Saturday, ...offerFields })

export const PublishedGap = z.object({ id: Id, ...offerFields, publishedDate: Instant })

const gapFields = { saturday: CalendarDate, times: z.array(FreeTime) }

/** The weekends that a page could publish as free, for its team. A weekend that is no longer free is no longer published. */
export const Gaps = z.object({
  /** False if visitors don't see the calendar: the page doesn't share it, or nobody keeps it. Nothing can be published then. */
  isKnown: z.boolean(),
  weekends: z.array(z.object({ ...gapFields, published: PublishedGap.nullable() })),
})

/** The coming weekends for everybody, without names. */
export const Weekends = z.object({
  /** As in the availability. */
  isKnown: z.boolean(),
  timeZone: z.string().nullable(),
  spaces: z.array(AvailableSpace),
  weekends: z.array(
    z.object({
      saturday: CalendarDate,
      /** How many spaces are free whenever the page is open on this Saturday and Sunday. */
      freeCount: z.int(),
    }),
  ),
  /** The weekends that the page publishes as free. */
  gaps: z.array(z.object({ ...gapFields, ...offerFields })),
})

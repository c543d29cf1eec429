import * as z from 'zod'
import { CalendarDate, Id, Instant, line } from '../envelope.ts'
import { maxGapNote, maxGapPrice } from '../rules/limits.ts'
import { weekdayOf } from '../rules/weekdays.ts'
import { AvailableSpace } from './availability-schema.ts'
import { longestSeriesMonths } from './entry-schema.ts'

/** How far ahead visitors see, as far as series are stored. */
export const shownMonths = longestSeriesMonths
/** How many of the coming weekends can be published as free. */
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

export const WeekendsQuery = z.object({
  /** The first weekend is the one of this day, within what visitors see. By default, the present one. */
  from: CalendarDate.optional(),
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
  /** The Saturdays of the present weekend and of the last that visitors see. Null if unknown. */
  first: CalendarDate.nullable(),
  last: CalendarDate.nullable(),
  /** The weekends that the page publishes as free. */
  gaps: z.array(z.object({ ...gapFields, ...offerFields })),
})

import * as z from 'zod'
import { AvailableSpace } from './availability-schema.ts'
import { CalendarEntry } from './entry-schema.ts'

/** Bookings and holds to come that begin or end outside the opening hours, or last over a day without any. */
export const OutsideHours = z.object({
  timeZone: z.string().nullable(),
  spaces: z.array(AvailableSpace),
  /** How many entries, or dates of series. */
  count: z.int(),
  /** In order of time, a series once: its first such date and their number. The first 100. */
  entries: z.array(
    CalendarEntry.pick({ id: true, title: true, unitIds: true, starts: true, ends: true }).extend({
      count: z.int(),
    }),
  ),
})

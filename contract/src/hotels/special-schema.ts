import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, Id, Instant, line, prose } from '../envelope.ts'
import { countDays } from '../rules/calendar-date.ts'
import { namesPrice } from './price-words.ts'
import { longestRangeDays, longestStay, Night } from './room-schema.ts'

const withoutPrice = (text: z.ZodString) =>
  text.refine((typed) => !namesPrice(typed), {
    message: 'must not name an amount or a percentage. Prices are typed as rates of rooms',
  })

const fields = {
  /** Such as 'Breakfast for teams'. */
  title: withoutPrice(line(200)),
  description: withoutPrice(prose(1000)).nullable().default(null),
  /** The first night. */
  startDate: Night,
  /** The last night. */
  endDate: Night,
  /** Only for stays of so many nights or more. */
  minNights: z.int().min(1).max(longestStay).nullable().default(null),
}

/** What a hotel offers for stays on some nights, beside its prices. */
export const Special = z.object({
  id: Id,
  ownerId: Id,
  ...fields,
  startDate: CalendarDate,
  endDate: CalendarDate,
  createdDate: Instant,
})
export type Special = z.output<typeof Special>

export const specials = collection({
  item: Special,
  draft: z
    .strictObject(fields)
    .refine(({ startDate, endDate }) => startDate <= endDate, {
      message: 'must not be before startDate',
      path: ['endDate'],
    })
    .refine(({ startDate, endDate }) => !(countDays(startDate, endDate) > longestRangeDays), {
      message: `must be within ${longestRangeDays} nights of startDate`,
      path: ['endDate'],
    }),
  texts: ['title', 'description'],
  sort: 'startDate',
})

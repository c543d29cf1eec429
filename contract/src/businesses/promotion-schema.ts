import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, FileUrl, Id, Instant, line, prose } from '../envelope.ts'
import { Near, Text } from '../filter.ts'
import { filterFields } from '../filter-fields.ts'
import { WebAddress } from '../profile-schema.ts'
import { Business } from './business-schema.ts'

const longestYears = 5

const Day = CalendarDate.refine((day) => day >= '2000-01-01' && day <= '2100-12-31', {
  message: 'must be from 2000 to 2100',
})

/** The same day in the last year. It may not exist, but compares as if it did. */
const yearsAfter = (day: string) => `${Number(day.slice(0, 4)) + longestYears}${day.slice(4)}`

const fields = {
  title: line(120),
  description: prose(2000).nullable().default(null),
  /** The conditions of the offer. */
  terms: prose(5000).nullable().default(null),
  /** What customers say or enter, such as 'TEAM10'. */
  code: line(40).nullable().default(null),
  discountPercent: z.int().min(1).max(100).nullable().default(null),
  startDate: Day,
  /** The last day. */
  endDate: Day,
  link: WebAddress.nullable().default(null),
  isDefault: z.boolean().default(false),
}

export const Promotion = z.object({
  id: Id,
  ownerId: Id,
  ...fields,
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** Null without a picture. */
  image: FileUrl,
  createdDate: Instant,
})

export const promotions = collection({
  item: Promotion,
  draft: z
    .strictObject(fields)
    .refine(({ startDate, endDate }) => startDate <= endDate, {
      message: 'must not be before startDate',
      path: ['endDate'],
    })
    .refine(({ startDate, endDate }) => endDate < yearsAfter(startDate), {
      message: `must be less than ${longestYears} years after startDate`,
      path: ['endDate'],
    }),
  texts: ['title', 'description'],
  sort: 'startDate',
})

/** A promotion of a public business, in a search across all of them. */
export const FoundPromotion = Promotion.extend({
  business: Business.pick({
    id: true,
    name: true,
    city: true,
    state: true,
    lat: true,
    lng: true,
    businessType: true,
    placeType: true,
    headerImage: true,
  }),
  /** Miles from the position in the filter `near`. */
  distance: z.number().nullable(),
})

/** By default, the nearest promotions first with `near`, and otherwise those that end soonest. */
export const PromotionFilter = z.strictObject({
  ...promotions.filter.shape,
  /** The promotions that run on this day, by default today in UTC. */
  date: CalendarDate.optional(),
  ...filterFields(Business.pick({ businessType: true, placeType: true, state: true }).shape),
  near: Near.optional(),
  /** Words of the title, the description or the name of the business. */
  text: Text.optional(),
})
export type PromotionFilter = z.output<typeof PromotionFilter>

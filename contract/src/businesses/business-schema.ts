import * as z from 'zod'
import { CalendarDate, distinct, TimeZone } from '../envelope.ts'
import { Membership, ProfileDraft, ProfileFacts } from '../profile-schema.ts'
import { BusinessCategory } from '../reference-lists/business-categories.ts'
import { PlaceAttributeTag } from '../reference-lists/place-attribute-tags.ts'
import { PlaceType } from '../reference-lists/place-categories.ts'

export const mostSeats = 100_000

export const BusinessDraft = ProfileDraft.extend({
  businessType: BusinessCategory,
  /** What it is in detail, as Google names it: `pizza_restaurant`. */
  placeType: PlaceType.nullable().default(null),
  attributes: distinct(PlaceAttributeTag, 'an attribute').default([]),
  /** From 1, inexpensive, to 4, very expensive. */
  priceLevel: z.int().min(1).max(4).nullable().default(null),
  /** For guests, inside and outside. Null where nobody sits, or nobody knows. */
  seats: z.int().min(0).max(mostSeats).nullable().default(null),
  /** Whether it takes reservations for groups. Null if unknown. */
  takesGroups: z.boolean().nullable().default(null),
  /** IANA name, of the clock of its hours. If null, it is derived from the position. */
  timeZone: TimeZone.nullable().default(null),
})

export const Business = BusinessDraft.extend({
  ...ProfileFacts.shape,
  membership: Membership,
  /** Promotions that run today. */
  promotionCount: z.int(),
  /** The one of them to show first: the default, or else the one that ends soonest. `endDate` is its last day. */
  mainPromotion: z.object({ title: z.string(), endDate: CalendarDate }).nullable(),
  likeCount: z.int(),
  /** Miles from the position in the filter `near`. */
  distance: z.number().nullable(),
}).strip()
export type Business = z.infer<typeof Business>

import * as z from 'zod'
import { ClockTime, distinct, line } from '../envelope.ts'
import { ProfileDraft, ProfileFacts } from '../profile-schema.ts'
import { HotelAmenity } from '../reference-lists/hotel-amenities.ts'
import { currencies } from './pricing-schema.ts'

export const HotelDraft = ProfileDraft.extend({
  /** The hotel's id in the system of a booking partner. */
  hotelPartnerId: line(100).nullable().default(null),
  starRating: z.int().min(1).max(5).nullable().default(null),
  roomCount: z.int().min(1).max(10_000).nullable().default(null),
  checkInTime: ClockTime.nullable().default(null),
  checkOutTime: ClockTime.nullable().default(null),
  amenities: distinct(HotelAmenity, 'an amenity').default([]),
})

export const Hotel = HotelDraft.extend({
  ...ProfileFacts.shape,
  /**
   * The least that one guest pays for one night, in cents: the usual rate of the cheapest room type that it sells, with all
   * mandatory fees and without taxes. Null without room types. Sorting by it compares the hotels of a currency.
   */
  lowestRate: z.int().nullable(),
  /** Of its pricing. */
  currency: z.enum(currencies),
  likeCount: z.int(),
  /** Miles from the position in the filter `near`. */
  distance: z.number().nullable(),
}).strip()
export type Hotel = z.infer<typeof Hotel>

/**
 * A hotel by its id in another system, with the fields that the caller knows. What is missing comes from the provider of
 * place details.
 */
export const OnboardingDraft = HotelDraft.partial().refine(
  ({ googlePlaceId, hotelPartnerId }) => (googlePlaceId ?? hotelPartnerId ?? null) !== null,
  { message: 'must be set, or hotelPartnerId', path: ['googlePlaceId'] },
)

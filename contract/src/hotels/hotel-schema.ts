import * as z from 'zod'
import { ClockTime, distinct, line } from '../envelope.ts'
import { ProfileDraft, ProfileFacts } from '../profile-schema.ts'
import { HotelAmenity } from '../reference-lists/hotel-amenities.ts'

/** US dollars a night, before taxes. */
const Rate = z.int().min(1).max(100_000)

export const HotelDraft = ProfileDraft.extend({
  /** The hotel's id in the system of a booking partner. */
  hotelPartnerId: line(100).nullable().default(null),
  starRating: z.int().min(1).max(5).nullable().default(null),
  roomCount: z.int().min(1).max(10_000).nullable().default(null),
  /** The usual range of its rates. */
  rates: z
    .strictObject({ from: Rate, to: Rate })
    .refine(({ from, to }) => from <= to, { message: 'must not be below the lowest', path: ['to'] })
    .nullable()
    .default(null),
  checkInTime: ClockTime.nullable().default(null),
  checkOutTime: ClockTime.nullable().default(null),
  amenities: distinct(HotelAmenity, 'an amenity').default([]),
})

export const Hotel = HotelDraft.extend({
  ...ProfileFacts.shape,
  /** The start of `rates`. */
  lowestRate: z.int().nullable(),
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

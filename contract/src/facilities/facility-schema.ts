import * as z from 'zod'
import { TimeZone } from '../envelope.ts'
import { Membership, ProfileDraft, ProfileFacts } from '../profile-schema.ts'
import { Availability } from '../reference-lists/availability.ts'
import { FacilityType } from '../reference-lists/facility-types.ts'
import { SpaceType } from './space-type-schema.ts'

export const FacilityDraft = ProfileDraft.extend({
  facilityType: FacilityType.default('Other'),
  availability: Availability.nullable().default(null),
  /** Seats for spectators. */
  capacity: z.int().min(0).max(1_000_000).nullable().default(null),
  /** In square feet. */
  indoorArea: z.int().min(0).max(100_000_000).nullable().default(null),
  /** The main floor, and the lowest clear height above it, in feet. */
  floorLength: z.int().min(1).max(5000).nullable().default(null),
  floorWidth: z.int().min(1).max(5000).nullable().default(null),
  clearHeight: z.int().min(1).max(500).nullable().default(null),
  yearOpened: z.int().min(1700).max(2099).nullable().default(null),
  /** IANA name. If null, it is derived from the position. */
  timeZone: TimeZone.nullable().default(null),
})

export const Facility = FacilityDraft.extend({
  ...ProfileFacts.shape,
  membership: Membership,
  sports: z.array(z.string()),
  amenities: z.array(z.string()),
  spaceTypes: z.array(SpaceType.omit({ id: true, createdDate: true })),
  /** Average of the reviews, rounded to two decimals. Null without reviews. */
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int(),
  likeCount: z.int(),
  /** Miles from the position in the filter `near`. */
  distance: z.number().nullable(),
}).strip()
export type Facility = z.infer<typeof Facility>

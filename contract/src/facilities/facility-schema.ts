import * as z from 'zod'
import { line } from '../envelope.ts'
import { ProfileDraft, ProfileFacts } from '../profile-schema.ts'
import { Availability } from '../reference-lists/availability.ts'
import { FacilityType } from '../reference-lists/facility-types.ts'
import { SpaceType } from './space-type-schema.ts'

const isTimeZone = (name: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const FacilityDraft = ProfileDraft.extend({
  facilityType: FacilityType.default('Other'),
  availability: Availability.nullable().default(null),
  /** Seats for spectators. */
  capacity: z.int().min(0).max(1_000_000).nullable().default(null),
  /** Square feet under roof. */
  indoorArea: z.int().min(0).max(100_000_000).nullable().default(null),
  yearOpened: z.int().min(1700).max(2099).nullable().default(null),
  /** IANA name, taken from the position when absent. */
  timeZone: line(64).refine(isTimeZone, 'is not a time zone').nullable().default(null),
})

export const Facility = FacilityDraft.extend({
  ...ProfileFacts.shape,
  sports: z.array(z.string()),
  amenities: z.array(z.string()),
  spaceTypes: z.array(SpaceType.omit({ id: true, createdDate: true })),
  /** Mean of the reviews' stars, to two digits; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  likeCount: z.int(),
  /** Miles from the point searched near. */
  distance: z.number().nullable(),
}).strip()
export type Facility = z.infer<typeof Facility>

import * as z from 'zod'
import { Id } from '../envelope.ts'
import { anyOf } from '../filter.ts'
import { FreeDays } from '../free-days.ts'
import { profileFilter } from '../profile-filter.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { FilterLocation } from '../reference-lists/locations.ts'
import { SpaceTypeName } from '../reference-lists/space-types.ts'
import { SportName } from '../reference-lists/sports.ts'
import { Surface } from '../reference-lists/surfaces.ts'
import { Facility } from './facility-schema.ts'

/**
 * Facilities with at least `count` spaces of this type, surface and location. `sport` counts only spaces that suit one
 * of these sports, if they are usually played on this type (`suitableSpace`); a surface of its own wins.
 */
const SpaceFilter = z.strictObject({
  name: SpaceTypeName,
  sport: anyOf(SportName),
  surface: anyOf(Surface),
  location: anyOf(FilterLocation),
  count: z.int().min(1).max(1000).optional(),
})

export const FacilityFilter = profileFilter(
  Facility,
  {
    /** Facilities that belong to the destination. */
    destinationId: anyOf(Id),
    sports: anyOf(SportName),
    /** Facilities with all of these amenities. */
    amenities: anyOf(AmenityName),
    spaceType: anyOf(SpaceTypeName),
    surface: anyOf(Surface),
    location: anyOf(FilterLocation),
    space: SpaceFilter.optional(),
    /**
     * Facilities with spaces that are free on these days of the place, as many as `space` counts: on each day of up to ten, or
     * on a weekend within a longer range. Facilities that share no calendar follow those that are free, unless `isKnown` leaves
     * out either of them.
     */
    free: FreeDays.safeExtend({ isKnown: z.boolean().optional() }).optional(),
  },
  ['rating', 'capacity', 'spaces'],
)
export type FacilityFilter = z.output<typeof FacilityFilter>

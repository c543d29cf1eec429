import * as z from 'zod'
import { Instant } from '../envelope.ts'
import { anyOf, Bounds, Near, Text, within } from '../filter.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { Availability } from '../reference-lists/availability.ts'
import { FacilityType } from '../reference-lists/facility-types.ts'
import { FilterLocation } from '../reference-lists/locations.ts'
import { RegionName, StateName } from '../reference-lists/regions.ts'
import { SpaceTypeName } from '../reference-lists/space-types.ts'
import { SportName } from '../reference-lists/sports.ts'
import { Surface } from '../reference-lists/surfaces.ts'

/** Spaces wanted: `count` of one name, on this surface and under this sky. */
const SpaceWanted = z.strictObject({
  name: SpaceTypeName,
  surface: anyOf(Surface),
  location: FilterLocation.optional(),
  count: z.int().min(1).max(1000).optional(),
})

export const FacilityFilter = z.strictObject({
  text: Text.optional(),
  near: Near.optional(),
  bounds: Bounds.optional(),
  name: anyOf(Text),
  city: anyOf(Text),
  postalCode: anyOf(Text),
  state: anyOf(StateName),
  region: anyOf(RegionName),
  facilityType: anyOf(FacilityType),
  availability: anyOf(Availability),
  sports: anyOf(SportName),
  /** All of them. */
  amenities: anyOf(AmenityName),
  spaceType: anyOf(SpaceTypeName),
  surface: anyOf(Surface),
  location: FilterLocation.optional(),
  space: SpaceWanted.optional(),
  rating: within(z.number().min(0).max(5)),
  capacity: within(z.int().min(0)),
  createdDate: within(Instant),
  isPromoted: z.boolean().optional(),
  /** Admins only; others find approved facilities whatever they ask. */
  status: anyOf(z.enum(['Pending', 'Approved'])),
  sort: z.enum(['relevance', 'distance', 'rating', 'name', '-name', 'newest', 'capacity']).optional(),
})
export type FacilityFilter = z.output<typeof FacilityFilter>

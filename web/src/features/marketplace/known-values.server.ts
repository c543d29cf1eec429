import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { surfaces } from '@app/contract/reference-lists/surfaces.ts'
import type { Knows } from './read-query.ts'

const values: Record<Parameters<Knows>[0], ReadonlySet<string>> = {
  sport: new Set(sportNames),
  type: new Set(facilityTypes),
  state: new Set(stateNames),
  amenity: new Set(amenityNames),
  surface: new Set(surfaces),
  availability: new Set(availabilities),
  space: new Set(spaceTypeNames),
}

/** By the contract's reference lists, which only the server holds. */
export const isKnown: Knows = (name, value) => values[name].has(value)

import { comparable } from '../matching/comparable.ts'
import type { CompareOptions } from '../matching/compare-facilities.ts'
import { createFacilityIndex } from '../matching/facility-index.ts'
import type { ErrorMiles } from '../matching/located.ts'
import type { Candidate } from '../rows/candidate.ts'
import { locatedOf } from './group-rows.ts'
import { knownComparable, type KnownFacility } from './known-facility.ts'

/** Whether one of the rows that become new facilities is the same place as one of the facilities. */
export function areCreatedTwice(
  created: readonly Candidate[],
  facilities: readonly KnownFacility[],
  { errorMiles, hasBranches }: CompareOptions & { errorMiles: ErrorMiles },
): boolean {
  const index = createFacilityIndex<KnownFacility>({ hasBranches })
  for (const facility of facilities) index.add(facility, knownComparable(facility, errorMiles))
  return created.some(
    (candidate) => index.find(comparable(locatedOf(candidate), errorMiles))?.certainty === 'same',
  )
}

import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { isRange, listed, type Range } from '@app/contract/filter.ts'
import { isSuitable, suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import { facilityReading } from '@app/server/services/facility-mgmt/index.ts'
import type { ReadingQuery } from './queries/reading-query.ts'
import { hasAny, type Candidate, type Check, type TestedMarket } from './tested-market.ts'

interface Venue extends Candidate {
  facilityType: string
  capacity: number | null
  indoorArea: number | null
  clearHeight: number | null
  amenities: string[]
  spaces: { name: string; surface: string | null; location: string | null; count: number }[]
}

function spacesAre({ filter }: ReadingQuery): Check<Venue> {
  const { space, spaceType, surface, location } = filter
  const wanted = { name: space?.name ?? spaceType, surface: space?.surface ?? surface }
  const where = listed(space?.location ?? location ?? 'Both')
  const suited =
    space?.sport === undefined ? undefined : suitableSpace(listed(space.sport)[0] ?? '', where[0])
  return ({ spaces }) => {
    if (wanted.name === undefined && wanted.surface === undefined && where.includes('Both')) return true
    const found = spaces.filter(
      (one) =>
        hasAny([one.name], wanted.name) &&
        (wanted.surface === undefined
          ? suited === undefined || suited.name !== one.name || isSuitable(suited, one)
          : hasAny([one.surface ?? ''], wanted.surface)) &&
        (where.includes('Both') || one.location === 'Both' || hasAny([one.location ?? ''], where)),
    )
    return found.reduce((sum, { count }) => sum + count, 0) >= (space?.count ?? 1)
  }
}

const leastOf = (wanted: number | number[] | Range<number> | undefined) =>
  wanted !== undefined && isRange(wanted) ? (wanted.from ?? 0) : 0

export const facilities: TestedMarket<FacilityFilter, Venue> = {
  noun: 'venues',
  reading: facilityReading,
  path: '/facilities',
  candidates: `
    select i.id, i.name, i.facility_type as "facilityType", i.capacity, i.indoor_area as "indoorArea",
      i.clear_height as "clearHeight", i.sports, i.amenities, i.space_types as spaces, i.city, i.state,
      p.areas, i.lat, i.lng
    from derived.facility_item i join profile p on p.id = i.id where p.audience = 'public'`,
  words: ({ name, facilityType, city, sports }) => [name, facilityType, city ?? '', ...sports],
  demands: (query) => {
    const { facilityType, amenities, capacity, indoorArea, clearHeight } = query.filter
    const hasSpaces = spacesAre(query)
    return (venue) =>
      hasSpaces(venue) &&
      hasAny([venue.facilityType], facilityType) &&
      listed(amenities ?? []).every((one) => hasAny(venue.amenities, one)) &&
      (venue.capacity ?? 0) >= leastOf(capacity) &&
      (venue.indoorArea ?? 0) >= leastOf(indoorArea) &&
      (venue.clearHeight ?? 0) >= leastOf(clearHeight)
  },
}

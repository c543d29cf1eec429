import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { locations } from '@app/contract/reference-lists/locations.ts'
import { spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { surfaces } from '@app/contract/reference-lists/surfaces.ts'
import { listed } from '@app/contract/filter.ts'
import { suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { invalid } from '../../../platform/errors.ts'
import { sportWords } from '../../../search/sport-words.ts'
import type { PartQuery } from '../../../search/index/query.ts'
import type { Entry, MarketDeclaration } from '../../../search/market-declaration.ts'

interface Space {
  name: string
  surface: string | null
  count: number
  location: string | null
}

interface FacilityEntry extends Entry {
  facilityType: string
  facts: { spaceTypes: Space[]; sports: string[]; otherNames: string[] }
}

/** Search words for spaces, without duplicates: 'Court', 'Hardwood', 'Indoor'. */
const spaceWords = (spaces: readonly Space[]) =>
  new Set(
    spaces.flatMap(({ name, surface, location }) => [
      name,
      ...(surface === null || surface === 'N/A' ? [] : [surface]),
      ...(location === null ? [] : location === 'Both' ? ['Indoor', 'Outdoor'] : [location]),
    ]),
  )

type SpaceFilter = Pick<FacilityFilter, 'space' | 'spaceType' | 'surface' | 'location'>

/** The surfaces that suit one of the sports. Undefined if any surface does. */
function surfacesFor({ name, sport = [], location }: NonNullable<FacilityFilter['space']>) {
  const suitable = listed(sport).flatMap((one) => suitableSpace(one, location) ?? [])
  const suited = suitable.filter((space) => space.name === name).map((one) => one.surfaces)
  if (suited.length === 0 || suited.includes(undefined)) return undefined
  return [...suited.flatMap((some) => some ?? []), 'N/A', null]
}

/** `spaceType`, `surface` and `location` filter by one attribute each, `space` by all of them and a count. */
function spaceQuery({ space, spaceType, surface, location }: SpaceFilter): PartQuery | undefined {
  const attributes = Object.entries({ spaceType, surface, location }).filter(
    ([, value]) => value !== undefined,
  )
  if (space && attributes.length > 0)
    throw invalid(
      attributes.map(([field]) => ({ path: `data/${field}`, message: "can't be combined with space" })),
    )
  if (space) {
    return {
      attributes: {
        spaceType: space.name,
        surface: space.surface ?? surfacesFor(space),
        location: space.location,
      },
      count: space.count ?? 1,
    }
  }
  if (attributes.length === 0) return undefined
  return { attributes: { spaceType, surface, location } }
}

export const facilityMarket: MarketDeclaration<FacilityEntry, FacilityFilter> = {
  facets: {
    facilityType: { kind: 'one', values: facilityTypes },
    availability: { kind: 'one', values: availabilities },
    sports: { kind: 'many', values: sportNames },
    amenities: { kind: 'many', match: 'all', values: amenityNames },
    destinationId: { kind: 'many', counted: false },
  },
  numbers: {
    rating: { thresholds: [4.5, 4, 3] },
    reviewCount: {},
    capacity: {},
    indoorArea: {},
    clearHeight: {},
  },
  sorts: {
    rating: [
      { number: 'rating', highestFirst: true },
      { number: 'reviewCount', highestFirst: true },
    ],
    capacity: [{ number: 'capacity', highestFirst: true }],
    spaces: [{ parts: 'matching' }, { number: 'rating', highestFirst: true }],
  },
  tieBreaker: 'rating',
  parts: {
    attributes: {
      spaceType: { values: spaceTypeNames },
      surface: { values: surfaces },
      location: { values: locations, wildcard: 'Both' },
    },
    fields: ['space', 'spaceType', 'surface', 'location'],
    of: ({ facts }) =>
      facts.spaceTypes.map(({ name, surface, location, count }) => ({
        attributes: { spaceType: name, surface, location },
        count,
      })),
    query: spaceQuery,
  },
  fit: {
    facets: { sports: { weight: 3, isRequired: true }, facilityType: { weight: 1 } },
    parts: { attribute: 'spaceType', weight: 4 },
    sizes: { capacity: 1 },
    ratings: { rating: 1 },
    distance: { weight: 5, halfMiles: 30, maxMiles: 150 },
  },
  references: ['destinationId'],
  words: ({ facilityType, facts }) => ({
    sports: sportWords(facts.sports),
    type: [facilityType, ...spaceWords(facts.spaceTypes), ...facts.otherNames],
  }),
}

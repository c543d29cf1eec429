import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { locations } from '@app/contract/reference-lists/locations.ts'
import { responseTimes } from '@app/contract/reference-lists/response-times.ts'
import { spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { surfaces } from '@app/contract/reference-lists/surfaces.ts'
import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { sportWords } from '../../../search/sport-words.ts'
import type { Entry, MarketDeclaration } from '../../../search/market-declaration.ts'
import { calendarOf, freeQuery, type CalendarSummary } from './free-spaces.ts'
import { spaceQuery } from './space-query.ts'

interface Space {
  name: string
  surface: string | null
  count: number
  location: string | null
}

interface FacilityEntry extends Entry {
  facilityType: string
  calendar: CalendarSummary | null
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

export const facilityMarket: MarketDeclaration<FacilityEntry, FacilityFilter> = {
  facets: {
    facilityType: { kind: 'one', values: facilityTypes },
    availability: { kind: 'one', values: availabilities },
    sports: { kind: 'many', values: sportNames },
    amenities: { kind: 'many', match: 'all', values: amenityNames },
    destinationId: { kind: 'many', counted: false },
    responseTime: { kind: 'one', counted: false, values: responseTimes },
  },
  numbers: {
    rating: { thresholds: [4.5, 4, 3] },
    reviewCount: {},
    capacity: {},
    indoorArea: {},
    clearHeight: {},
    pastEvents: {},
    eventMonths: {},
    answeredShare: {},
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
  calendar: { of: ({ calendar }) => calendarOf(calendar), query: freeQuery },
  // Saved searches are for what is known to be free.
  marketed: (filter) => (filter.free ? { ...filter, free: { isKnown: true, ...filter.free } } : filter),
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

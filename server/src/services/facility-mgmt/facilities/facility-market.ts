import type * as z from 'zod'
import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { isRange, listed, type Range } from '@app/contract/filter.ts'
import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { locations } from '@app/contract/reference-lists/locations.ts'
import { regionNames, stateNames, stateOf } from '@app/contract/reference-lists/regions.ts'
import { spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { sportByName, sportNames } from '@app/contract/reference-lists/sports.ts'
import { surfaces } from '@app/contract/reference-lists/surfaces.ts'
import { invalid, invalidField } from '../../../platform/errors.ts'
import { promotedRanges, type Entry } from '../../../search/entry.ts'
import type { NumberChoice } from '../../../search/index/number-columns.ts'
import type { SearchQuery } from '../../../search/index/query.ts'
import type { MarketDeclaration } from '../../../search/marketplace.ts'
import type { Geocode } from '../../../patterns/settle.ts'

interface FacilityEntry extends Entry {
  facility_type: string
  availability: string | null
  capacity: number | null
}

const index = {
  facets: {
    state: { kind: 'one', values: stateNames },
    region: { kind: 'one', values: regionNames },
    facilityType: { kind: 'one', values: facilityTypes },
    availability: { kind: 'one', values: availabilities },
    sports: { kind: 'many', values: sportNames },
    amenities: { kind: 'many', match: 'all', values: amenityNames },
    name: { kind: 'one', counted: false },
    city: { kind: 'one', counted: false },
    postalCode: { kind: 'one', counted: false },
    status: { kind: 'one', counted: false },
  },
  attributes: {
    spaceType: { values: spaceTypeNames },
    surface: { values: surfaces },
    location: { values: locations, wildcard: 'Both' },
  },
  numbers: { rating: { thresholds: [4.5, 4, 3] }, reviewCount: {}, capacity: {}, created: {} },
  sorts: {
    rating: [
      { number: 'rating', highestFirst: true },
      { number: 'reviewCount', highestFirst: true },
    ],
    newest: [{ number: 'created', highestFirst: true }],
    capacity: [{ number: 'capacity', highestFirst: true }],
  },
  tieBreaker: 'rating',
} as const

type Query = SearchQuery<typeof index>
type Filter = z.output<typeof FacilityFilter>

const weights = { name: 8, sport: 4, place: 2, type: 1 }

/** Sports by the words people search them by. */
const sportWords = (names: readonly string[]) =>
  names.flatMap((name) => [name, ...(sportByName.get(name)?.synonyms ?? [])]).join(' ')

/** What spaces are, once each: 'Court', 'Hardwood', 'Indoor'. */
const spaceWords = (spaces: FacilityEntry['space_types']) =>
  new Set(
    spaces.flatMap(({ name, surface, location }) => [
      name,
      ...(surface === null || surface === 'N/A' ? [] : [surface]),
      ...(location === null ? [] : location === 'Both' ? ['Indoor', 'Outdoor'] : [location]),
    ]),
  )

export const facilityMarket = (geocode: Geocode): MarketDeclaration<typeof index, FacilityEntry, Filter> => ({
  kind: 'facility',
  index,
  columns: 'f.facility_type, f.availability, f.capacity',
  joins: 'join facility f on f.profile_id = p.id',
  row: (entry) => ({
    id: entry.id,
    name: entry.name,
    lat: entry.lat,
    lng: entry.lng,
    isVisible: entry.is_public,
    facets: {
      state: entry.state,
      region: entry.region,
      facilityType: entry.facility_type,
      availability: entry.availability,
      sports: entry.sports,
      amenities: entry.amenities,
      name: entry.name,
      city: entry.city,
      postalCode: entry.postal_code,
      status: entry.status,
    },
    parts: entry.space_types.map(({ name, surface, location, count }) => ({
      attributes: { spaceType: name, surface, location },
      count,
    })),
    numbers: {
      rating: entry.rating,
      reviewCount: entry.review_count,
      capacity: entry.capacity,
      created: entry.created_date.getTime(),
    },
    promotedRanges: promotedRanges(entry),
    texts: [
      { weight: weights.name, text: entry.name },
      { weight: weights.sport, text: sportWords(entry.sports) },
      {
        weight: weights.place,
        text: [entry.city, entry.state, stateOf(entry.state ?? '')?.code, entry.postal_code]
          .filter(Boolean)
          .join(' '),
      },
      {
        weight: weights.type,
        text: [entry.facility_type, ...spaceWords(entry.space_types)].join(' '),
      },
    ],
  }),
  query: async (filter) => ({
    text: filter.text,
    bounds: filter.bounds,
    promoted: filter.isPromoted,
    sort: filter.sort,
    near: await nearOf(filter, geocode),
    facets: {
      state: filter.state,
      region: filter.region,
      facilityType: filter.facilityType,
      availability: filter.availability,
      sports: filter.sports,
      // All of them, one as well as several: the index takes a lone value for any of one.
      amenities: filter.amenities && listed(filter.amenities),
      name: filter.name,
      city: filter.city,
      postalCode: filter.postalCode,
      status: filter.status,
    },
    part: partOf(filter),
    numbers: {
      rating: numbersOf(filter.rating, Number),
      capacity: numbersOf(filter.capacity, Number),
      created: numbersOf(filter.createdDate, Date.parse),
    },
  }),
  facets: (counts) => ({
    ...counts.facets,
    ...counts.attributes,
    rating: (counts.numbers.rating ?? []).map(({ from, count }) => ({ value: String(from), count })),
    isPromoted: [{ value: 'true', count: counts.promoted }],
  }),
})

async function nearOf({ near }: Filter, geocode: Geocode): Promise<Query['near']> {
  if (!near) return undefined
  if (near.lat !== undefined && near.lng !== undefined)
    return { lat: near.lat, lng: near.lng, distMiles: near.dist }
  const place = await geocode.geocode(near.address ?? '')
  if (!place) throw invalidField('data/near/address', 'is not a place we know')
  return { lat: place.lat, lng: place.lng, distMiles: near.dist }
}

/** `spaceType`, `surface` and `location` are facets of their own; `space` says all of them and a count at once. */
function partOf({ space, spaceType, surface, location }: Filter): Query['part'] {
  const beside = Object.entries({ spaceType, surface, location }).filter(([, wanted]) => wanted !== undefined)
  if (space && beside.length > 0)
    throw invalid(
      beside.map(([field]) => ({ path: `data/${field}`, message: 'goes into space, which is given too' })),
    )
  if (space)
    return {
      attributes: { spaceType: space.name, surface: space.surface, location: space.location },
      count: space.count ?? 1,
    }
  if (spaceType === undefined && surface === undefined && location === undefined) return undefined
  return { attributes: { spaceType, surface, location } }
}

function numbersOf<T extends number | string>(
  wanted: T | T[] | Range<T> | undefined,
  read: (value: T) => number,
): NumberChoice | undefined {
  if (wanted === undefined) return undefined
  if (!isRange<T>(wanted)) return listed<T>(wanted).map(read)
  const { from, to } = wanted
  return { from: from === undefined ? from : read(from), to: to === undefined ? to : read(to) }
}

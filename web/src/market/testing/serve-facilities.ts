import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { refused, type Answer, type ServiceCall } from '../../testing/answer-calls.ts'

const space = { surface: null, additionalFeatures: null } as const
const manySports = ['Swimming', 'Curling', 'Golf', 'Tennis', 'Dodgeball', 'Fencing', 'Archery'] as const

/** Facility `n` is `n` miles from everywhere. The first 60 of 120 are in California. */
const facilities = Array.from({ length: 120 }, (_, at): Facility => {
  const n = at + 1
  return plainFacility({
    id: `00000000-0000-4000-8000-000000000${String(n).padStart(3, '0')}`,
    name: `Hall ${String(n).padStart(3, '0')}`,
    city: n <= 60 ? 'Fresno' : 'Gary',
    state: n <= 60 ? 'California' : 'Indiana',
    lat: 36,
    lng: -119,
    distance: n,
    // Otherwise, each card would ask the server of the tests for a picture.
    headerImage: 'data:,',
    sports: [
      ...(n % 2 === 0 ? (['Basketball'] as const) : []),
      ...(n % 3 === 0 ? (['Soccer'] as const) : []),
      manySports[n % manySports.length] ?? 'Golf',
    ],
    spaceTypes: [
      {
        ...space,
        name: n % 5 === 0 ? 'Pool' : 'Court',
        count: (n % 12) + 1,
        location: n % 4 === 0 ? 'Outdoor' : 'Indoor',
      },
    ],
  })
})

const knownPlaces = [
  'Indianapolis, Indiana',
  'Indianapolis, IN',
  'Houston, TX',
  'Springfield, IL',
  'Springfield, MO',
  'Chicago, IL',
]

interface Filter {
  text?: string
  sports?: string[]
  state?: string[]
  spaceType?: string[]
  location?: string
  space?: { name: string; location?: string; count?: number }
  near?: { address: string; dist: number }
  sort?: string
}

function matches({ name, state, sports, spaceTypes, distance }: Facility, filter: Filter): boolean {
  const spaces = spaceTypes.filter((one) => filter.space === undefined || one.name === filter.space.name)
  const location = filter.space?.location ?? filter.location
  return (
    (filter.text ?? '').split(' ').every((word) => name.toLowerCase().includes(word.toLowerCase())) &&
    (filter.sports === undefined || filter.sports.some((one) => sports.some((sport) => sport === one))) &&
    (filter.state === undefined || filter.state.some((one) => one === state)) &&
    (filter.spaceType === undefined ||
      filter.spaceType.some((one) => spaces.some((each) => each.name === one))) &&
    spaces.some((one) => location === undefined || one.location === location) &&
    spaces.some(({ count }) => (count ?? 1) >= (filter.space?.count ?? 1)) &&
    (filter.near === undefined || (distance ?? 0) <= filter.near.dist)
  )
}

const countOf = (filter: Filter) => facilities.filter((one) => matches(one, filter)).length

function facetsOf(filter: Filter) {
  const counted = <T extends string>(values: readonly T[], chosen: (value: T) => Filter) =>
    values.map((value) => ({ value, count: countOf({ ...filter, ...chosen(value) }) }))
  return {
    sports: counted(['Basketball', 'Soccer', ...manySports], (value) => ({ sports: [value] })),
    state: counted(['California', 'Indiana'], (value) => ({ state: [value] })),
    spaceType: counted(['Court', 'Pool'], (value) => ({ spaceType: [value] })),
    location: counted(['Indoor', 'Outdoor'], (value) =>
      filter.space ? { space: { ...filter.space, location: value } } : { location: value },
    ),
  }
}

function search({ query, data }: ServiceCall) {
  const { facets, ...filter }: Filter & { facets?: boolean } = data
  if (filter.near && !knownPlaces.includes(filter.near.address))
    return refused(400, 'VALIDATION_FAILED', [{ path: 'data/near/address', message: 'unknown' }])
  const offset = Number(query.get('offset') ?? 0)
  const found = facilities.filter((one) => matches(one, filter))
  return {
    data: found
      .slice(offset, offset + Number(query.get('take')))
      .map((one) => (filter.near ? one : { ...one, distance: null })),
    _meta: { stats: { count: found.length }, ...(facets === true && { facets: facetsOf(filter) }) },
  }
}

/**
 * A server with 120 facilities, their facets and some places. Texts are read as `readings` has them; of others, all words are
 * searched for.
 */
export const serveFacilities =
  (readings: Record<string, object> = {}): Answer =>
  (call) => {
    const text = call.query.get('text') ?? ''
    switch (call.path) {
      case '/facilities/search':
        return search(call)
      case '/facilities/search/reading':
        return { data: readings[text] ?? { filter: { text }, parts: [] } }
      case '/facilities/search/map':
        return { data: { markers: [], clusters: [], count: countOf(call.data) } }
      case '/places/complete':
        return { data: knownPlaces.filter((label) => label.startsWith(text)).map((label) => ({ label })) }
      case '/places/locate':
        return { data: { city: 'Indianapolis', state: 'Indiana', postalCode: null, timeZone: null } }
      default:
        return undefined
    }
  }

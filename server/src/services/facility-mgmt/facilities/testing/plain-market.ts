import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { isRange, listed, type Range } from '@app/contract/filter.ts'
import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { sportByName } from '@app/contract/reference-lists/sports.ts'
import type pg from 'pg'
import { plainText } from '../../../../search/index/testing/plain-text.ts'

/** A reference implementation of the marketplace without an index: it reads all rows and filters them one by one. */

interface Space {
  name: string
  surface: string | null
  location: string | null
  count: number
}

export interface PlainFacility {
  id: string
  name: string
  city: string | null
  state: string | null
  region: string | null
  postalCode: string | null
  lat: number | null
  lng: number | null
  facilityType: string
  availability: string | null
  capacity: number | null
  created: number
  sports: string[]
  amenities: string[]
  spaces: Space[]
  rating: number | null
  reviewCount: number
  isPromoted: boolean
}

/** Reads all facilities in the marketplace. */
export async function readFacilities(pool: pg.Pool): Promise<PlainFacility[]> {
  const { rows } = await pool.query<PlainFacility>(`
    select p.id, p.name, p.city, p.state, p.region, p.postal_code as "postalCode", p.lat, p.lng,
      f.facility_type as "facilityType", f.availability, f.capacity,
      floor(extract(epoch from p.created_date) * 1000)::float8 as created,
      array(select name from sport where owner_id = p.id) as sports,
      array(select name from amenity where owner_id = p.id) as amenities,
      (select coalesce(json_agg(json_build_object('name', s.name, 'surface', s.surface, 'location', s.location, 'count', s.count)), '[]')
        from space_type s where s.owner_id = p.id) as spaces,
      (select round(avg(r.rating), 2)::float8 from review r where r.owner_id = p.id) as rating,
      (select count(*) from review r where r.owner_id = p.id) as "reviewCount",
      exists (select from boost b where b.owner_id = p.id and current_date between b.start_date and b.end_date) as "isPromoted"
    from profile p join facility f on f.profile_id = p.id
    where p.status = 'Approved' and p.is_active and p.deleted_date is null`)
  return rows
}

export interface Point {
  lat: number
  lng: number
}
/** A filter and the position of its address. */
export interface PlainQuery {
  filter: FacilityFilter
  origin?: Point | undefined
}

/** In miles. */
const earthRadius = 3958.7613

/** Great-circle distance in miles, by the haversine formula. */
export function milesBetween(a: Point, b: Point) {
  const [lat1 = 0, lat2 = 0, turn = 0] = [a.lat, b.lat, b.lng - a.lng].map(
    (degrees) => (degrees * Math.PI) / 180,
  )
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(turn / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(half))
}

const pointOf = ({ lat, lng }: PlainFacility): Point | null =>
  lat === null || lng === null ? null : { lat, lng }

const isNear = (row: PlainFacility, { filter, origin }: PlainQuery) => {
  const position = pointOf(row)
  return (
    origin === undefined || (position !== null && milesBetween(position, origin) <= (filter.near?.dist ?? 0))
  )
}

const isWithin = (row: PlainFacility, { bounds }: FacilityFilter) => {
  if (!bounds) return true
  const { west, east, south, north } = bounds
  const { lat, lng } = row
  if (lat === null || lng === null || lat < south || lat > north) return false
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
}

const textsOf = (row: PlainFacility) => [
  row.name,
  ...row.sports,
  ...row.sports.flatMap((sport) => sportByName.get(sport)?.synonyms ?? []),
  ...[row.city, row.state, stateOf(row.state ?? '')?.code, row.postalCode].map((text) => text ?? ''),
  row.facilityType,
  ...row.spaces.map(({ name }) => name),
]

/** Rows that match the location and the text, before facets are applied. */
function scopeOf(all: readonly PlainFacility[], query: PlainQuery): PlainFacility[] {
  const near = all.filter((row) => isNear(row, query))
  const { text } = query.filter
  const searched = near.map((row) => ({
    row,
    id: row.id,
    name: row.name,
    lat: row.lat,
    lng: row.lng,
    isVisible: true,
    texts: textsOf(row).map((words) => ({ text: words, weight: 1 })),
  }))
  const matches = text === undefined ? null : plainText(searched, text)
  const found = matches ? searched.filter((each) => matches.scores.has(each)) : searched
  return found.map(({ row }) => row).filter((row) => isWithin(row, query.filter))
}

type Test = (row: PlainFacility) => boolean
// The type of a filter allows ranges of texts, but its schema rejects them.
type Choice<T extends string> = T | T[] | Range<T> | undefined
const anyOf = (choice: Choice<string>, values: (row: PlainFacility) => (string | null)[]): Test => {
  if (choice === undefined || isRange<string>(choice)) return () => true
  const accepted = listed(choice)
  return (row) => values(row).some((value) => value !== null && accepted.includes(value))
}
const inRange = <T extends string | number>(
  choice: T | T[] | Range<T> | undefined,
  numberOf: (row: PlainFacility) => number | null,
  parse: (end: T) => number,
): Test => {
  if (choice === undefined) return () => true
  const [value] = isRange<T>(choice) ? [] : listed<T>(choice)
  const { from, to }: Range<T> = isRange<T>(choice) ? choice : { from: value, to: value }
  const min = from === undefined ? -Infinity : parse(from)
  const max = to === undefined ? Infinity : parse(to)
  if (min === -Infinity && max === Infinity) return () => true
  return (row) => {
    const number = numberOf(row)
    return number !== null && number >= min && number <= max
  }
}

type Attribute = 'spaceType' | 'surface' | 'location'
const attributeOf = { spaceType: 'name', surface: 'surface', location: 'location' } as const
interface SpaceQuery {
  accepts: Record<Attribute, string[] | null>
  count: number
}
function spaceQueryOf({ space, spaceType, surface, location }: FacilityFilter): SpaceQuery {
  const names = space ? space.name : spaceType
  const surfaces = space ? space.surface : surface
  const places = listed((space ? space.location : location) ?? 'Both')
  return {
    accepts: {
      spaceType: names === undefined ? null : listed(names),
      surface: surfaces === undefined ? null : listed(surfaces),
      location: places.includes('Both') ? null : places,
    },
    count: space?.count ?? 1,
  }
}
const attributes: Attribute[] = ['spaceType', 'surface', 'location']
const fits = (space: Space, { accepts }: SpaceQuery, except?: Attribute) =>
  attributes.every((attribute) => {
    const accepted = attribute === except ? null : accepts[attribute]
    const value = space[attributeOf[attribute]]
    return accepted === null || (value !== null && accepted.includes(value))
  })
export const spaceCount = (spaces: readonly Space[]) => spaces.reduce((sum, { count }) => sum + count, 0)
const hasSpaces = (filter: FacilityFilter): Test => {
  const query = spaceQueryOf(filter)
  const isEmpty = Object.values(query.accepts).every((accepted) => accepted === null) && !filter.space
  return (row) => isEmpty || spaceCount(row.spaces.filter((space) => fits(space, query))) >= query.count
}

const testsOf = (filter: FacilityFilter): Record<string, Test> => ({
  state: anyOf(filter.state, (row) => [row.state]),
  region: anyOf(filter.region, (row) => [row.region]),
  facilityType: anyOf(filter.facilityType, (row) => [row.facilityType]),
  availability: anyOf(filter.availability, (row) => [row.availability]),
  sports: anyOf(filter.sports, (row) => row.sports),
  amenities: (row) => listed(filter.amenities ?? []).every((amenity) => row.amenities.includes(amenity)),
  name: anyOf(filter.name, (row) => [row.name]),
  city: anyOf(filter.city, (row) => [row.city]),
  postalCode: anyOf(filter.postalCode, (row) => [row.postalCode]),
  spaces: hasSpaces(filter),
  rating: inRange(filter.rating, (row) => row.rating, Number),
  capacity: inRange(filter.capacity, (row) => row.capacity, Number),
  createdDate: inRange(filter.createdDate, (row) => row.created, Date.parse),
  isPromoted: (row) => filter.isPromoted === undefined || row.isPromoted === filter.isPromoted,
})

export const matching = (
  all: readonly PlainFacility[],
  query: PlainQuery,
  without?: string,
): PlainFacility[] => {
  const tests = Object.entries(testsOf(query.filter)).filter(([field]) => field !== without)
  return scopeOf(all, query).filter((row) => tests.every(([, test]) => test(row)))
}

type Counts = Record<string, Record<string, number>>
const tally = (values: readonly (string | null)[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/**
 * Counts the values of each facet among the rows that match all other facets. Amenities are counted among the rows that
 * match all facets.
 */
export function plainFacets(all: readonly PlainFacility[], query: PlainQuery): Counts {
  const each = (field: string, values: (row: PlainFacility) => (string | null)[]) =>
    tally(matching(all, query, field).flatMap((row) => [...new Set(values(row))]))
  const spaceQuery = spaceQueryOf(query.filter)
  const bySpace = (attribute: Attribute) =>
    tally(
      matching(all, query, 'spaces').flatMap(({ spaces }) => {
        const matches = spaces.filter((space) => fits(space, spaceQuery, attribute))
        const values = [...new Set(matches.map((space) => space[attributeOf[attribute]]))]
        return values.filter(
          (value) =>
            spaceCount(matches.filter((space) => space[attributeOf[attribute]] === value)) >=
            spaceQuery.count,
        )
      }),
    )
  return {
    state: each('state', (row) => [row.state]),
    region: each('region', (row) => [row.region]),
    facilityType: each('facilityType', (row) => [row.facilityType]),
    availability: each('availability', (row) => [row.availability]),
    sports: each('sports', (row) => row.sports),
    amenities: each('none', (row) => row.amenities),
    spaceType: bySpace('spaceType'),
    surface: bySpace('surface'),
    location: bySpace('location'),
    rating: each('rating', (row) => [4.5, 4, 3].filter((min) => (row.rating ?? 0) >= min).map(String)),
    isPromoted: each('isPromoted', (row) => (row.isPromoted ? ['true'] : [])),
  }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { buildCatalogue } from '@app/catalogue/demo/build-catalogue.ts'
import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { createRandom } from '../../../search/index/testing/random.ts'
import { nameKey, tokenize } from '../../../search/index/tokenize.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  metaOf,
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import { base, problemOf, wire } from '../../../testing/wire.ts'
import {
  matching,
  milesBetween,
  plainFacets,
  readFacilities,
  spaceCount,
  type PlainFacility,
  type PlainQuery,
  type Point,
} from './testing/plain-market.ts'

type Filter = z.input<typeof FacilityFilter>

let server: TestServer
let visitor: Api
let admin: SignedUp
let all: PlainFacility[]
const today = new Date().toISOString().slice(0, 10)

beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  admin = await signUp(server, 'admin', ['admin'])
  await buildCatalogue(server.pool, { count: 300, today, log: { info: () => {} } })
  // Adds cases that are rare in the catalogue: hidden facilities, facilities without a position, boosts.
  await server.pool.query(`
    with numbered as (select id, row_number() over (order by id) as n from profile where kind = 'facility')
    update profile p set
      status = case when n % 19 = 0 then 'Pending' else p.status end,
      is_active = n % 23 <> 0,
      deleted_date = case when n % 29 = 0 then now() end,
      lat = case when n % 13 = 0 then null else p.lat end,
      lng = case when n % 13 = 0 then null else p.lng end
    from numbered where numbered.id = p.id`)
  await server.pool.query('delete from boost')
  await server.pool.query(
    `insert into boost (id, owner_id, start_date, end_date)
    select gen_random_uuid(), id, current_date + (n % 5 - 3)::int, current_date + (n % 5 - 2)::int
    from (select id, row_number() over (order by id) as n from profile where kind = 'facility') numbered where n % 4 = 0`,
  )
  all = await readFacilities(server.pool)
  await eventually(
    async () => (await visitor.facilities.searchFilters({ data: {} })).data.isPromoted?.[0]?.count,
    (count) => count === all.filter(({ isPromoted }) => isPromoted).length,
  )
})
afterAll(() => server.close())

/** Returns the center of a postal code, or of the largest place with the name. */
async function geocode(address: string): Promise<Point | undefined> {
  const [city, state] = address.split(', ')
  const { rows } = await server.pool.query<Point>(
    `select lat, lng from gazetteer_postal_code where code = $1
    union all (select lat, lng from gazetteer_place where name = $2 and state = $3 order by population desc limit 1)`,
    [address, city, state],
  )
  return rows[0]
}

const resolveQuery = async (input: Filter): Promise<PlainQuery> => {
  const filter = FacilityFilter.parse(input)
  const { near } = filter
  if (!near) return { filter }
  const origin =
    near.lat === undefined ? await geocode(near.address ?? '') : { lat: near.lat, lng: near.lng ?? 0 }
  if (!origin) throw new Error(`${near.address} is not in the gazetteer`)
  return { filter, origin }
}

/** Reads all pages of a search. */
async function findAllIds(data: Filter) {
  const ids: string[] = []
  for (;;) {
    const page = await visitor.facilities.search({ data, take: 100, offset: ids.length })
    ids.push(...page.data.map(({ id }) => id))
    if (page.data.length === 0) return { ids, total: metaOf(page).stats.count }
  }
}

const nonZero = (facets: Record<string, { value: string; count: number }[]>) =>
  Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => {
      expect(new Set(values.map(({ value }) => value)).size, facet).toBe(values.length)
      return [
        facet,
        Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
      ]
    }),
  )

/** Random filters with one to four fields. The values come from existing facilities, so that most filters match some. */
function randomFilters(count: number): Filter[] {
  const random = createRandom(20_261_121)
  const some = <T>(list: readonly T[]): T[] => [...new Set([random.pick(list), random.pick(list)])]
  const oneOrSome = <T>(list: readonly T[]): T | T[] => (random.chance(0.5) ? random.pick(list) : some(list))
  const addresses = [
    '46204',
    'Chicago, Illinois',
    'Los Angeles, California',
    'Toronto, Ontario',
    '10001',
    'Houston, Texas',
  ]
  const choices: ((row: PlainFacility) => Filter)[] = [
    (row) => ({ text: random.pick(tokenize(row.name)) }),
    (row) => ({ text: `${row.city} ${random.pick(row.sports.length > 0 ? row.sports : [''])}`.trim() }),
    (row) => ({ text: row.name.slice(0, 5 + random.below(8)) }),
    (row) => ({ near: { lat: row.lat ?? 40, lng: row.lng ?? -90, dist: 20 + random.below(800) } }),
    () => ({ near: { address: random.pick(addresses), dist: 50 + random.below(900) } }),
    () => ({ near: { address: random.pick(addresses) } }),
    () => ({ region: oneOrSome(['Midwest', 'Southeast', 'Pacific', 'Central Canada']) }),
    () => ({ state: oneOrSome(['California', 'Texas', 'Indiana', 'Ontario', 'New York']) }),
    () => ({
      sports: oneOrSome(['Basketball', 'Soccer', 'Volleyball', 'Ice Hockey', 'Swimming', 'Baseball']),
    }),
    () => ({ amenities: oneOrSome(['Parking', 'Restrooms', 'Wifi', 'Bleachers', 'Concessions']) }),
    () => ({ facilityType: oneOrSome(['Parks & Rec', 'Sports Complex', 'School', 'Ice Rink', 'Arena']) }),
    () => ({ availability: 'Available to host' }),
    () => ({ spaceType: oneOrSome(['Court', 'Field', 'Diamond', 'Rink']) }),
    () => ({
      surface: oneOrSome(['Hardwood', 'Grass', 'Turf', 'Ice']),
      location: oneOrSome(['Indoor', 'Outdoor', 'Both']),
    }),
    () => ({ space: { name: random.pick(['Court', 'Field', 'Diamond']), count: 1 + random.below(6) } }),
    () => ({
      space: { name: 'Court', surface: ['Hardwood'], location: oneOrSome(['Indoor', 'Both']), count: 2 },
    }),
    () => ({ rating: random.pick([{ from: 4 }, { from: 3, to: 4.2 }, { from: 4.5 }, { to: 3.5 }, 5]) }),
    () => ({ capacity: random.pick([{ from: 500 }, { to: 2000 }, { from: 100, to: 10_000 }]) }),
    () => ({ isPromoted: random.chance(0.7) }),
    () => ({
      bounds: random.pick([
        { west: -100, south: 25, east: -70, north: 45 },
        { west: 170, south: -10, east: -100, north: 70 },
      ]),
    }),
    (row) => ({ city: row.city ?? '' }),
    (row) => ({ name: [row.name] }),
    (row) => ({ createdDate: { to: new Date(row.created).toISOString() } }),
  ]
  return Array.from({ length: count }, () => {
    const row = random.pick(all)
    const parts = Array.from({ length: 1 + random.below(4) }, () => random.pick(choices)(row))
    const filter: Filter = Object.assign({}, ...parts)
    if (filter.space) for (const field of ['spaceType', 'surface', 'location'] as const) delete filter[field]
    return filter
  })
}

test('50 random filters find and count the same facilities as the reference implementation', async () => {
  let matchingFilters = 0
  for (const data of randomFilters(50)) {
    const label = JSON.stringify(data)
    const query = await resolveQuery(data)
    const expected = matching(all, query).map(({ id }) => id)
    const { ids, total } = await findAllIds(data)
    expect(total, label).toBe(expected.length)
    expect(ids.toSorted(), label).toEqual(expected.toSorted())
    const { data: facets } = await visitor.facilities.searchFilters({ data })
    expect(nonZero(facets), label).toEqual(plainFacets(all, query))
    const withFacets = await visitor.facilities.search({ data: { ...data, facets: true }, take: 1 })
    expect(metaOf(withFacets).facets, label).toEqual(facets)
    if (expected.length > 0) matchingFilters += 1
  }
  expect(matchingFilters, 'filters with matches').toBeGreaterThan(20)
})

test('8 random filters return the same from filtered as from search', async () => {
  for (const data of randomFilters(8)) {
    const search = await visitor.facilities.search({ data, take: 100 })
    const filtered = await visitor.facilities.filtered({ data, take: 100 })
    expect(filtered.data.map(({ id }) => id)).toEqual(search.data.map(({ id }) => id))
    expect(metaOf(filtered).stats.count).toBe(metaOf(search).stats.count)
  }
})

const findAll = async (data: Filter) => {
  const { ids } = await findAllIds(data)
  const byId = new Map(all.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const promotionTests: Filter[] = [
  {},
  { state: ['Texas', 'California'] },
  { text: 'park' },
  { near: { address: '46204', dist: 600 } },
  { near: { address: '46204', dist: 600 }, sort: 'distance' },
  { sort: 'rating' },
  { sort: '-name' },
]
test.each(promotionTests)('the best two promoted facilities lead with %j', async (data) => {
  const rows = await findAll(data)
  const promoted = await findAll({ ...data, isPromoted: true })
  expect(promoted.length).toBeGreaterThan(2)
  expect(rows.slice(0, 2)).toEqual(promoted.slice(0, 2))
})

test('all other promoted facilities keep the place that they have without promotion', async () => {
  const keys = (await findAll({ sort: 'name' })).slice(2).map(({ name }) => nameKey(tokenize(name)))
  expect(keys).toEqual(keys.toSorted())
})

test('items have the isPromoted flag that they are sorted by', async () => {
  const { data } = await visitor.facilities.search({ data: {}, take: 100 })
  const expected = (await findAll({})).slice(0, 100)
  expect(data.map(({ isPromoted }) => isPromoted)).toEqual(expected.map(({ isPromoted }) => isPromoted))
})

describe('sorted', () => {
  const isDescending = (values: (number | null)[]) =>
    values.every((value, index) => index === 0 || (values[index - 1] ?? -1) >= (value ?? -1))
  const nameKeys = async (sort: 'name' | '-name') =>
    (await findAll({ sort, isPromoted: false })).map(({ name }) => nameKey(tokenize(name)))

  test('by rating, facilities are ordered by rating and then by review count, unrated ones last', async () => {
    const rows = await findAll({ sort: 'rating', isPromoted: false })
    expect(isDescending(rows.map(({ rating }) => rating))).toBe(true)
    for (const [index, row] of rows.entries())
      if (index > 0 && rows[index - 1]?.rating === row.rating)
        expect(rows[index - 1]?.reviewCount).toBeGreaterThanOrEqual(row.reviewCount)
  })

  test('by name, numbers in names are compared as numbers', async () => {
    const keys = await nameKeys('name')
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  })

  test('by -name, the order is that of name reversed', async () => {
    expect(await nameKeys('-name')).toEqual((await nameKeys('name')).toReversed())
  })

  test('by capacity, the largest come first and those without a capacity last', async () => {
    const rows = await findAll({ sort: 'capacity', isPromoted: false })
    expect(isDescending(rows.map(({ capacity }) => capacity))).toBe(true)
  })

  test('by spaces, those with the most spaces that match come first', async () => {
    const rows = await findAll({ sort: 'spaces', space: { name: 'Court' } })
    const counts = rows.map(({ spaces }) => spaceCount(spaces.filter(({ name }) => name === 'Court')))
    expect(new Set(counts).size).toBeGreaterThan(1)
    expect(isDescending(counts)).toBe(true)
  })

  test('by newest, the newest come first', async () => {
    const rows = await findAll({ sort: 'newest', isPromoted: false })
    expect(isDescending(rows.map(({ created }) => created))).toBe(true)
  })

  test('by distance, items have their distance in miles, rounded to three decimals', async () => {
    const origin = await geocode('46204')
    const near = { address: '46204', dist: 700 }
    const { data } = await visitor.facilities.search({
      data: { near, sort: 'distance', isPromoted: false },
      take: 100,
    })
    expect(data.length).toBeGreaterThan(20)
    for (const { lat, lng, distance } of data)
      expect(distance).toBe(
        Math.round(milesBetween(origin ?? { lat: 0, lng: 0 }, { lat: lat ?? 0, lng: lng ?? 0 }) * 1000) /
          1000,
      )
    const distances = data.map(({ distance }) => distance ?? Infinity)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  test('without near, items have no distance', async () => {
    const { data } = await visitor.facilities.search({ data: { text: 'park' }, take: 5 })
    expect(data.map(({ distance }) => distance)).toEqual([null, null, null, null, null])
  })
})

test('a list of ratings matches any of them', async () => {
  const ratings = [...new Set(all.flatMap(({ rating }) => rating ?? []))].slice(0, 3)
  const rows = await findAll({ rating: ratings })
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ rating }) => rating))).toEqual(new Set(ratings))
})

test('a list of creation dates matches any of them', async () => {
  const dates = all.slice(0, 2).map(({ created }) => new Date(created).toISOString())
  const rows = await findAll({ createdDate: dates })
  expect(rows.map(({ created }) => new Date(created).toISOString()).toSorted()).toEqual(dates.toSorted())
})

describe('text', () => {
  test.each<[name: string, textOf: (name: string, firstWord: string) => string]>([
    ['the name', (name) => name],
    ['the name in upper case', (name) => name.toUpperCase()],
    ['the first word', (_name, word) => word],
    ['the first word without its last letter', (_name, word) => word.slice(0, -1)],
    [
      'the first word with two letters swapped',
      (_name, word) => word.slice(0, 3) + (word[4] ?? '') + (word[3] ?? '') + word.slice(5),
    ],
    ['the first word between spaces and punctuation', (_name, word) => `  ${word}!!! `],
  ])('that is %s finds a facility', async (_name, textOf) => {
    const target = all.find(({ name }) => tokenize(name).every((word) => /^[a-z]{6,}$/.test(word)))
    if (!target) throw new Error('no facility with a simple name')
    const text = textOf(target.name, tokenize(target.name)[0] ?? '')
    const { data } = await visitor.facilities.search({ data: { text, sort: 'relevance' }, take: 100 })
    expect(data.map(({ id }) => id)).toContain(target.id)
  })

  test('with an unknown word finds facilities without it, and is reported as relaxed', async () => {
    const found = await visitor.facilities.search({ data: { text: 'park qqqqqqqqqqq' } })
    expect(metaOf(found).relaxed).toBe(true)
    expect(metaOf(found).stats.count).toBeGreaterThan(0)
  })

  test('with only an unknown word finds nothing', async () => {
    const found = await visitor.facilities.search({ data: { text: 'qqqqqqqqqqq' } })
    expect(metaOf(found).stats.count).toBe(0)
  })

  test.each(['', '   ', '%', '_', '*', `';--`])('without words, "%s", finds everything', async (text) => {
    const found = await visitor.facilities.search({ data: { text } })
    expect(metaOf(found).stats.count).toBe(all.length)
  })
})

describe('the map', () => {
  const world = { west: -180, south: -85, east: 180, north: 85 }

  const views: { filter: Filter; bounds: typeof world; zoom: number }[] = [
    { filter: {}, bounds: world, zoom: 0 },
    { filter: {}, bounds: world, zoom: 3 },
    { filter: {}, bounds: { west: -130, south: 20, east: -60, north: 55 }, zoom: 4.5 },
    { filter: { sports: 'Soccer' }, bounds: { west: -100, south: 30, east: -70, north: 48 }, zoom: 5 },
    { filter: { text: 'park' }, bounds: world, zoom: 2 },
    { filter: { isPromoted: true }, bounds: world, zoom: 1 },
    { filter: {}, bounds: { west: 170, south: -20, east: -110, north: 70 }, zoom: 2 },
    { filter: { near: { address: 'Chicago, Illinois', dist: 300 } }, bounds: world, zoom: 6 },
  ]
  test.each(views)('with %j shows each facility once, as a marker or in a cluster', async (view) => {
    const { filter, bounds, zoom } = view
    const expected = matching(all, await resolveQuery({ ...filter, bounds }))
    const { data } = await visitor.facilities.searchMap({ data: { ...filter, bounds, zoom } })
    expect(data.count).toBe(expected.length)
    expect(data.markers.length + data.clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(
      data.count,
    )
    const byId = new Map(expected.map((row) => [row.id, row]))
    expect(new Set(data.markers.map(({ id }) => id)).size).toBe(data.markers.length)
    for (const { id, ...marker } of data.markers) expect(byId.get(id)).toMatchObject(marker)
    for (const cluster of data.clusters) {
      expect(cluster.count).toBeGreaterThan(1)
      const inside = expected.filter(
        ({ lat, lng }) =>
          (lat ?? 99) >= cluster.bounds.south &&
          (lat ?? 99) <= cluster.bounds.north &&
          (lng ?? 999) >= cluster.bounds.west &&
          (lng ?? 999) <= cluster.bounds.east,
      )
      expect(inside.length).toBeGreaterThanOrEqual(cluster.count)
      expect(cluster.lat >= cluster.bounds.south && cluster.lat <= cluster.bounds.north).toBe(true)
    }
  })

  test('has the area of a search near a position', async () => {
    const near = { lat: 41.5, lng: -87.5, dist: 30 }
    const { data } = await visitor.facilities.searchMap({ data: { near, bounds: world, zoom: 3 } })
    expect(data.circle).toEqual({ lat: 41.5, lng: -87.5, miles: 30 })
  })

  test('has the area of a search near an address', async () => {
    const near = { address: 'Chicago, Illinois' }
    const { data } = await visitor.facilities.searchMap({ data: { near, bounds: world, zoom: 3 } })
    expect(data.circle).toEqual({
      lat: expect.closeTo(41.85, 1),
      lng: expect.closeTo(-87.65, 1),
      miles: 50,
    })
  })

  test('has no area without a place', async () => {
    const { data } = await visitor.facilities.searchMap({ data: { bounds: world, zoom: 3 } })
    expect(data).not.toHaveProperty('circle')
  })

  test('has clusters at a low zoom', async () => {
    const { data } = await visitor.facilities.searchMap({ data: { bounds: world, zoom: 1 } })
    expect(data.clusters.length).toBeGreaterThan(0)
  })

  test('has only markers at a high zoom', async () => {
    const [row] = all.filter(({ lat }) => lat !== null)
    const { lat, lng } = { lat: row?.lat ?? 0, lng: row?.lng ?? 0 }
    const bounds = { west: lng - 0.01, south: lat - 0.01, east: lng + 0.01, north: lat + 0.01 }
    const { data } = await visitor.facilities.searchMap({ data: { bounds, zoom: 14 } })
    expect(data.clusters).toEqual([])
    expect(data.markers.map(({ id }) => id)).toContain(row?.id)
  })

  const invalidViews: [data: object, path: string][] = [
    [{ zoom: 3 }, 'data/bounds'],
    [{ bounds: world }, 'data/zoom'],
    [{ bounds: world, zoom: 25 }, 'data/zoom'],
    [{ bounds: { ...world, north: 91 }, zoom: 3 }, 'data/bounds/north'],
    [{ bounds: { west: 0, south: 1, east: 1 }, zoom: 3 }, 'data/bounds/north'],
    [{ bounds: { ...world, south: 10, north: -10 }, zoom: 3 }, 'data/bounds'],
    [{ bounds: { ...world, up: 1 }, zoom: 3 }, 'data/bounds/up'],
  ]
  test.each(invalidViews)('returns 400 for %j: the error is in %s', async (data, path) => {
    const reply = await wire(server.origin, 'POST', `${base}/facilities/search/map`, { json: { data } })
    expect(problemOf(reply).errors?.map((error) => error.path)).toEqual([path])
  })
})

const invalidFilters: [data: unknown, path: string][] = [
  [{ nme: 'x' }, 'data/nme'],
  [{ near: {} }, 'data/near'],
  [{ near: { dist: 5 } }, 'data/near'],
  [{ near: { lat: 1 } }, 'data/near'],
  [{ near: { address: 'Chicago', lat: 1, lng: 1 } }, 'data/near'],
  [{ near: { address: '   ' } }, 'data/near/address'],
  [{ near: { address: 'Chicago', dist: 0 } }, 'data/near/dist'],
  [{ near: { address: 'Chicago', miles: 5 } }, 'data/near/miles'],
  [{ near: { address: 'Zzyzzyxia-on-Nowhere' } }, 'data/near/address'],
  [{ near: 'Chicago' }, 'data/near'],
  [{ sort: 'distance' }, 'data/sort'],
  [{ sort: 'price' }, 'data/sort'],
  [{ state: 'Atlantis' }, 'data/state'],
  [{ state: ['Texas', 'Atlantis'] }, 'data/state/1'],
  [{ sports: [] }, 'data/sports'],
  [{ amenities: 'Jacuzzi' }, 'data/amenities'],
  [{ rating: 6 }, 'data/rating'],
  [{ rating: { from: 3, above: 2 } }, 'data/rating/above'],
  [{ createdDate: 'yesterday' }, 'data/createdDate'],
  [{ isPromoted: 'yes' }, 'data/isPromoted'],
  [{ space: { surface: 'Ice' } }, 'data/space/name'],
  [{ space: { name: 'Court', size: 3 } }, 'data/space/size'],
  [{ space: { name: 'Court', count: 0 } }, 'data/space/count'],
  [{ space: { name: 'Court' }, surface: 'Ice' }, 'data/surface'],
  [{ space: { name: 'Court' }, spaceType: 'Rink', location: 'Indoor' }, 'data/spaceType'],
  [{ bounds: { west: 0, south: 5, east: 1, north: 4 } }, 'data/bounds'],
  [{ text: 'x'.repeat(201) }, 'data/text'],
  [{ facets: 'all' }, 'data/facets'],
]
test.each(invalidFilters)('a search returns 400 for %j', async (data, path) => {
  const reply = await wire(server.origin, 'POST', `${base}/facilities/search`, { json: { data } })
  expect(reply.status).toBe(400)
  expect(problemOf(reply).errors?.[0]?.path).toBe(path)
})

describe('pages of a search', () => {
  test('have at most 100 items', async () => {
    expect(await refusedFields(visitor.facilities.search({ data: {}, take: 101 }))).toEqual(['take'])
  })

  test('have no negative offset', async () => {
    expect(await refusedFields(visitor.facilities.search({ data: {}, offset: -1 }))).toEqual(['offset'])
  })

  test('are empty past the end but still have the count', async () => {
    const page = await visitor.facilities.search({ data: {}, take: 100, offset: 10_000_000 })
    expect([page.data, metaOf(page).stats.count]).toEqual([[], all.length])
  })
})

describe('facilities that are not public', () => {
  const countOf = (list: { _meta: { stats: { count: number } } }) => metaOf(list).stats.count

  test('are not found by a search of an admin', async () => {
    expect(countOf(await admin.api.facilities.search({ data: {} }))).toBe(all.length)
    expect(countOf(await admin.api.facilities.search({ data: { status: 'Pending' } }))).toBe(0)
  })

  test('are found by filtered of an admin', async () => {
    const { data } = await admin.api.facilities.filtered({ data: { status: 'Pending' }, take: 100 })
    expect(data.length).toBeGreaterThan(5)
    expect(data.every(({ status }) => status === 'Pending')).toBe(true)
  })

  test('are not found by filtered of a visitor', async () => {
    const data = { status: ['Pending' as const, 'Approved' as const] }
    expect(countOf(await visitor.facilities.filtered({ data }))).toBe(all.length)
  })
})

test('statistics return 401 to a visitor', async () => {
  expect((await refusal(visitor.facilities.stats({}))).status).toBe(401)
})

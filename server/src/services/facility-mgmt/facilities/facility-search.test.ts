import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { buildCatalogue } from '@app/catalogue/demo/build-catalogue.ts'
import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { createRandom } from '../../../search/index/testing/random.ts'
import { nameKey, tokenize } from '../../../search/index/tokenize.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  testServer,
  type Api,
  type TestServer,
  metaOf,
} from '../../../testing/test-server.ts'
import { base, problemOf, wire } from '../../../testing/wire.ts'
import {
  matching,
  milesBetween,
  plainFacets,
  readFacilities,
  type Asked,
  type PlainFacility,
  type Point,
} from './testing/plain-market.ts'

type Filter = z.input<typeof FacilityFilter>

let server: TestServer
let visitor: Api
let admin: SignedUp
let all: PlainFacility[]
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  server = await testServer()
  visitor = await server.as()
  admin = await signUp(server, 'admin', ['admin'])
  await buildCatalogue(server.pool, { count: 300, today: day(0), log: { info: () => {} } })
  // What the catalogue has too little of: hidden ones, ones without a position, unrated ones, promoted ones.
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
    `insert into boost (id, profile_id, start_date, end_date)
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

/** The middle of a postal code, or of the largest place of the name. */
async function lookUp(address: string): Promise<Point | undefined> {
  const [city, state] = address.split(', ')
  const { rows } = await server.pool.query<Point>(
    `select lat, lng from gazetteer_postal_code where code = $1
    union all (select lat, lng from gazetteer_place where name = $2 and state = $3 order by population desc limit 1)`,
    [address, city, state],
  )
  return rows[0]
}

const asked = async (input: Filter): Promise<Asked> => {
  const filter = FacilityFilter.parse(input)
  const { near } = filter
  if (!near) return { filter }
  const at = near.lat === undefined ? await lookUp(near.address ?? '') : { lat: near.lat, lng: near.lng ?? 0 }
  if (!at) throw new Error(`the gazetteer does not know ${near.address}`)
  return { filter, at }
}

async function everyId(data: Filter) {
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

/** Filters of one to four choices each, made of what the facilities are, so that most find something. */
function mixedFilters(count: number): Filter[] {
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
      location: random.pick(['Indoor', 'Outdoor', 'Both']),
    }),
    () => ({ space: { name: random.pick(['Court', 'Field', 'Diamond']), count: 1 + random.below(6) } }),
    () => ({
      space: { name: 'Court', surface: some(['Hardwood', 'Multi-purpose']), location: 'Indoor', count: 2 },
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
    if (filter.space)
      for (const beside of ['spaceType', 'surface', 'location'] as const) delete filter[beside]
    return filter
  })
}

describe('fifty mixed filters', () => {
  test('find, count and facet what looking at every row does', async () => {
    let found = 0
    for (const data of mixedFilters(50)) {
      const question = await asked(data)
      const expected = matching(all, question).map(({ id }) => id)
      const said = JSON.stringify(data)
      const { ids, total } = await everyId(data)
      expect(total, said).toBe(expected.length)
      expect(ids.toSorted(), said).toEqual(expected.toSorted())
      const { data: facets } = await visitor.facilities.searchFilters({ data })
      expect(nonZero(facets), said).toEqual(plainFacets(all, question))
      const both = await visitor.facilities.search({ data: { ...data, facets: true }, take: 1 })
      expect(metaOf(both).facets, said).toEqual(facets)
      if (expected.length > 0) found += 1
    }
    expect(found, 'of the fifty have something to find').toBeGreaterThan(20)
  })

  test('say in /filtered what they say in /search', async () => {
    for (const data of mixedFilters(8)) {
      const search = await visitor.facilities.search({ data, take: 100 })
      const filtered = await visitor.facilities.filtered({ data, take: 100 })
      expect(filtered.data.map(({ id }) => id)).toEqual(search.data.map(({ id }) => id))
      expect(metaOf(filtered).stats.count).toBe(metaOf(search).stats.count)
    }
  })
})

describe('the order', () => {
  const items = async (data: Filter) => {
    const { ids } = await everyId(data)
    const byId = new Map(all.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  const descending = (values: (number | null)[]) =>
    values.every((value, at) => at === 0 || (values[at - 1] ?? -1) >= (value ?? -1))

  test('puts promoted facilities first', async () => {
    for (const data of [
      {},
      { state: ['Texas', 'California'] },
      { text: 'park' },
      { near: { address: '46204', dist: 600 } },
      { near: { address: '46204', dist: 600 }, sort: 'distance' },
      { sort: 'rating' },
      { sort: '-name' },
    ] satisfies Filter[]) {
      const promoted = (await items(data)).map(({ isPromoted }) => isPromoted)
      expect(
        promoted.toSorted((a, b) => Number(b) - Number(a)),
        JSON.stringify(data),
      ).toEqual(promoted)
    }
    const { data } = await visitor.facilities.search({ data: {}, take: 100 })
    expect(data.map(({ isPromoted }) => isPromoted)).toEqual(
      (await items({})).slice(0, 100).map(({ isPromoted }) => isPromoted),
    )
  })

  test('is by rating, then by how many rated, unrated last', async () => {
    const rows = await items({ sort: 'rating', isPromoted: false })
    expect(descending(rows.map(({ rating }) => rating))).toBe(true)
    for (const [at, row] of rows.entries())
      if (at > 0 && rows[at - 1]?.rating === row.rating)
        expect(rows[at - 1]?.reviewCount).toBeGreaterThanOrEqual(row.reviewCount)
  })

  test('takes lists of numbers and moments as any of them', async () => {
    const rated = all.flatMap(({ rating }) => rating ?? [])
    const wanted = [...new Set(rated)].slice(0, 3)
    const found = await items({ rating: wanted })
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ rating }) => rating))).toEqual(new Set(wanted))
    const moments = found.slice(0, 2).map(({ created }) => new Date(created).toISOString())
    expect(
      (await items({ createdDate: moments }))
        .map(({ created }) => new Date(created).toISOString())
        .toSorted(),
    ).toEqual(moments.toSorted())
  })

  test('is by name up and down, numbers as numbers', async () => {
    const keys = (await items({ sort: 'name', isPromoted: false })).map(({ name }) => nameKey(tokenize(name)))
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(
      (await items({ sort: '-name', isPromoted: false })).map(({ name }) => nameKey(tokenize(name))),
    ).toEqual(keys.toReversed())
  })

  test('is by capacity and by newness, what has none last', async () => {
    expect(
      descending((await items({ sort: 'capacity', isPromoted: false })).map(({ capacity }) => capacity)),
    ).toBe(true)
    expect(
      descending((await items({ sort: 'newest', isPromoted: false })).map(({ created }) => created)),
    ).toBe(true)
  })

  test('is by distance, which each item shows in miles', async () => {
    const at = await lookUp('46204')
    const data = {
      near: { address: '46204', dist: 700 },
      sort: 'distance',
      isPromoted: false,
    } satisfies Filter
    const { data: found } = await visitor.facilities.search({ data, take: 100 })
    expect(found.length).toBeGreaterThan(20)
    for (const { lat, lng, distance } of found)
      expect(distance).toBeCloseTo(
        milesBetween(at ?? { lat: 0, lng: 0 }, { lat: lat ?? 0, lng: lng ?? 0 }),
        6,
      )
    const miles = found.map(({ distance }) => distance ?? Infinity)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    expect(
      (await visitor.facilities.search({ data: { text: 'park' }, take: 5 })).data.every(
        ({ distance }) => distance === null,
      ),
    ).toBe(true)
  })
})

describe('text', () => {
  test('finds by part of a name, other numbers, other case and a slip of the finger', async () => {
    const target = all.find(({ name }) => tokenize(name).every((word) => /^[a-z]{6,}$/.test(word)))
    if (!target) throw new Error('no facility with a plain name')
    const [first = ''] = tokenize(target.name)
    const slip = first.slice(0, 3) + (first[4] ?? '') + (first[3] ?? '') + first.slice(5)
    for (const text of [
      target.name,
      target.name.toUpperCase(),
      first,
      first.slice(0, -1),
      slip,
      `  ${first}!!! `,
    ]) {
      const { data } = await visitor.facilities.search({ data: { text, sort: 'relevance' }, take: 100 })
      expect(
        data.map(({ id }) => id),
        text,
      ).toContain(target.id)
    }
  })

  test('says when it had to leave words out, and treats signs as nothing', async () => {
    const relaxed = await visitor.facilities.search({ data: { text: 'park qqqqqqqqqqq' } })
    expect(metaOf(relaxed).relaxed).toBe(true)
    expect(metaOf(relaxed).stats.count).toBeGreaterThan(0)
    expect(metaOf(await visitor.facilities.search({ data: { text: 'qqqqqqqqqqq' } })).stats.count).toBe(0)
    const { count } = metaOf(await visitor.facilities.search({ data: {} })).stats
    for (const text of ['', '   ', '%', '_', '*', `';--`])
      expect(metaOf(await visitor.facilities.search({ data: { text } })).stats.count, text).toBe(count)
  })
})

describe('the map', () => {
  const world = { west: -180, south: -85, east: 180, north: 85 }
  const count = (found: PlainFacility[]) => found.length

  test('shows every facility once, as a marker or in a cluster', async () => {
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
    for (const { filter, bounds, zoom } of views) {
      const expected = matching(all, await asked({ ...filter, bounds }))
      const { data } = await visitor.facilities.searchMap({ data: { ...filter, bounds, zoom } })
      expect(data.count, JSON.stringify(filter)).toBe(count(expected))
      expect(data.markers.length + data.clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(
        data.count,
      )
      const positions = new Map(expected.map((row) => [row.id, row]))
      expect(new Set(data.markers.map(({ id }) => id)).size).toBe(data.markers.length)
      for (const { id, ...marker } of data.markers) expect(positions.get(id)).toMatchObject(marker)
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
    }
  })

  test('clusters where it is crowded and not where there is room', async () => {
    const wide = (await visitor.facilities.searchMap({ data: { bounds: world, zoom: 1 } })).data
    expect(wide.clusters.length).toBeGreaterThan(0)
    const [row] = all.filter(({ lat }) => lat !== null)
    const { lat, lng } = { lat: row?.lat ?? 0, lng: row?.lng ?? 0 }
    const bounds = { west: lng - 0.01, south: lat - 0.01, east: lng + 0.01, north: lat + 0.01 }
    const close = (await visitor.facilities.searchMap({ data: { bounds, zoom: 14 } })).data
    expect(close.clusters).toEqual([])
    expect(close.markers.map(({ id }) => id)).toContain(row?.id)
  })

  test('refuses boxes that are none', async () => {
    const ask = (data: object) =>
      wire(server.origin, 'POST', `${base}/facilities/search/map`, { json: { data } })
    const wrong: [data: object, path: string][] = [
      [{ zoom: 3 }, 'data/bounds'],
      [{ bounds: world }, 'data/zoom'],
      [{ bounds: world, zoom: 25 }, 'data/zoom'],
      [{ bounds: { ...world, north: 91 }, zoom: 3 }, 'data/bounds/north'],
      [{ bounds: { west: 0, south: 1, east: 1 }, zoom: 3 }, 'data/bounds/north'],
      [{ bounds: { ...world, south: 10, north: -10 }, zoom: 3 }, 'data/bounds'],
      [{ bounds: { ...world, up: 1 }, zoom: 3 }, 'data/bounds/up'],
    ]
    for (const [data, path] of wrong)
      expect(
        problemOf(await ask(data)).errors?.map((error) => error.path),
        path,
      ).toEqual([path])
  })
})

describe('what is asked wrongly', () => {
  const ask = (data: unknown) => wire(server.origin, 'POST', `${base}/facilities/search`, { json: { data } })
  const wrong: [data: unknown, path: string][] = [
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
  test.each(wrong)('%j is refused', async (data, path) => {
    const heard = await ask(data)
    expect(heard.status).toBe(400)
    expect(problemOf(heard).errors?.[0]?.path).toBe(path)
  })

  test('pages have their bounds here too', async () => {
    expect(await refusedFields(visitor.facilities.search({ data: {}, take: 101 }))).toEqual(['take'])
    expect(await refusedFields(visitor.facilities.search({ data: {}, offset: -1 }))).toEqual(['offset'])
    const beyond = await visitor.facilities.search({ data: {}, take: 100, offset: 10_000_000 })
    expect([beyond.data, metaOf(beyond).stats.count]).toEqual([[], all.length])
  })
})

test('the marketplace shows the same to everybody, admins included; /filtered shows admins the rest', async () => {
  const total = async (api: Api) => metaOf(await api.facilities.search({ data: {} })).stats.count
  expect(await total(admin.api)).toBe(all.length)
  const pending = await admin.api.facilities.filtered({ data: { status: 'Pending' }, take: 100 })
  expect(pending.data.length).toBeGreaterThan(5)
  expect(pending.data.every(({ status }) => status === 'Pending')).toBe(true)
  expect(metaOf(await admin.api.facilities.search({ data: { status: 'Pending' } })).stats.count).toBe(0)
  expect(
    metaOf(await visitor.facilities.filtered({ data: { status: ['Pending', 'Approved'] } })).stats.count,
  ).toBe(all.length)
  expect((await refusal(visitor.facilities.stats({}))).status).toBe(401)
})

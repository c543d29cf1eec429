import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { auditOf } from '../testing/audit.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import {
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  metaOf,
  workerServer,
} from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  visitor = await server.as()
})
afterAll(() => server.close())

const makeOwner = async () => (await server.stage.facility({ manager: owner.person })).id
const namesIn = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)
type SpaceDraft = Parameters<Api['facilities']['spaceTypes']['create']>[0]['data']
type SpaceFilter = Parameters<Api['facilities']['spaceTypes']['filtered']>[0]['data']

test('an item can be created, read, updated and removed, and each write is audited', async () => {
  const ownerId = await makeOwner()
  const spaces = owner.api.facilities.spaceTypes
  const data: SpaceDraft = { name: 'Court', surface: 'Hardwood', count: 4, location: 'Indoor' }
  const { data: created } = await spaces.create({ ownerId, data })
  expect(created).toEqual({
    ...data,
    id: created.id,
    additionalFeatures: null,
    createdDate: created.createdDate,
  })
  expect((await visitor.facilities.spaceTypes.get({ ownerId, id: created.id })).data).toEqual(created)
  const patch = [{ op: 'replace', path: '/count', value: 6 } as const]
  const { data: updated } = await spaces.update({ ownerId, id: created.id, patch })
  expect(updated).toEqual({ ...created, count: 6 })
  expect(await spaces.remove({ ownerId, id: created.id })).toEqual({ data: null })
  expect((await refusal(visitor.facilities.spaceTypes.get({ ownerId, id: created.id }))).status).toBe(404)
  expect((await refusal(spaces.remove({ ownerId, id: created.id }))).status).toBe(404)
  const rows = (await auditOf(server, ownerId)).filter(({ subject_id }) => subject_id === created.id)
  expect(rows.map(({ operation, user_id }) => [operation, user_id])).toEqual([
    ['facility-mgmt.facilities.spaceTypes.create', owner.id],
    ['facility-mgmt.facilities.spaceTypes.update', owner.id],
    ['facility-mgmt.facilities.spaceTypes.remove', owner.id],
  ])
  expect(rows[1]?.patch).toEqual(patch)
})

describe('an item of a collection with rules', () => {
  let ownerId: string
  let pool: Awaited<ReturnType<Api['facilities']['spaceTypes']['create']>>['data']
  beforeAll(async () => {
    ownerId = await makeOwner()
    pool = (await owner.api.facilities.spaceTypes.create({ ownerId, data: { name: 'Pool' } })).data
  })

  test('has defaults', () => {
    expect(pool).toMatchObject({ surface: null, count: 1, location: null, additionalFeatures: null })
  })

  const invalidDrafts: [data: unknown, path: string][] = [
    [{ name: 'Pool', surface: 'Ice' }, 'data/surface'],
    [{ name: 'Golf Course', location: 'Indoor' }, 'data/location'],
    [{ name: 'Court', surface: 'Ice', location: 'Nowhere' }, 'data/location'],
    [{ name: 'Moat' }, 'data/name'],
    [{ name: 'Court', count: 0 }, 'data/count'],
    [{ name: 'Court', count: 1.5 }, 'data/count'],
    [{ name: 'Court', count: '2' }, 'data/count'],
    [{ name: 'Court', id: '018b6c32-39fb-7000-acc4-f07b4547125c' }, 'data/id'],
    [{}, 'data/name'],
  ]
  test.each(invalidDrafts)('is not created from %j: the error is in %s', async (data, path) => {
    const reply = await wire(server.origin, 'POST', `${base}/facilities/${ownerId}/spaceTypes`, {
      token: owner.token,
      json: { data },
    })
    expect(problemOf(reply).errors?.map((error) => error.path)).toEqual([path])
    expect((await visitor.facilities.spaceTypes.list({ ownerId })).data).toEqual([pool])
  })

  test('is not updated if the result breaks a rule', async () => {
    const patch = [{ op: 'replace', path: '/surface', value: 'Grass' } as const]
    const { spaceTypes } = owner.api.facilities
    expect(await refusedFields(spaceTypes.update({ ownerId, id: pool.id, patch }))).toEqual(['surface'])
    expect((await visitor.facilities.spaceTypes.list({ ownerId })).data).toEqual([pool])
  })
})

describe('an item with a unique name', () => {
  const sports = () => owner.api.facilities.sports
  const create = (ownerId: string, name: 'Soccer' | 'Lacrosse' | 'Softball') =>
    sports().create({ ownerId, data: { name } })

  test('returns 409 if the name is taken', async () => {
    const ownerId = await makeOwner()
    await create(ownerId, 'Soccer')
    const { problem } = await refusal(create(ownerId, 'Soccer'))
    expect(problem).toMatchObject({ status: 409, code: 'ALREADY_EXISTS' })
  })

  test('returns 409 if a patch changes its name to one that is taken', async () => {
    const ownerId = await makeOwner()
    await create(ownerId, 'Soccer')
    const { data: lacrosse } = await create(ownerId, 'Lacrosse')
    const patch = [{ op: 'replace', path: '/name', value: 'Soccer' } as const]
    expect((await refusal(sports().update({ ownerId, id: lacrosse.id, patch }))).status).toBe(409)
    expect(namesIn(await sports().list({ ownerId }))).toEqual(['Lacrosse', 'Soccer'])
  })

  test('is created once by eight concurrent requests', async () => {
    const ownerId = await makeOwner()
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => create(ownerId, 'Softball')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(namesIn(await sports().list({ ownerId }))).toEqual(['Softball'])
  })

  test('can exist for two owners', async () => {
    const ownerId = await makeOwner()
    await create(await makeOwner(), 'Soccer')
    await create(ownerId, 'Soccer')
    expect(namesIn(await sports().list({ ownerId }))).toEqual(['Soccer'])
  })

  test('is in the profile, in order of creation', async () => {
    const ownerId = await makeOwner()
    for (const name of ['Soccer', 'Lacrosse', 'Softball'] as const) await create(ownerId, name)
    const { data } = await visitor.facilities.get({ id: ownerId })
    expect(data.sports).toEqual(['Soccer', 'Lacrosse', 'Softball'])
  })
})

describe('renaming an item of a fixed list', () => {
  const rename = async (value: string) => {
    const ownerId = await makeOwner()
    const { amenities } = owner.api.facilities
    const { data: wifi } = await amenities.create({ ownerId, data: { name: 'Wifi' } })
    const update = amenities.update({
      ownerId,
      id: wifi.id,
      patch: [{ op: 'replace', path: '/name', value }],
    })
    return { ownerId, wifi, update }
  }

  test('to another entry of the list changes it, also in the profile', async () => {
    const { ownerId, wifi, update } = await rename('Parking')
    expect((await update).data).toEqual({ ...wifi, name: 'Parking' })
    expect((await visitor.facilities.get({ id: ownerId })).data.amenities).toEqual(['Parking'])
  })

  test('to something else returns 400', async () => {
    const { update } = await rename('Jacuzzi')
    expect(await refusedFields(update)).toEqual(['name'])
  })
})

describe('the ETag of an item', () => {
  const spaces = () => owner.api.facilities.spaceTypes
  const patch = [{ op: 'replace', path: '/count', value: 2 } as const]
  let ownerId: string
  let id: string
  let url: string
  let created: string
  beforeAll(async () => {
    ownerId = await makeOwner()
  })
  beforeEach(async () => {
    const path = `${base}/facilities/${ownerId}/spaceTypes`
    const json = { data: { name: 'Court' } }
    const reply = await wire(server.origin, 'POST', path, { token: owner.token, json })
    id = String(dataOf(reply).id)
    url = `${path}/${id}`
    created = reply.headers.get('etag') ?? ''
  })
  const currentTag = async () => (await wire(server.origin, 'GET', url)).headers.get('etag') ?? ''

  test('returned by POST revalidates with 304', async () => {
    const reply = await wire(server.origin, 'GET', url, { headers: { 'if-none-match': created } })
    expect(reply.status).toBe(304)
  })

  test('changes with an update', async () => {
    await spaces().update({ ownerId, id, patch }, { ifMatch: created })
    expect(await currentTag()).not.toBe(created)
  })

  test('makes PATCH and DELETE return 412 if it is stale', async () => {
    await spaces().update({ ownerId, id, patch })
    const update = spaces().update({ ownerId, id, patch }, { ifMatch: created })
    expect((await refusal(update)).problem.code).toBe('PRECONDITION_FAILED')
    const remove = spaces().remove({ ownerId, id }, { ifMatch: created })
    expect((await refusal(remove)).problem.code).toBe('PRECONDITION_FAILED')
  })

  test('allows DELETE if it is current', async () => {
    await spaces().update({ ownerId, id, patch })
    expect(await spaces().remove({ ownerId, id }, { ifMatch: await currentTag() })).toEqual({ data: null })
  })
})

describe('reading an item', () => {
  let ownerId: string
  let otherId: string
  let sport: { id: string }
  beforeAll(async () => {
    ownerId = await makeOwner()
    otherId = await makeOwner()
    sport = (await owner.api.facilities.sports.create({ ownerId, data: { name: 'Soccer' } })).data
  })

  test.each(['1', nilId, '018b6c32-39fb-7000-acc4-f07b4547125cx', 'x', '%00'])(
    'returns 400 for the invalid id %s',
    async (id) => {
      expect(await refusedFields(visitor.facilities.sports.get({ ownerId, id }))).toEqual(['id'])
    },
  )

  test.each(['1', nilId])('returns 400 for the invalid owner id %s', async (invalidId) => {
    const get = visitor.facilities.sports.get({ ownerId: invalidId, id: sport.id })
    expect(await refusedFields(get)).toEqual(['ownerId'])
  })

  test('returns 404 for an unknown id', async () => {
    const get = visitor.facilities.sports.get({ ownerId, id: crypto.randomUUID() })
    expect((await refusal(get)).status).toBe(404)
  })

  test('returns 404 for an unknown owner', async () => {
    const get = visitor.facilities.sports.get({ ownerId: crypto.randomUUID(), id: sport.id })
    expect((await refusal(get)).status).toBe(404)
  })

  test('returns 404 for another owner', async () => {
    const get = visitor.facilities.sports.get({ ownerId: otherId, id: sport.id })
    expect((await refusal(get)).status).toBe(404)
  })

  test('works with ids in upper case', async () => {
    const ids = { ownerId: ownerId.toUpperCase(), id: sport.id.toUpperCase() }
    expect((await visitor.facilities.sports.get(ids)).data).toEqual(sport)
  })
})

describe('pages', () => {
  describe.each(['GET', 'POST'])('of a %s', (method) => {
    let list: string
    beforeAll(async () => {
      list = `${base}/facilities/${await makeOwner()}/amenities${method === 'POST' ? '/filtered' : ''}`
    })
    const send = (query: string) =>
      wire(server.origin, method, `${list}?${query}`, method === 'POST' ? { json: { data: {} } } : {})

    test.each(['take=1', 'take=100', 'offset=0', 'offset=10000000', 'take=007'])(
      'accept %s',
      async (query) => {
        expect((await send(query)).status).toBe(200)
      },
    )

    test.each(['0', '101', '-1', 'x', '', '1.5', '1e1', ' 1', '0x10', '99999999999999999999', '1&take=2'])(
      'return 400 for take=%s',
      async (take) => {
        expect(problemOf(await send(`take=${take}`)).errors?.[0]?.path).toBe('take')
      },
    )

    test.each(['-1', 'x', '', '1.5', '10000001', 'NaN'])('return 400 for offset=%s', async (offset) => {
      expect(problemOf(await send(`offset=${offset}`)).errors?.[0]?.path).toBe('offset')
    })
  })

  describe('of 25 items', () => {
    let ownerId: string
    beforeAll(async () => {
      ownerId = await makeOwner()
      for (const name of amenityNames.slice(0, 25))
        await owner.api.facilities.amenities.create({ ownerId, data: { name } })
    })

    test('contain 20 by default, then the other 5', async () => {
      const first = await visitor.facilities.amenities.list({ ownerId })
      expect([first.data.length, metaOf(first).stats.count]).toEqual([20, 25])
      const second = await visitor.facilities.amenities.list({ ownerId, offset: 20 })
      expect([second.data.length, metaOf(second).stats.count]).toEqual([5, 25])
      expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(25)
    })

    test('are empty past the end but still have the count', async () => {
      const page = await visitor.facilities.amenities.list({ ownerId, offset: 25 })
      expect([page.data.length, metaOf(page).stats.count]).toEqual([0, 25])
    })

    test('have the count of matches if filtered', async () => {
      const data = { name: amenityNames.slice(20, 30) }
      const page = await visitor.facilities.amenities.filtered({ ownerId, data, take: 2 })
      expect([page.data.length, metaOf(page).stats.count]).toEqual([2, 5])
    })
  })

  describe('of items with equal values', () => {
    let ownerId: string
    beforeAll(async () => {
      ownerId = await makeOwner()
      for (let n = 0; n < 7; n++) {
        const data = { name: 'Court', count: 1 + (n % 2) } as const
        await owner.api.facilities.spaceTypes.create({ ownerId, data })
      }
    })

    test.each(['name', '-name', 'count', '-count', 'createdDate', '-createdDate'] as const)(
      'sorted by %s neither repeat nor skip items',
      async (sort) => {
        const ids: string[] = []
        for (let offset = 0; offset < 7; offset += 3) {
          const page = { data: { sort }, offset, take: 3 }
          const { data } = await visitor.facilities.spaceTypes.filtered({ ownerId, ...page })
          ids.push(...data.map(({ id }) => id))
        }
        expect(new Set(ids).size).toBe(7)
      },
    )
  })
})

describe('filters', () => {
  let ownerId: string
  const drafts: SpaceDraft[] = [
    {
      name: 'Court',
      surface: 'Hardwood',
      count: 4,
      location: 'Indoor',
      additionalFeatures: '100% maple_floor',
    },
    { name: 'Court', surface: 'Concrete', count: 2, location: 'Outdoor', additionalFeatures: '1000 seats' },
    { name: 'Field', surface: 'Turf', count: 6, location: 'Outdoor', additionalFeatures: 'maple-floor' },
    { name: 'Pool', count: 1, additionalFeatures: String.raw`C:\deep \ end 'quoted' "end"` },
    { name: 'Rink', surface: 'Ice', count: 2, location: 'Indoor' },
  ]
  beforeAll(async () => {
    ownerId = await makeOwner()
    for (const data of drafts) await owner.api.facilities.spaceTypes.create({ ownerId, data })
  })
  const find = async (data: SpaceFilter) => {
    const page = await visitor.facilities.spaceTypes.filtered({ ownerId, data })
    expect(metaOf(page).stats.count).toBe(page.data.length)
    return page.data.map(({ name, count }) => `${name} ${count}`)
  }

  const all = ['Court 4', 'Court 2', 'Field 6', 'Pool 1', 'Rink 2']
  const matches: [filter: string, data: SpaceFilter, found: string[]][] = [
    ['an empty filter', {}, all],
    ['a value', { name: 'Court' }, ['Court 4', 'Court 2']],
    ['a list of values', { name: ['Pool', 'Rink', 'Rink'] }, ['Pool 1', 'Rink 2']],
    ['two fields', { name: 'Court', location: 'Indoor' }, ['Court 4']],
    ['a number', { count: 2 }, ['Court 2', 'Rink 2']],
    ['a list of numbers', { count: [1, 6] }, ['Field 6', 'Pool 1']],
    ['a range, including its ends', { count: { from: 2, to: 4 } }, ['Court 4', 'Court 2', 'Rink 2']],
    ['a range without an upper end', { count: { from: 5 } }, ['Field 6']],
    ['a range without a lower end', { count: { to: 1 } }, ['Pool 1']],
    ['a range without ends', { count: {} }, all],
    ['an empty range', { count: { from: 3, to: 2 } }, []],
    ['text, ignoring case', { text: 'MAPLE' }, ['Court 4', 'Field 6']],
    ['text in the name or the features', { text: 'oo' }, ['Court 4', 'Field 6', 'Pool 1']],
    ['a literal percent sign', { text: '100%' }, ['Court 4']],
    ['a literal underscore', { text: 'maple_' }, ['Court 4']],
    ['a literal backslash', { text: String.raw`\ e` }, ['Pool 1']],
    ['quotes', { text: `'quoted' "` }, ['Pool 1']],
    ['spaces only', { text: '   ' }, all],
    ['text that no item contains', { text: '%' + '_'.repeat(10) }, []],
    ['text and a field', { text: 'maple', location: 'Outdoor' }, ['Field 6']],
  ]
  test.each(matches)('by %s', async (_filter, data, found) => {
    expect((await find(data)).toSorted()).toEqual(found.toSorted())
  })

  const orders: [sort: SpaceFilter['sort'], found: string[]][] = [
    ['count', ['Pool 1', 'Court 2', 'Rink 2', 'Court 4', 'Field 6']],
    ['createdDate', ['Court 4', 'Court 2', 'Field 6', 'Pool 1', 'Rink 2']],
    ['-createdDate', ['Rink 2', 'Pool 1', 'Field 6', 'Court 2', 'Court 4']],
  ]
  test.each(orders)('sorted by %s', async (sort, found) => {
    expect(await find({ sort })).toEqual(found)
  })

  test('sorted by -count', async () => {
    expect((await find({ sort: '-count' })).map((row) => row.at(-1))).toEqual(['6', '4', '2', '2', '1'])
  })

  test('sorted by any text follow the alphabet, in capitals or not', async () => {
    const other = await makeOwner()
    const features = ['zebra stripes', 'Élan', 'apple boards', 'Banked curve', 'Zip line', 'elevated', '_new']
    for (const additionalFeatures of features)
      await owner.api.facilities.spaceTypes.create({
        ownerId: other,
        data: { name: 'Court', additionalFeatures },
      })
    const page = await visitor.facilities.spaceTypes.filtered({
      ownerId: other,
      data: { sort: 'additionalFeatures' },
    })
    expect(page.data.map(({ additionalFeatures }) => additionalFeatures)).toEqual([
      '_new',
      'apple boards',
      'Banked curve',
      'Élan',
      'elevated',
      'zebra stripes',
      'Zip line',
    ])
  })

  test('by createdDate match the time that the API returns', async () => {
    const { sports } = owner.api.facilities
    const { data: sport } = await sports.create({ ownerId, data: { name: 'Soccer' } })
    const at = sport.createdDate
    const findIds = async (createdDate: Parameters<typeof sports.filtered>[0]['data']['createdDate']) =>
      (await sports.filtered({ ownerId, data: { createdDate } })).data.map(({ id }) => id)
    expect(await findIds(at)).toEqual([sport.id])
    expect(await findIds([at, '2020-01-01T00:00:00Z'])).toEqual([sport.id])
    expect(await findIds({ from: at, to: at })).toEqual([sport.id])
    expect(await findIds({ to: new Date(Date.parse(at) - 1).toISOString() })).toEqual([])
    expect(await findIds({ from: new Date(Date.parse(at) + 1).toISOString() })).toEqual([])
  })

  const invalidFilters: [data: unknown, paths: string[]][] = [
    [{ nme: 'Court' }, ['data/nme']],
    [{ surface: 'Ice', colour: 'red', shape: 'round' }, ['data/colour', 'data/shape']],
    [{ name: 'Moat' }, ['data/name']],
    [{ name: [] }, ['data/name']],
    [{ name: ['Court', 'Moat'] }, ['data/name/1']],
    [{ count: { from: 1, upto: 2 } }, ['data/count/upto']],
    [{ count: 'two' }, ['data/count']],
    [{ count: 9e15 }, ['data/count']],
    [{ count: { from: -9e15 } }, ['data/count/from']],
    [{ text: 7 }, ['data/text']],
    [{ text: 'x'.repeat(201) }, ['data/text']],
    [{ text: 'nul \u0000' }, ['data/text']],
    [{ sort: 'text' }, ['data/sort']],
    [{ sort: '--name' }, ['data/sort']],
    [{ sort: 'name; drop table profile' }, ['data/sort']],
    [{ profile_id: nilId }, ['data/profile_id']],
    [[], ['data']],
    ['Court', ['data']],
  ]
  test.each(invalidFilters)('%j return 400', async (data, paths) => {
    const path = `${base}/facilities/${ownerId}/spaceTypes/filtered`
    const reply = await wire(server.origin, 'POST', path, { json: { data } })
    expect(reply.status).toBe(400)
    expect(problemOf(reply).errors?.map((error) => error.path)).toEqual(paths)
  })

  test.each([
    '0000-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-01-01',
    'now',
    '2026-01-01T00:00:00+02:00',
  ])('by createdDate return 400 for %s', async (createdDate) => {
    const found = visitor.facilities.sports.filtered({ ownerId, data: { createdDate } })
    expect(await refusedFields(found)).toEqual(['data/createdDate'])
  })
})

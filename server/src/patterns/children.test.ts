import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import {
  refusal,
  refusedFields,
  testServer,
  type Api,
  type TestServer,
  metaOf,
} from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await testServer()
  owner = await signUp(server, 'owner')
  visitor = await server.as()
})
afterAll(() => server.close())

const facility = async () => (await makeFacility(server, owner.person)).id
type SpaceDraft = Parameters<Api['facilities']['spaceTypes']['create']>[0]['data']
type SpaceFilter = Parameters<Api['facilities']['spaceTypes']['filtered']>[0]['data']

describe('an item', () => {
  test('is made, read, changed and removed, each with its audit row', async () => {
    const ownerId = await facility()
    const spaces = owner.api.facilities.spaceTypes
    const data: SpaceDraft = { name: 'Court', surface: 'Hardwood', count: 4, location: 'Indoor' }
    const { data: made } = await spaces.create({ ownerId, data })
    expect(made).toEqual({ ...data, id: made.id, additionalFeatures: null, createdDate: made.createdDate })
    expect((await visitor.facilities.spaceTypes.get({ ownerId, id: made.id })).data).toEqual(made)
    const patch = [{ op: 'replace', path: '/count', value: 6 } as const]
    const { data: changed } = await spaces.update({ ownerId, id: made.id, patch })
    expect(changed).toEqual({ ...made, count: 6 })
    expect(await spaces.remove({ ownerId, id: made.id })).toEqual({ data: null })
    expect((await refusal(visitor.facilities.spaceTypes.get({ ownerId, id: made.id }))).status).toBe(404)
    expect((await refusal(spaces.remove({ ownerId, id: made.id }))).status).toBe(404)
    const rows = (await auditOf(server, ownerId)).filter(({ subject_id }) => subject_id === made.id)
    expect(rows.map(({ operation, user_id }) => [operation, user_id])).toEqual([
      ['facilities.spaceTypes.create', owner.id],
      ['facilities.spaceTypes.update', owner.id],
      ['facilities.spaceTypes.remove', owner.id],
    ])
    expect(rows[1]?.patch).toEqual(patch)
  })

  test('has defaults, and rules that hold for what a patch leaves behind too', async () => {
    const ownerId = await facility()
    const spaces = owner.api.facilities.spaceTypes
    const { data: plain } = await spaces.create({ ownerId, data: { name: 'Pool' } })
    expect(plain).toMatchObject({ surface: null, count: 1, location: null, additionalFeatures: null })
    const wrong: [data: unknown, paths: string[]][] = [
      [{ name: 'Pool', surface: 'Ice' }, ['data/surface']],
      [{ name: 'Golf Course', location: 'Indoor' }, ['data/location']],
      [{ name: 'Court', surface: 'Ice', location: 'Nowhere' }, ['data/location']],
      [{ name: 'Moat' }, ['data/name']],
      [{ name: 'Court', count: 0 }, ['data/count']],
      [{ name: 'Court', count: 1.5 }, ['data/count']],
      [{ name: 'Court', count: '2' }, ['data/count']],
      [{ name: 'Court', id: ownerId }, ['data/id']],
      [{}, ['data/name']],
    ]
    for (const [data, paths] of wrong) {
      const path = `${base}/facilities/${ownerId}/spaceTypes`
      const heard = await wire(server.origin, 'POST', path, { token: owner.token, json: { data } })
      expect(
        problemOf(heard).errors?.map((error) => error.path),
        JSON.stringify(data),
      ).toEqual(paths)
    }
    const change = spaces.update({
      ownerId,
      id: plain.id,
      patch: [{ op: 'replace', path: '/surface', value: 'Grass' }],
    })
    expect(await refusedFields(change)).toEqual(['surface'])
    expect((await spaces.list({ ownerId })).data).toEqual([plain])
  })

  test('is there once: another of the name is a conflict, also by patch and at once', async () => {
    const ownerId = await facility()
    const { sports } = owner.api.facilities
    await sports.create({ ownerId, data: { name: 'Soccer' } })
    const { data: lacrosse } = await sports.create({ ownerId, data: { name: 'Lacrosse' } })
    expect((await refusal(sports.create({ ownerId, data: { name: 'Soccer' } }))).problem).toMatchObject({
      status: 409,
      code: 'ALREADY_EXISTS',
    })
    const patch = [{ op: 'replace', path: '/name', value: 'Soccer' } as const]
    expect((await refusal(sports.update({ ownerId, id: lacrosse.id, patch }))).status).toBe(409)
    const many = Array.from({ length: 8 }, () => sports.create({ ownerId, data: { name: 'Softball' } }))
    const results = await Promise.allSettled(many)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await sports.list({ ownerId })).data.map(({ name }) => name)).toEqual([
      'Lacrosse',
      'Soccer',
      'Softball',
    ])
    expect((await visitor.facilities.get({ id: ownerId })).data.sports).toEqual([
      'Soccer',
      'Lacrosse',
      'Softball',
    ])
    await sports.create({ ownerId: await facility(), data: { name: 'Soccer' } })
  })

  test('may become another of its list', async () => {
    const ownerId = await facility()
    const { amenities } = owner.api.facilities
    const { data: wifi } = await amenities.create({ ownerId, data: { name: 'Wifi' } })
    const become = (value: string) =>
      amenities.update({ ownerId, id: wifi.id, patch: [{ op: 'replace', path: '/name', value }] })
    expect((await become('Parking')).data).toEqual({ ...wifi, name: 'Parking' })
    expect(await refusedFields(become('Jacuzzi'))).toEqual(['name'])
    expect((await visitor.facilities.get({ id: ownerId })).data.amenities).toEqual(['Parking'])
  })

  test('has a tag that PATCH and DELETE hold against If-Match', async () => {
    const ownerId = await facility()
    const path = `${base}/facilities/${ownerId}/spaceTypes`
    const made = await wire(server.origin, 'POST', path, {
      token: owner.token,
      json: { data: { name: 'Court' } },
    })
    const id = String(dataOf(made).id)
    const tag = made.headers.get('etag') ?? ''
    const spaces = owner.api.facilities.spaceTypes
    const patch = [{ op: 'replace', path: '/count', value: 2 } as const]
    const unchanged = await wire(server.origin, 'GET', `${path}/${id}`, { headers: { 'if-none-match': tag } })
    expect(unchanged.status).toBe(304)
    await spaces.update({ ownerId, id, patch }, { ifMatch: tag })
    for (const write of [spaces.remove, () => spaces.update({ ownerId, id, patch }, { ifMatch: tag })])
      expect((await refusal(write({ ownerId, id }, { ifMatch: tag }))).problem.code).toBe(
        'PRECONDITION_FAILED',
      )
    const current = (await wire(server.origin, 'GET', `${path}/${id}`)).headers.get('etag') ?? ''
    expect(current).not.toBe(tag)
    await spaces.remove({ ownerId, id }, { ifMatch: current })
  })

  test('is asked for by ids that are ids', async () => {
    const ownerId = await facility()
    const { data: sport } = await owner.api.facilities.sports.create({ ownerId, data: { name: 'Soccer' } })
    const { sports } = visitor.facilities
    for (const id of ['1', nilId, `${sport.id}x`, 'x', '%00'])
      expect(await refusedFields(sports.get({ ownerId, id }))).toEqual(['id'])
    for (const wrong of ['1', nilId])
      expect(await refusedFields(sports.get({ ownerId: wrong, id: sport.id }))).toEqual(['ownerId'])
    expect((await refusal(sports.get({ ownerId, id: crypto.randomUUID() }))).status).toBe(404)
    expect((await refusal(sports.get({ ownerId: crypto.randomUUID(), id: sport.id }))).status).toBe(404)
    expect((await refusal(sports.get({ ownerId: await facility(), id: sport.id }))).status).toBe(404)
    expect((await sports.get({ ownerId: ownerId.toUpperCase(), id: sport.id.toUpperCase() })).data).toEqual(
      sport,
    )
  })
})

describe('pages', () => {
  test('have an offset from 0 and a take from 1 to 100, and anything else is refused, not cut', async () => {
    const ownerId = await facility()
    const list = `${base}/facilities/${ownerId}/amenities`
    const get = (query: string) => wire(server.origin, 'GET', `${list}?${query}`)
    const filtered = (query: string) =>
      wire(server.origin, 'POST', `${list}/filtered?${query}`, { json: { data: {} } })
    for (const ask of [get, filtered]) {
      for (const query of ['take=1', 'take=100', 'offset=0', 'offset=10000000', 'take=007'])
        expect((await ask(query)).status, query).toBe(200)
      for (const take of [
        '0',
        '101',
        '-1',
        'x',
        '',
        '1.5',
        '1e1',
        ' 1',
        '0x10',
        '99999999999999999999',
        '1&take=2',
      ])
        expect(problemOf(await ask(`take=${take}`)).errors?.[0]?.path, take).toBe('take')
      for (const offset of ['-1', 'x', '', '1.5', '10000001', 'NaN'])
        expect(problemOf(await ask(`offset=${offset}`)).errors?.[0]?.path, offset).toBe('offset')
    }
  })

  test('hold 20 unless asked, and count all matches whatever the page', async () => {
    const ownerId = await facility()
    const { amenities } = owner.api.facilities
    for (const name of amenityNames.slice(0, 25)) await amenities.create({ ownerId, data: { name } })
    const first = await amenities.list({ ownerId })
    expect([first.data.length, metaOf(first).stats.count]).toEqual([20, 25])
    const rest = await amenities.list({ ownerId, offset: 20 })
    expect([rest.data.length, metaOf(rest).stats.count]).toEqual([5, 25])
    expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(25)
    const beyond = await amenities.list({ ownerId, offset: 25 })
    expect([beyond.data.length, metaOf(beyond).stats.count]).toEqual([0, 25])
    const some = await amenities.filtered({
      ownerId,
      data: { name: amenityNames.slice(20, 30) },
      take: 2,
    })
    expect([some.data.length, metaOf(some).stats.count]).toEqual([2, 5])
  })

  test('neither repeat nor skip where rows tie in what they are sorted by', async () => {
    const ownerId = await facility()
    const { spaceTypes } = owner.api.facilities
    for (let n = 0; n < 7; n++)
      await spaceTypes.create({ ownerId, data: { name: 'Court', count: 1 + (n % 2) } })
    for (const sort of ['name', '-name', 'count', '-count', 'createdDate', '-createdDate'] as const) {
      const ids: string[] = []
      for (let offset = 0; offset < 7; offset += 3)
        ids.push(
          ...(await spaceTypes.filtered({ ownerId, data: { sort }, offset, take: 3 })).data.map(
            ({ id }) => id,
          ),
        )
      expect(new Set(ids).size, sort).toBe(7)
    }
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
    ownerId = await facility()
    for (const data of drafts) await owner.api.facilities.spaceTypes.create({ ownerId, data })
  })
  const find = async (data: SpaceFilter) => {
    const found = await visitor.facilities.spaceTypes.filtered({ ownerId, data })
    expect(metaOf(found).stats.count).toBe(found.data.length)
    return found.data.map(({ name, count }) => `${name} ${count}`)
  }

  const cases: [name: string, filter: SpaceFilter, found: string[]][] = [
    ['nothing asked', {}, ['Court 4', 'Court 2', 'Field 6', 'Pool 1', 'Rink 2']],
    ['a value', { name: 'Court' }, ['Court 4', 'Court 2']],
    ['any of a list', { name: ['Pool', 'Rink', 'Rink'] }, ['Pool 1', 'Rink 2']],
    ['both of two fields', { name: 'Court', location: 'Indoor' }, ['Court 4']],
    ['a number', { count: 2 }, ['Court 2', 'Rink 2']],
    ['any of some numbers', { count: [1, 6] }, ['Field 6', 'Pool 1']],
    ['a range, both ends included', { count: { from: 2, to: 4 } }, ['Court 4', 'Court 2', 'Rink 2']],
    ['a range from', { count: { from: 5 } }, ['Field 6']],
    ['a range up to', { count: { to: 1 } }, ['Pool 1']],
    ['a range of nothing', { count: {} }, ['Court 4', 'Court 2', 'Field 6', 'Pool 1', 'Rink 2']],
    ['a range that is empty', { count: { from: 3, to: 2 } }, []],
    ['text, whatever its case', { text: 'MAPLE' }, ['Court 4', 'Field 6']],
    ['text in the name or the features', { text: 'oo' }, ['Court 4', 'Field 6', 'Pool 1']],
    ['a percent sign as itself', { text: '100%' }, ['Court 4']],
    ['an underscore as itself', { text: 'maple_' }, ['Court 4']],
    ['a backslash as itself', { text: String.raw`\ e` }, ['Pool 1']],
    ['quotes as themselves', { text: `'quoted' "` }, ['Pool 1']],
    ['text of spaces', { text: '   ' }, ['Court 4', 'Court 2', 'Field 6', 'Pool 1', 'Rink 2']],
    ['text that is nowhere', { text: '%' + '_'.repeat(10) }, []],
    ['text and a field', { text: 'maple', location: 'Outdoor' }, ['Field 6']],
  ]
  test.each(cases)('%s', async (_name, filter, found) => {
    expect((await find(filter)).toSorted()).toEqual(found.toSorted())
  })

  test('sort up and down', async () => {
    expect(await find({ sort: 'count' })).toEqual(['Pool 1', 'Court 2', 'Rink 2', 'Court 4', 'Field 6'])
    expect((await find({ sort: '-count' })).map((each) => each.at(-1))).toEqual(['6', '4', '2', '2', '1'])
    expect(await find({ sort: 'createdDate' })).toEqual(['Court 4', 'Court 2', 'Field 6', 'Pool 1', 'Rink 2'])
    expect(await find({ sort: '-createdDate' })).toEqual([
      'Rink 2',
      'Pool 1',
      'Field 6',
      'Court 2',
      'Court 4',
    ])
  })

  test('find an item by the moment it shows', async () => {
    const { sports } = owner.api.facilities
    const { data: sport } = await sports.create({ ownerId, data: { name: 'Soccer' } })
    const at = sport.createdDate
    const found = async (createdDate: Parameters<typeof sports.filtered>[0]['data']['createdDate']) =>
      (await sports.filtered({ ownerId, data: { createdDate } })).data.map(({ id }) => id)
    expect(await found(at)).toEqual([sport.id])
    expect(await found([at, '2020-01-01T00:00:00Z'])).toEqual([sport.id])
    expect(await found({ from: at, to: at })).toEqual([sport.id])
    expect(await found({ to: new Date(Date.parse(at) - 1).toISOString() })).toEqual([])
    expect(await found({ from: new Date(Date.parse(at) + 1).toISOString() })).toEqual([])
  })

  test('are refused where they ask what is not known, with the path', async () => {
    const wrong: [filter: unknown, paths: string[]][] = [
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
      [{ sort: 'surface' }, ['data/sort']],
      [{ sort: '--name' }, ['data/sort']],
      [{ sort: 'name; drop table profile' }, ['data/sort']],
      [{ profile_id: ownerId }, ['data/profile_id']],
      [[], ['data']],
      ['Court', ['data']],
    ]
    for (const [data, paths] of wrong) {
      const path = `${base}/facilities/${ownerId}/spaceTypes/filtered`
      const heard = await wire(server.origin, 'POST', path, { json: { data } })
      expect(heard.status, JSON.stringify(data)).toBe(400)
      expect(
        problemOf(heard).errors?.map((error) => error.path),
        JSON.stringify(data),
      ).toEqual(paths)
    }
  })

  test('of moments are refused for what no calendar has', async () => {
    for (const createdDate of [
      '0000-01-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '2026-01-01',
      'now',
      '2026-01-01T00:00:00+02:00',
    ])
      expect(
        await refusedFields(visitor.facilities.sports.filtered({ ownerId, data: { createdDate } })),
        createdDate,
      ).toEqual(['data/createdDate'])
  })
})

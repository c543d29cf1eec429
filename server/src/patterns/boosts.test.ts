import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  testServer,
  type Api,
  type TestServer,
  metaOf,
} from '../testing/test-server.ts'
import { base, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
let ownerId: string
beforeAll(async () => {
  server = await testServer()
  owner = await signUp(server, 'owner')
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await makeFacility(server, owner.person)).id
})

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
const boost = async (startDate: string, endDate: string, id = ownerId) =>
  (await owner.api.facilities.boosts.create({ ownerId: id, data: { startDate, endDate } })).data
const starts = ({ data }: { data: { startDate: string }[] }) => data.map(({ startDate }) => startDate)

describe('a boost', () => {
  test('is a range of days, which it shows as they are', async () => {
    const made = await boost('2030-02-28', '2030-03-01')
    expect(made).toEqual({
      id: made.id,
      ownerId,
      startDate: '2030-02-28',
      endDate: '2030-03-01',
      createdDate: made.createdDate,
    })
    expect((await visitor.facilities.boosts.get({ ownerId, id: made.id })).data).toEqual(made)
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facilities.boosts.create',
      subject_id: made.id,
    })
  })

  test('may be of one day, and touch the next', async () => {
    await boost('2030-01-01', '2030-01-01')
    await boost('2030-01-02', '2030-01-05')
    await boost('2029-12-01', '2029-12-31')
    expect(starts(await visitor.facilities.boosts.list({ ownerId }))).toEqual([
      '2029-12-01',
      '2030-01-01',
      '2030-01-02',
    ])
  })

  test('overlaps no other of the profile, be it by a day, within or around', async () => {
    const first = await boost('2030-01-10', '2030-01-20')
    const ranges = [
      ['2030-01-20', '2030-01-25'],
      ['2030-01-01', '2030-01-10'],
      ['2030-01-12', '2030-01-13'],
      ['2030-01-01', '2030-12-31'],
      ['2030-01-10', '2030-01-20'],
    ] as const
    for (const [from, to] of ranges)
      expect((await refusal(boost(from, to))).problem).toMatchObject({ status: 409, code: 'BOOST_OVERLAPS' })
    const next = await boost('2030-01-21', '2030-01-22')
    const { boosts } = owner.api.facilities
    const earlier = boosts.update({
      ownerId,
      id: next.id,
      patch: [{ op: 'replace', path: '/startDate', value: '2030-01-20' }],
    })
    expect((await refusal(earlier)).problem.code).toBe('BOOST_OVERLAPS')
    await boosts.update({
      ownerId,
      id: first.id,
      patch: [{ op: 'replace', path: '/endDate', value: '2030-01-19' }],
    })
    await boosts.update({
      ownerId,
      id: next.id,
      patch: [{ op: 'replace', path: '/startDate', value: '2030-01-20' }],
    })
    await boosts.remove({ ownerId, id: first.id })
    await boost('2030-01-01', '2030-01-19')
    await boost('2030-01-10', '2030-01-20', (await makeFacility(server, owner.person)).id)
  })

  test('is one of many that come at once for the same days', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await makeFacility(server, owner.person)
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, n) => {
          const data = { startDate: `2030-01-0${n + 1}`, endDate: `2030-01-1${n}` }
          return wire(server.origin, 'POST', `${base}/facilities/${id}/boosts`, {
            token: owner.token,
            json: { data },
          })
        }),
      )
      const outcome = results
        .map((heard) => (heard.status === 201 ? 'made' : problemOf(heard).code))
        .toSorted()
      expect(outcome).toEqual([...Array.from({ length: 7 }, () => 'BOOST_OVERLAPS'), 'made'])
    }
  })

  test('runs from 1900 to 2099, forwards', async () => {
    const create = (startDate: string, endDate: string) => boost(startDate, endDate)
    await create('1900-01-01', '1900-01-01')
    await create('2099-12-31', '2099-12-31')
    expect(await refusedFields(create('1899-12-31', '1900-01-05'))).toEqual(['data/startDate'])
    expect(await refusedFields(create('2098-12-31', '2100-01-01'))).toEqual(['data/endDate'])
    expect(await refusedFields(create('2030-01-02', '2030-01-01'))).toEqual(['data/endDate'])
    for (const wrong of ['2030-02-30', '2030-1-1', '2030-01-01T00:00:00Z', '', 'today', '0000-00-00'])
      expect(await refusedFields(create(wrong, '2030-12-31')), wrong).toEqual(['data/startDate'])
    const made = await create('2040-01-01', '2040-01-31')
    const patch = [{ op: 'replace', path: '/endDate', value: '2039-12-31' } as const]
    expect(await refusedFields(owner.api.facilities.boosts.update({ ownerId, id: made.id, patch }))).toEqual([
      'endDate',
    ])
  })
})

describe('lists', () => {
  beforeEach(async () => {
    await boost('2031-03-01', '2031-03-10')
    await boost('2031-01-01', '2031-01-31')
    await boost('2031-02-10', '2031-02-20')
  })

  test.each([
    ['everything', {}, ['2031-01-01', '2031-02-10', '2031-03-01']],
    ['what ends on the first day', { startDate: '2031-01-31' }, ['2031-01-01', '2031-02-10', '2031-03-01']],
    ['what begins on the last', { endDate: '2031-02-10' }, ['2031-01-01', '2031-02-10']],
    ['what covers all of it', { startDate: '2031-02-12', endDate: '2031-02-13' }, ['2031-02-10']],
    ['nothing between two', { startDate: '2031-02-01', endDate: '2031-02-09' }, []],
    ['nothing backwards', { startDate: '2031-03-11', endDate: '2031-01-01' }, []],
  ])('of a period hold %s', async (_name, period, found) => {
    const { boosts } = visitor.facilities
    for (const list of [
      boosts.list({ ownerId, ...period }),
      boosts.filtered({ ownerId, data: {}, ...period }),
    ]) {
      const page = await list
      expect(starts(page)).toEqual(found)
      expect(metaOf(page).stats.count).toBe(found.length)
    }
    const all = await boosts.allFiltered({ data: { ownerId }, ...period })
    expect(starts(all)).toEqual(found)
  })

  test('filter, sort and page', async () => {
    const find = async (data: Parameters<Api['facilities']['boosts']['filtered']>[0]['data'], page = {}) =>
      starts(await visitor.facilities.boosts.filtered({ ownerId, data, ...page }))
    expect(await find({ startDate: '2031-02-10' })).toEqual(['2031-02-10'])
    expect(await find({ endDate: { from: '2031-02-20', to: '2031-03-10' } })).toEqual([
      '2031-02-10',
      '2031-03-01',
    ])
    expect(await find({ sort: '-endDate' })).toEqual(['2031-03-01', '2031-02-10', '2031-01-01'])
    expect(await find({ sort: '-endDate' }, { offset: 1, take: 1 })).toEqual(['2031-02-10'])
    expect(await find({ ownerId: crypto.randomUUID() })).toEqual([])
  })

  test('refuse what is no day', async () => {
    for (const wrong of ['2031-02-30', 'x', '', '0000-01-01', '2031-01-01T00:00:00Z']) {
      expect(
        await refusedFields(visitor.facilities.boosts.list({ ownerId, startDate: wrong })),
        wrong,
      ).toEqual(['startDate'])
      expect(await refusedFields(visitor.facilities.boosts.all({ endDate: wrong })), wrong).toEqual([
        'endDate',
      ])
      expect(
        await refusedFields(visitor.facilities.boosts.allFiltered({ data: { endDate: wrong } })),
      ).toEqual(['data/endDate'])
    }
  })

  test('of the kind hold those of every profile that the caller sees', async () => {
    const period = { startDate: '2032-01-01', endDate: '2032-12-31' }
    const { data: pending } = await owner.api.facilities.create({ data: { name: 'Pending' } })
    const shown = await boost('2032-05-01', '2032-05-02')
    const hidden = await boost('2032-06-01', '2032-06-02', pending.id)
    const admin = await signUp(server, `admin-${crypto.randomUUID()}`, ['admin'])
    const stranger = await signUp(server, `stranger-${crypto.randomUUID()}`)
    const ids = async (api: Api) => (await api.facilities.boosts.all(period)).data.map(({ id }) => id)
    for (const api of [visitor, stranger.api]) expect(await ids(api)).toEqual([shown.id])
    for (const api of [owner.api, admin.api]) expect(await ids(api)).toEqual([shown.id, hidden.id])
    expect(
      metaOf(
        await visitor.facilities.boosts.allFiltered({
          data: { startDate: { from: '2032-01-01', to: '2032-12-31' } },
        }),
      ).stats.count,
    ).toBe(1)
    await owner.api.facilities.remove({ id: ownerId })
    expect(await ids(visitor)).toEqual([])
  })
})

describe('a profile', () => {
  const isPromoted = async () => (await visitor.facilities.get({ id: ownerId })).data.isPromoted

  test.each([
    ['today', 0, 0, true],
    ['since long, until today', -300, 0, true],
    ['from today on', 0, 30, true],
    ['until yesterday', -30, -1, false],
    ['from tomorrow on', 1, 30, false],
  ])('boosted %s says whether it is promoted now', async (_name, from, to, expected) => {
    await boost(day(from), day(to))
    expect(await isPromoted()).toBe(expected)
    await eventually(
      async () =>
        (await visitor.facilities.search({ data: { isPromoted: true }, take: 100 })).data.some(
          ({ id }) => id === ownerId,
        ),
      (found) => found === expected,
    )
  })

  test('is no longer promoted once its boost is taken back', async () => {
    const { id } = await boost(day(-1), day(1))
    expect(await isPromoted()).toBe(true)
    await owner.api.facilities.boosts.remove({ ownerId, id })
    expect(await isPromoted()).toBe(false)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { dayFromToday } from '../testing/days.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import {
  eventually,
  metaOf,
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../testing/test-server.ts'
import { base, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
let ownerId: string
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await makeFacility(server, owner.person)).id
})

/** Sets the day that the server counts as today. */
const setToday = (expression: string) =>
  server.pool.query(
    `create or replace function derived.today() returns date language sql stable as $$ select ${expression} $$`,
  )
const realToday = `(now() at time zone 'utc')::date`
const boost = async (startDate: string, endDate: string, id = ownerId) =>
  (await owner.api.facilities.boosts.create({ ownerId: id, data: { startDate, endDate } })).data
/** Days that no call accepts anymore. */
async function insertBoost(startDate: string, endDate: string, id = ownerId) {
  const { rows } = await server.pool.query<{ id: string }>(
    `insert into boost (id, owner_id, start_date, end_date) values (gen_random_uuid(), $1, $2, $3) returning id`,
    [id, startDate, endDate],
  )
  return rows[0]?.id ?? ''
}
const move = (id: string, field: 'startDate' | 'endDate', value: string) =>
  owner.api.facilities.boosts.update({ ownerId, id, patch: [{ op: 'replace', path: `/${field}`, value }] })
const starts = ({ data }: { data: { startDate: string }[] }) => data.map(({ startDate }) => startDate)

describe('creating a boost', () => {
  beforeAll(() => setToday(`date '2029-12-01'`))

  test('returns it, makes it readable and audits it', async () => {
    const created = await boost('2030-02-28', '2030-03-01')
    expect(created).toEqual({
      id: created.id,
      ownerId,
      startDate: '2030-02-28',
      endDate: '2030-03-01',
      createdDate: created.createdDate,
    })
    expect((await visitor.facilities.boosts.get({ ownerId, id: created.id })).data).toEqual(created)
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facility-mgmt.facilities.boosts.create',
      subject_id: created.id,
    })
  })

  test('is possible for a single day, and for the days before and after another boost', async () => {
    await boost('2030-01-01', '2030-01-01')
    await boost('2030-01-02', '2030-01-05')
    await boost('2029-12-01', '2029-12-31')
    expect(starts(await visitor.facilities.boosts.list({ ownerId }))).toEqual([
      '2029-12-01',
      '2030-01-01',
      '2030-01-02',
    ])
  })

  test.each([
    ['starts on its last day', '2030-01-20', '2030-01-25'],
    ['ends on its first day', '2030-01-01', '2030-01-10'],
    ['is within it', '2030-01-12', '2030-01-13'],
    ['includes it', '2030-01-01', '2030-03-31'],
    ['has the same dates', '2030-01-10', '2030-01-20'],
  ])('returns 409 if it overlaps with another boost and %s', async (_name, from, to) => {
    await boost('2030-01-10', '2030-01-20')
    const { problem } = await refusal(boost(from, to))
    expect(problem).toMatchObject({ status: 409, code: 'BOOST_OVERLAPS' })
  })

  test('is possible for the days of a removed boost', async () => {
    const { id } = await boost('2030-01-10', '2030-01-20')
    await owner.api.facilities.boosts.remove({ ownerId, id })
    expect((await boost('2030-01-01', '2030-01-19')).startDate).toBe('2030-01-01')
  })

  test('is possible for the days of another profile’s boost', async () => {
    await boost('2030-01-10', '2030-01-20')
    const other = await makeFacility(server, owner.person)
    expect((await boost('2030-01-10', '2030-01-20', other.id)).ownerId).toBe(other.id)
  })

  test('succeeds for one of eight concurrent requests with overlapping dates', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await makeFacility(server, owner.person)
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, n) => {
          const data = { startDate: `2030-01-0${n + 1}`, endDate: `2030-01-1${n}` }
          return wire(server.origin, 'POST', `${base}/facilities/${id}/boosts`, {
            token: owner.token,
            json: { data },
          })
        }),
      )
      const outcomes = replies
        .map((reply) => (reply.status === 201 ? 'created' : problemOf(reply).code))
        .toSorted()
      expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'BOOST_OVERLAPS'), 'created'])
    }
  })

  test.each([
    ['today', '2029-12-01', '2029-12-01'],
    ['a year ahead', '2030-12-01', '2030-12-01'],
    ['on 90 days', '2030-01-01', '2030-03-31'],
  ])('is possible %s', async (_name, startDate, endDate) => {
    expect(await boost(startDate, endDate)).toMatchObject({ startDate, endDate })
  })

  test('names the field and the reason of a refusal', async () => {
    const { problem } = await refusal(boost('2029-11-30', '2030-12-02'))
    expect(problem.errors).toEqual([
      { path: 'data/endDate', message: 'must be at most 90 days long, counting the first and the last' },
    ])
    expect((await refusal(boost('2029-11-30', '2029-12-02'))).problem.errors).toEqual([
      { path: 'data/startDate', message: 'must be today or later, from 2029-12-01 on' },
    ])
    expect((await refusal(boost('2030-12-01', '2030-12-02'))).problem.errors).toEqual([
      { path: 'data/endDate', message: 'must be at most a year ahead, until 2030-12-01' },
    ])
  })

  test('returns 409 for a profile that is not approved, also to administrators', async () => {
    const { data: pending } = await owner.api.facilities.create({ data: { name: 'Pending' } })
    const admin = await signUp(server, 'admin', ['admin'])
    const days = { startDate: '2030-01-01', endDate: '2030-01-02' }
    for (const { api } of [owner, admin])
      expect(await refusal(api.facilities.boosts.create({ ownerId: pending.id, data: days }))).toMatchObject({
        status: 409,
        problem: { code: 'NOT_APPROVED' },
      })
  })

  test.each([
    ['before today', '2029-11-30', '2029-12-05', 'data/startDate'],
    ['more than a year ahead', '2030-11-30', '2030-12-02', 'data/endDate'],
    ['of 91 days', '2030-01-01', '2030-04-01', 'data/endDate'],
    ['that end before they start', '2030-01-02', '2030-01-01', 'data/endDate'],
    ['with an impossible day', '2030-02-30', '2030-03-31', 'data/startDate'],
    ['without leading zeros', '2030-1-1', '2030-03-31', 'data/startDate'],
    ['with a time', '2030-01-01T00:00:00Z', '2030-03-31', 'data/startDate'],
    ['without a start', '', '2030-12-31', 'data/startDate'],
    ['in words', 'today', '2030-12-31', 'data/startDate'],
    ['in year 0', '0000-00-00', '2030-12-31', 'data/startDate'],
  ])('returns 400 for dates %s', async (_name, from, to, path) => {
    expect(await refusedFields(boost(from, to))).toEqual([path])
  })
})

describe('changing a boost', () => {
  test('returns 409 if it then overlaps with another', async () => {
    await boost('2030-01-10', '2030-01-20')
    const next = await boost('2030-01-21', '2030-01-22')
    expect((await refusal(move(next.id, 'startDate', '2030-01-20'))).problem.code).toBe('BOOST_OVERLAPS')
  })

  test('is possible for days that another boost no longer covers', async () => {
    const first = await boost('2030-01-10', '2030-01-20')
    const next = await boost('2030-01-21', '2030-01-22')
    await move(first.id, 'endDate', '2030-01-19')
    expect((await move(next.id, 'startDate', '2030-01-20')).data.startDate).toBe('2030-01-20')
  })

  test('returns 400 if it then ends before it starts', async () => {
    const { id } = await boost('2030-01-02', '2030-01-31')
    expect(await refusedFields(move(id, 'endDate', '2030-01-01'))).toEqual(['endDate'])
  })

  test('keeps the first day of a running one, and ends today or later', async () => {
    const { id } = await boost('2029-12-01', '2029-12-10')
    await setToday(`date '2029-12-05'`)
    expect((await move(id, 'endDate', '2029-12-20')).data.endDate).toBe('2029-12-20')
    expect(await refusedFields(move(id, 'endDate', '2029-12-04'))).toEqual(['endDate'])
    expect(await refusedFields(move(id, 'startDate', '2029-12-04'))).toEqual(['startDate'])
    await setToday(`date '2029-12-01'`)
  })
})

describe('lists', () => {
  beforeAll(() => setToday(`date '2030-12-31'`))

  const january = '2031-01-01'
  const february = '2031-02-10'
  const march = '2031-03-01'
  beforeEach(async () => {
    await boost(march, '2031-03-10')
    await boost(january, '2031-01-31')
    await boost(february, '2031-02-20')
  })

  test.each([
    ['without dates contain everything', {}, [january, february, march]],
    ['include a boost that ends on startDate', { startDate: '2031-01-31' }, [january, february, march]],
    ['include a boost that starts on endDate', { endDate: february }, [january, february]],
    [
      'include a boost around the whole period',
      { startDate: '2031-02-12', endDate: '2031-02-13' },
      [february],
    ],
    ['are empty for a period between boosts', { startDate: '2031-02-01', endDate: '2031-02-09' }, []],
    ['are empty if endDate is before startDate', { startDate: '2031-03-11', endDate: january }, []],
  ])('%s', async (_name, period, expected) => {
    const { boosts } = visitor.facilities
    for (const list of [
      boosts.list({ ownerId, ...period }),
      boosts.filtered({ ownerId, data: {}, ...period }),
    ]) {
      const page = await list
      expect(starts(page)).toEqual(expected)
      expect(metaOf(page).stats.count).toBe(expected.length)
    }
    const all = await boosts.allFiltered({ data: { ownerId }, ...period })
    expect(starts(all)).toEqual(expected)
  })

  type Filter = Parameters<Api['facilities']['boosts']['filtered']>[0]['data']
  const filters: [name: string, filter: Filter, page: { offset?: number; take?: number }, found: string[]][] =
    [
      ['start date', { startDate: february }, {}, [february]],
      ['range of end dates', { endDate: { from: '2031-02-20', to: '2031-03-10' } }, {}, [february, march]],
      ['another owner', { ownerId: crypto.randomUUID() }, {}, []],
      ['end date, descending', { sort: '-endDate' }, {}, [march, february, january]],
      ['end date, descending, second page', { sort: '-endDate' }, { offset: 1, take: 1 }, [february]],
    ]
  test.each(filters)('filter or sort by %s', async (_name, data, page, found) => {
    expect(starts(await visitor.facilities.boosts.filtered({ ownerId, data, ...page }))).toEqual(found)
  })

  test.each(['2031-02-30', 'x', '', '0000-01-01', '2031-01-01T00:00:00Z'])(
    'return 400 for the date "%s"',
    async (date) => {
      const { boosts } = visitor.facilities
      expect(await refusedFields(boosts.list({ ownerId, startDate: date }))).toEqual(['startDate'])
      expect(await refusedFields(boosts.all({ endDate: date }))).toEqual(['endDate'])
      expect(await refusedFields(boosts.allFiltered({ data: { endDate: date } }))).toEqual(['data/endDate'])
    },
  )
})

describe('the list of all boosts', () => {
  beforeAll(() => setToday(`date '2032-01-01'`))

  const period = { startDate: '2032-01-01', endDate: '2032-12-31' }
  const listedIds = async (api: Api) => (await api.facilities.boosts.all(period)).data.map(({ id }) => id)
  let publicId: string
  let pendingId: string
  beforeEach(async () => {
    const { data: pending } = await owner.api.facilities.create({ data: { name: 'Pending' } })
    publicId = (await boost('2032-05-01', '2032-05-02')).id
    pendingId = await insertBoost('2032-06-01', '2032-06-02', pending.id)
    return async () => {
      await owner.api.facilities.remove({ id: pending.id })
      await owner.api.facilities.remove({ id: ownerId }).catch(() => undefined)
    }
  })

  test('contains those of public profiles for visitors and other users', async () => {
    const stranger = await signUp(server, 'stranger')
    expect(await listedIds(visitor)).toEqual([publicId])
    expect(await listedIds(stranger.api)).toEqual([publicId])
  })

  test('contains those of a pending profile for its manager and for admins', async () => {
    const admin = await signUp(server, 'admin', ['admin'])
    expect(await listedIds(owner.api)).toEqual([publicId, pendingId])
    expect(await listedIds(admin.api)).toEqual([publicId, pendingId])
  })

  test('counts only visible ones when filtered', async () => {
    const data = { startDate: { from: '2032-01-01', to: '2032-12-31' } }
    expect(metaOf(await visitor.facilities.boosts.allFiltered({ data })).stats.count).toBe(1)
  })

  test('does not contain those of a deleted profile', async () => {
    await owner.api.facilities.remove({ id: ownerId })
    expect(await listedIds(visitor)).toEqual([])
  })
})

describe('isPromoted', () => {
  beforeAll(() => setToday(realToday))

  const isPromoted = async () => (await visitor.facilities.get({ id: ownerId })).data.isPromoted

  test.each([
    [true, 'today', 0, 0],
    [true, 'until today', -300, 0],
    [true, 'from today', 0, 30],
    [false, 'until yesterday', -30, -1],
    [false, 'from tomorrow', 1, 30],
  ])(
    'is %s for a profile with a boost %s, and so is its search result',
    async (expected, _name, from, to) => {
      await insertBoost(dayFromToday(from), dayFromToday(to))
      expect(await isPromoted()).toBe(expected)
      await eventually(
        async () =>
          (await visitor.facilities.search({ data: { isPromoted: true }, take: 100 })).data.some(
            ({ id }) => id === ownerId,
          ),
        (isFound) => isFound === expected,
      )
    },
  )

  test('is current after midnight in the database, even if the item was cached before', async () => {
    await boost(dayFromToday(0), dayFromToday(0))
    await setToday(`${realToday} - 1`)
    expect(await isPromoted()).toBe(false)
    await setToday(realToday)
    expect(await isPromoted()).toBe(true)
  })

  test('is false after a current boost was removed', async () => {
    const id = await insertBoost(dayFromToday(-1), dayFromToday(1))
    expect(await isPromoted()).toBe(true)
    await owner.api.facilities.boosts.remove({ ownerId, id })
    expect(await isPromoted()).toBe(false)
  })
})

import type { Report } from '@app/contract/reports/report-schema.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayFromToday } from '../../testing/days.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, refusedFields, testServer, type TestServer } from '../../testing/test-server.ts'
import { cellsOf, pairOf, tableOf } from './testing/report-values.ts'

let server: TestServer
let reader: SignedUp
let organizers: SignedUp[]
let host: string
beforeAll(async () => {
  server = await testServer()
  reader = await signUp(server, 'reader')
  organizers = [await signUp(server, 'first'), await signUp(server, 'second')]
  host = (await server.stage.facility({ manager: reader.person })).id
})
afterAll(() => server.close())

interface Listed {
  sports?: string[]
  address?: string
  urgency?: number
  spaceName?: string
  nights?: number
  startDate?: string
  endDate?: string
  deadline?: string
  /** By the number of the organizer. */
  by?: 0 | 1
  /** Days ago. */
  listed?: number
  /** Hours after it was listed. */
  answeredAfter?: number
}

const ago = (days: number, hours = 0) => new Date(Date.now() - days * 86_400_000 + hours * 3_600_000)

/** Lists a request in the marketplace, as if it had happened at the time. */
async function list({ by = 0, listed = 3, answeredAfter, ...changes }: Listed = {}) {
  const { startDate = dayFromToday(40), endDate = dayFromToday(42) } = changes
  const { id } = await server.stage.event({
    manager: organizers[by]!.person,
    category: 'RFP',
    startDate,
    endDate,
  })
  await server.pool.query(
    `update event set sports_list = $2, request_address = $3, urgency = $4, space_name = $5, room_nights = $6, response_deadline = $7
    where profile_id = $1`,
    [
      id,
      changes.sports ?? ['Basketball'],
      changes.address ?? null,
      changes.urgency ?? null,
      changes.spaceName ?? null,
      changes.nights ?? null,
      changes.deadline ?? null,
    ],
  )
  await server.pool.query('update profile set created_date = $2 where id = $1', [id, ago(listed)])
  if (answeredAfter !== undefined) await answer(id, ago(listed, answeredAfter))
  return id
}

async function answer(eventId: string, at: Date, to = 'Interested') {
  await server.pool.query(
    `insert into request (id, name, email, months, confirmed_date, created_date)
    select id, 'Ada', 'ada@club.example', '{}', created_date, created_date from profile where id = $1`,
    [eventId],
  )
  await server.pool.query(
    `with l as (insert into lead (id, request_id, profile_id, status, created_date)
      values (gen_random_uuid(), $1, $2, $4, $3) returning id)
    insert into lead_move (lead_id, from_status, to_status, by, at) select id, 'Open', $4, 'host', $3 from l`,
    [eventId, host, at, to],
  )
}

beforeEach(() => server.pool.query(`delete from owner using event e where e.profile_id = owner.id`))

const overview = async (query: object = {}) => (await reader.api.rfpReports.overview(query)).data

describe('the open requests', () => {
  beforeEach(async () => {
    await list({ nights: 100, answeredAfter: 2, address: 'Gary, IN' })
    await list({ nights: 50, answeredAfter: 10, address: 'Indiana', by: 1 })
    await list({ nights: 40, address: 'Texas', by: 1, listed: 9, spaceName: 'Basketball Court' })
    await list({ sports: ['Soccer'], address: 'Ohio or Indiana', answeredAfter: 1 })
    await list({ sports: ['Soccer', 'Lacrosse'] })
    await list({ sports: ['Soccer'], address: 'Qqxyz' })
  })

  test('are counted, with the middle of their first answers and how many have one', async () => {
    const report = await overview()
    expect(pairOf(report, 'requests')).toEqual([6, null])
    expect(pairOf(report, 'nights')[0]).toBe(190)
    expect(pairOf(report, 'firstAnswer')[0]).toBe(120)
    // Three have one answer, and three have none.
    expect(pairOf(report, 'answered')[0]).toBe(5000)
    expect(pairOf(report, 'unanswered')[0]).toBe(1)
  })

  test('are told by the state that they name', async () => {
    expect(cellsOf(await overview(), 'states')).toEqual({
      Indiana: [2],
      Texas: [1],
      'Several states': [1],
      Anywhere: [1],
      'Another place': [1],
    })
  })

  test('are those that look within 250 miles of a page, in its state, or anywhere', async () => {
    const manager = reader.person
    const { id: near } = await server.stage.facility({ manager, lat: 39.77, lng: -86.16, state: 'Indiana' })
    const report = await overview({ near })
    expect(pairOf(report, 'requests')[0]).toBe(4)
    expect(cellsOf(report, 'states')).toEqual({ Indiana: [2], 'Several states': [1], Anywhere: [1] })
  })

  test('aren’t told by their distance from pages of others', async () => {
    const { id: near } = await server.stage.facility({ manager: organizers[0]!.person })
    expect(await refusedFields(overview({ near }))).toEqual(['near'])
  })

  test('aren’t told by their distance from a page that nobody has approved', async () => {
    const { id: near } = await server.stage.facility({ manager: reader.person, status: 'Pending' })
    expect(await refusedFields(overview({ near }))).toEqual(['near'])
  })

  test('are told by sport, with answers only of three requests of two organizers', async () => {
    const report = await overview()
    expect(cellsOf(report, 'sports')).toEqual({
      Basketball: [3, 6667, 360],
      Soccer: [2, null, null],
      'Several sports': [1, null, null],
    })
    expect(tableOf(report, 'sports').totals).toEqual([6, 5000, 120])
  })

  test('are those of chosen sports, with a number for each that there is', async () => {
    const report = await overview({ sports: 'Soccer,Several sports' })
    expect(pairOf(report, 'requests')[0]).toBe(3)
    expect(cellsOf(report, 'states')).toEqual({ 'Several states': [1], Anywhere: [1], 'Another place': [1] })
    expect(report.filter).toEqual({ parameter: 'sports', table: 'sports' })
    expect(cellsOf(report, 'sports')).toMatchObject({
      Basketball: [3, 6667, 360],
      Soccer: [2, null, null],
    })
    expect(tableOf(report, 'sports').totals?.[0]).toBe(6)
  })

  test('are those with so many room nights, without the nights of so few that each could be known', async () => {
    expect(pairOf(await overview({ nights: 40 }), 'nights')[0]).toBe(190)
    const report = await overview({ nights: 100 })
    expect([pairOf(report, 'requests')[0], pairOf(report, 'nights')[0]]).toEqual([1, null])
  })

  test('are those that ask for a month first', async () => {
    const month = dayFromToday(40).slice(0, 7)
    expect(pairOf(await overview({ month }), 'requests')[0]).toBe(6)
    expect(pairOf(await overview({ month: '2099-01' }), 'requests')[0]).toBe(0)
  })

  test.each([{ sports: 'Chess-boxing' }, { month: '2027-13' }, { nights: 0 }])(
    'filters that don’t exist are refused: %j',
    async (query) => {
      expect(await refusedFields(overview(query))).toEqual([expect.stringContaining(Object.keys(query)[0]!)])
    },
  )

  test('are unnamed', async () => {
    expect(JSON.stringify(await overview())).not.toMatch(/Elm Open|first@|second@/)
  })
})

describe('who is open', () => {
  test('not a request that is closed, a draft, private, over or past its deadline', async () => {
    await list({ deadline: dayFromToday(-3), listed: 10 })
    await list({ startDate: dayFromToday(-5), endDate: dayFromToday(-3), listed: 10 })
    for (const change of [
      `update event set is_closed = true where profile_id = $1`,
      `update event set category = 'Private' where profile_id = $1`,
      `update profile set status = 'Draft' where id = $1`,
      `update profile set deleted_date = now() where id = $1`,
    ])
      await server.pool.query(change, [await list()])
    await list()
    expect(pairOf(await overview(), 'requests')[0]).toBe(1)
  })

  test('at the end of the compared period: those that were listed then and closed later', async () => {
    await list({ listed: 100, nights: 10 })
    await list({ listed: 20, nights: 20 })
    const closed = await list({ listed: 50, nights: 40 })
    await organizers[0]!.api.events.update({
      id: closed,
      patch: [{ op: 'replace', path: '/isClosed', value: true }],
    })
    const report = await overview()
    expect(pairOf(report, 'requests')).toEqual([2, 2])
    expect(pairOf(report, 'nights')).toEqual([30, 50])
  })

  test('nothing is known of a time before the first request, and nothing is told of days to come', async () => {
    await list({ listed: 2 })
    expect(pairOf(await overview(), 'requests')).toEqual([1, null])
    const coming = await overview({ startDate: dayFromToday(3), endDate: dayFromToday(9) })
    expect([pairOf(coming, 'requests')[0], coming.series]).toEqual([0, []])
  })
})

describe('when the events are', () => {
  const pointsOf = (report: Report, name: string) =>
    report.series.find((one) => one.name === name)?.points.map(({ value }) => value)

  test('by month and urgency, in points that add up to all', async () => {
    const thisMonth = dayOf(new Date()).slice(0, 7)
    // One that has begun counts now.
    await list({ urgency: 0, startDate: dayFromToday(-10), endDate: dayFromToday(50) })
    await list({ urgency: 2, startDate: dayFromToday(800), endDate: dayFromToday(801) })
    await list({ startDate: dayFromToday(0), endDate: dayFromToday(50) })
    const report = await overview()
    expect(report.series.map(({ label, stack }) => [label, stack])).toEqual([
      ['Urgent Need', 'Open requests'],
      ['Near Future', 'Open requests'],
      ['Exploring', 'Open requests'],
      ['No urgency named', 'Open requests'],
    ])
    expect(report.series[0]?.points[0]?.startDate.slice(0, 7)).toBe(thisMonth)
    expect(report.series[0]?.points).toHaveLength(13)
    expect([pointsOf(report, 'urgency0')?.[0], pointsOf(report, 'urgency')?.[0]]).toEqual([1, 1])
    expect(pointsOf(report, 'urgency2')?.at(-1)).toBe(1)
    expect(report.series.flatMap(({ points }) => points.map(({ value }) => value ?? 0))).toHaveLength(52)
  })
})

describe('unmet needs', () => {
  test('are what nobody answered in a week, named from three requests of two organizers on', async () => {
    for (const by of [0, 1, 0] as const) await list({ by, listed: 9, spaceName: 'Ice Rink', nights: 10 })
    for (const by of [0, 1] as const) await list({ by, listed: 9, spaceName: 'Pool', nights: 5 })
    await list({ listed: 9, spaceName: 'Ice Rink', answeredAfter: 50 })
    await list({ listed: 5, spaceName: 'Ice Rink' })
    const report = await overview()
    expect(cellsOf(report, 'needs')).toEqual({ 'Ice Rink': [3, 30], 'Other needs': [2, 10] })
    expect(tableOf(report, 'needs').totals).toEqual([pairOf(report, 'unanswered')[0], 40])
  })

  test('a pass is no answer', async () => {
    for (const by of [0, 1, 0] as const) {
      const id = await list({ by, listed: 9, spaceName: 'Ice Rink' })
      await answer(id, ago(8), 'Passed')
    }
    const report = await overview()
    expect(cellsOf(report, 'needs')).toEqual({ 'Ice Rink': [3, 0] })
    expect(pairOf(report, 'firstAnswer')[0]).toBeNull()
  })

  test('are not told of so few requests that each could be known', async () => {
    for (const by of [0, 1] as const) await list({ by, listed: 9 })
    const report = await overview()
    expect([pairOf(report, 'requests')[0], pairOf(report, 'unanswered')[0]]).toEqual([2, null])
    expect(tableOf(report, 'needs').rows).toEqual([])
  })
})

test('a visitor logs in', async () => {
  expect((await refusal((await server.as()).rfpReports.overview({}))).status).toBe(401)
})

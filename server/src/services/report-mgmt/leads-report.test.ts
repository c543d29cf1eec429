import type { Report } from '@app/contract/reports/report-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, refusedFields, testServer, type TestServer } from '../../testing/test-server.ts'
import { storeLeads, type LeadRow } from './testing/store-leads.ts'
import { cellsOf, pairOf, tableOf } from './testing/report-values.ts'

const denver = { lat: 39.74, lng: -104.99 }
const zone = 'America/Denver'

let server: TestServer
let manager: SignedUp
beforeAll(async () => {
  server = await testServer()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const today = () => placeDay(zone)
const makePage = async () => (await server.stage.facility({ manager: manager.person, ...denver })).id
const reportOf = async (id: string, query: object = {}) =>
  (await manager.api.facilityReports.leads({ id, ...query })).data

/** A moment of a day from today, at the place. */
const at = (day: number, time = '12:00') =>
  new Date(
    Temporal.PlainDate.from(addDays(today(), day)).toZonedDateTime({ timeZone: zone, plainTime: time })
      .epochMilliseconds,
  )
const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)
/** The ten days that ended yesterday. */
const days = () => ({ startDate: addDays(today(), -10), endDate: addDays(today(), -1) })

const pointsOf = ({ series }: Report, name: string) =>
  series.find((one) => one.name === name)!.points.map(({ value }) => value)

const interested = (moment: Date) => ({ to: 'Interested', by: 'host', at: moment }) as const
const decided = (to: 'Won' | 'Lost', moment: Date, isByAward = false) =>
  ({ to, by: 'sender', at: moment, isByAward }) as const

describe('a period with leads of all kinds', () => {
  let report: Report
  let leadIds: string[]
  beforeAll(async () => {
    const page = await makePage()
    const first = at(-9)
    const stored = await storeLeads(server, page, [
      {
        at: first,
        event: 'Won Cup',
        nights: 300,
        offeredAt: minutesAfter(first, 130),
        moves: [interested(minutesAfter(first, 30)), decided('Won', at(-4))],
      },
      {
        at: at(-8),
        event: 'Lost Cup',
        nights: 200,
        moves: [interested(minutesAfter(at(-8), 90)), decided('Lost', at(-4), true)],
      },
      { at: at(-8), moves: [decided('Lost', at(-3))], ended: 'EventCancelled' },
      {
        at: at(-7),
        moves: [{ to: 'Passed', by: 'host', at: minutesAfter(at(-7), 600) }],
        passReason: 'Dates taken',
      },
      { at: at(-6), nights: 50, deadline: addDays(today(), -3) },
      { at: at(-5), nights: 70, isOffered: true, moves: [interested(at(-5))] },
      // Received before the period.
      { at: at(-12), nights: 40, moves: [interested(minutesAfter(at(-12), 10)), decided('Won', at(-4))] },
    ])
    await storeLeads(server, await makePage(), [{ at: first, nights: 1000 }])
    leadIds = stored.map(({ id }) => id)
    report = await reportOf(page, days())
  })

  test('has figures of those received in it', () => {
    expect(pairOf(report, 'leads')[0]).toBe(6)
    expect(pairOf(report, 'won')[0]).toBe(1)
    expect(pairOf(report, 'winRate')[0]).toBe(3333)
    // Of 30, 90 and 600 minutes.
    expect(pairOf(report, 'firstReply')[0]).toBe(90)
    expect(pairOf(report, 'nightsWon')[0]).toBe(300)
    expect(pairOf(report, 'nightsInPlay')[0]).toBe(120)
    expect(pairOf(report, 'waiting')[0]).toBe(1)
    expect(pairOf(report, 'late')[0]).toBe(1)
  })

  test('has points on the days when leads were received and decided', () => {
    expect(pointsOf(report, 'leads')).toEqual([0, 1, 2, 1, 1, 1, 0, 0, 0, 0])
    expect(pointsOf(report, 'won')).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
    expect(pointsOf(report, 'lost')).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 0, 0])
    expect(report.series.map(({ stack }) => stack)).toEqual([null, 'Decided leads', 'Decided leads'])
  })

  test('has the steps with the share that went on', () => {
    expect(cellsOf(report, 'steps')).toEqual({
      Received: [6, 5000],
      Interested: [3, 3333],
      'Offer sent': [1, 10_000],
      Won: [1, null],
    })
  })

  test('has where leads came from and how fast they were answered, with the share won', () => {
    expect(cellsOf(report, 'sources')).toEqual({
      'Asked by the organizer': [5, 3, 1, 3333],
      'RFP marketplace': [1, 0, 0, null],
    })
    expect(cellsOf(report, 'speeds')).toEqual({
      'Under 1 h': [1, 1, 1, 10_000],
      '1–4 h': [1, 1, 0, 0],
      '4–8 h': [0, 0, 0, null],
      '8–24 h': [1, 0, 0, null],
      '1–2 days': [0, 0, 0, null],
      Longer: [0, 0, 0, null],
      'No reply': [2, 1, 0, 0],
      'Answered by yourself in the RFP marketplace': [1, 0, 0, null],
    })
    expect(tableOf(report, 'speeds').totals).toEqual([6, 3, 1, 3333])
  })

  test('has the reasons that are recorded', () => {
    expect(cellsOf(report, 'lost')).toEqual({
      'Another place was chosen': [1, 5000],
      'The event was cancelled': [1, 5000],
    })
    expect(cellsOf(report, 'passed')).toEqual({ 'Dates taken': [1, 10_000] })
  })

  test('lists the leads, the newest first, each with its link', () => {
    const { rows, totals } = tableOf(report, 'leads')
    expect(rows).toHaveLength(6)
    expect(rows[0]?.cells).toEqual(['Interested', 'RFP marketplace', addDays(today(), -5), null, 70])
    expect(rows.at(-1)).toMatchObject({
      label: 'Won Cup',
      link: { to: 'lead', id: leadIds[0] },
      cells: ['Won', 'Asked by the organizer', addDays(today(), -9), 30, 300],
    })
    expect(totals).toEqual([null, null, null, null, 620])
  })
})

test('a period is told as it was when it ended, and compared with one that has had as long', async () => {
  const page = await makePage()
  await storeLeads(server, page, [
    { at: at(-40) },
    { at: at(-15), nights: 60, moves: [interested(at(-14)), decided('Won', at(-12))] },
    // Decided after the period.
    { at: at(-5), nights: 80, moves: [interested(at(-4)), decided('Won', at(0, '00:00'))] },
  ])
  const report = await reportOf(page, days())
  expect(pairOf(report, 'won')).toEqual([0, 1])
  expect(pairOf(report, 'nightsWon')).toEqual([0, 60])
  expect(pairOf(report, 'nightsInPlay')).toEqual([80, 0])
  expect(pairOf(report, 'leads')).toEqual([1, 1])
})

test('a status filters everything but the numbers by state', async () => {
  const page = await makePage()
  await storeLeads(server, page, [
    { at: at(-3), nights: 10, moves: [interested(at(-2))] },
    { at: at(-3), nights: 20 },
    { at: at(-3), nights: 40, moves: [interested(at(-2)), decided('Lost', at(-2))] },
  ])
  const report = await reportOf(page, { ...days(), status: 'Open,Interested' })
  expect(pairOf(report, 'leads')[0]).toBe(2)
  expect(pointsOf(report, 'leads').at(-3)).toBe(2)
  expect(tableOf(report, 'lost').rows).toEqual([])
  expect(tableOf(report, 'leads').totals?.at(-1)).toBe(30)
  expect(cellsOf(report, 'states')).toEqual({
    Open: [1, null],
    Interested: [1, null],
    Won: [0, null],
    Lost: [1, null],
    Passed: [0, null],
  })
  expect(await refusedFields(reportOf(page, { status: 'Open,Gone' }))).toEqual(['status/1'])
})

test('the first message of the host’s team is a reply, and a pass for a page that was removed is none', async () => {
  const page = await makePage()
  const [written] = await storeLeads(server, page, [
    { at: at(-3) },
    { at: at(-3), ended: 'HostDeleted', moves: [{ to: 'Passed', by: 'host', at: at(-2) }] },
  ])
  const groupId = crypto.randomUUID()
  await server.pool.query(`insert into owner (id, kind) values ($1, 'group')`, [groupId])
  await server.pool.query(
    'insert into user_group (id, is_contact, about_id, event_id) values ($1, true, $2, $3)',
    [groupId, page, written?.eventId],
  )
  await server.pool.query(
    `insert into group_message (id, owner_id, client_id, draft_hash, sequence, change_sequence, author_id, text, created_date)
    values (gen_random_uuid(), $1, gen_random_uuid(), '', 1, 1, $2, 'Hello', $3)`,
    [groupId, await server.stage.person(manager.person), minutesAfter(at(-3), 45)],
  )
  const report = await reportOf(page, days())
  expect(pairOf(report, 'firstReply')[0]).toBe(45)
  expect(cellsOf(report, 'passed')).toEqual({
    'Your page was removed, hidden or without a team': [1, 10_000],
  })
})

test('a lead that is answered by the API is in the report of today', async () => {
  const page = await makePage()
  const organizer = await signUp(server, 'organizer')
  const event = await server.stage.event({ manager: organizer.person, category: 'Private' })
  const { data: lead } = await organizer.api.events.leads.create({
    ownerId: event.id,
    data: { profileId: page },
  })
  await manager.api.events.leads.update({
    ownerId: event.id,
    id: lead.id,
    patch: [{ op: 'replace', path: '/status', value: 'Interested' }],
  })
  const report = await reportOf(page)
  expect(pairOf(report, 'leads')).toEqual([1, null])
  expect(pairOf(report, 'firstReply')[0]).toBe(0)
  expect(cellsOf(report, 'steps')).toMatchObject({ Interested: [1, 0] })
})

test('nothing of a page without leads, whose rates are unknown', async () => {
  const report = await reportOf(await makePage())
  expect(report.since).toBeNull()
  expect(pairOf(report, 'leads')).toEqual([0, null])
  expect([pairOf(report, 'winRate')[0], pairOf(report, 'firstReply')[0]]).toEqual([null, null])
})

test('more leads than rows have the rest in one row', async () => {
  const page = await makePage()
  await storeLeads(
    server,
    page,
    Array.from({ length: 203 }, (_, index) => ({ at: minutesAfter(at(-3), index), nights: index })),
  )
  const { rows, totals } = tableOf(await reportOf(page, days()), 'leads')
  expect(rows).toHaveLength(201)
  expect(rows.at(-1)).toMatchObject({ label: '3 more', cells: [null, null, null, null, 3] })
  expect(totals?.at(-1)).toBe((203 * 202) / 2)
})

test('figures, points and rows are those counted by hand, for random leads and periods', async () => {
  const page = await makePage()
  let state = 5
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
  // All of it has happened.
  const rows = Array.from({ length: 300 }, (): LeadRow => {
    const received = at(-20 - next(60), `${String(next(24)).padStart(2, '0')}:30`)
    const answered = minutesAfter(received, next(4000))
    const end = minutesAfter(answered, next(20_000))
    const to = (['Won', 'Lost'] as const)[next(2)]!
    const moves = [[], [interested(answered)], [interested(answered), decided(to, end)]][next(3)]!
    return { at: received, nights: next(500), moves }
  })
  await storeLeads(server, page, rows)
  for (let round = 0; round < 30; round++) {
    const startDate = addDays(today(), -next(85))
    const endDate = addDays(startDate, next(30))
    const ends = endOf(endDate)
    const meant = rows
      .filter((row) => dayAt(row.at) >= startDate && dayAt(row.at) <= endDate)
      .map((row) => ({
        ...row,
        status: row.moves?.findLast((move) => move.at.getTime() < ends)?.to ?? 'Open',
      }))
    const countOf = (status: string) => meant.filter((row) => row.status === status).length
    const report = await reportOf(page, { startDate, endDate })
    const sum = (values: readonly unknown[]) =>
      values.reduce<number>((total, value) => total + Number(value), 0)
    const [won, lost] = [countOf('Won'), countOf('Lost')]
    expect([pairOf(report, 'leads')[0], sum(pointsOf(report, 'leads'))]).toEqual([meant.length, meant.length])
    expect([pairOf(report, 'won')[0], sum(pointsOf(report, 'won')), sum(pointsOf(report, 'lost'))]).toEqual([
      won,
      won,
      lost,
    ])
    for (const name of ['sources', 'speeds'])
      expect(tableOf(report, name).totals?.slice(0, 3)).toEqual([meant.length, won + lost, won])
    expect(sum(tableOf(report, 'speeds').rows.map(({ cells }) => cells[0]))).toBe(meant.length)
    expect(tableOf(report, 'states').totals?.[0]).toBe(meant.length)
    expect(tableOf(report, 'leads').totals?.at(-1)).toBe(sum(meant.map(({ nights }) => nights)))
  }
})

/** The day of a moment at the place, and the moment at which a day has ended there. */
const dayAt = (moment: Date) => placeDay(zone, moment)
const endOf = (day: string) =>
  Temporal.PlainDate.from(addDays(day, 1)).toZonedDateTime({ timeZone: zone }).epochMilliseconds

test('is for the team of the page: a stranger is told nothing, and a visitor logs in', async () => {
  const id = await makePage()
  const stranger = await signUp(server, 'stranger')
  expect((await refusal(stranger.api.facilityReports.leads({ id }))).status).toBe(404)
  expect((await refusal((await server.as()).facilityReports.leads({ id }))).status).toBe(401)
  const destination = await server.stage.destination({ manager: manager.person })
  const { data } = await manager.api.destinationReports.leads({ id: destination.id })
  expect(pairOf(data, 'leads')).toEqual([0, null])
})

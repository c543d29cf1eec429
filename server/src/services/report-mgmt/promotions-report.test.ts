import type { Report } from '@app/contract/reports/report-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { weekdayOf } from '@app/contract/rules/weekdays.ts'
import { visitActions } from '@app/contract/visits/visits.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, testServer, type TestServer } from '../../testing/test-server.ts'
import { closeDays } from '../page-mgmt/index.ts'
import { sequence } from './testing/sequence.ts'
import { storeVisits, type VisitRow } from './testing/store-visits.ts'
import { valueOf } from './testing/report-values.ts'

const denver = { lat: 39.74, lng: -104.99 }
const zone = 'America/Denver'
const day = (days: number) => addDays(placeDay(zone), days)

let server: TestServer
let manager: SignedUp
let id: string
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  id = (await server.stage.facility({ manager: manager.person, name: 'Elm Fields', ...denver })).id
})

const promote = (from: number, to: number, pageId = id) =>
  server.pool.query(
    'insert into boost (id, owner_id, start_date, end_date) values (gen_random_uuid(), $1, $2, $3)',
    [pageId, day(from), day(to)],
  )

/** Records of an action on some days, counted from today. */
const rows = (action: string, days: readonly number[], count: number, at = new Date()): VisitRow[] =>
  days.flatMap((each) =>
    Array.from({ length: count }, (_, visitor) => ({
      day: day(each),
      action,
      source: 'search',
      visitor,
      at,
    })),
  )
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const reportOf = (from: number, to: number, pageId = id) =>
  manager.api.facilityReports
    .promotions({ id: pageId, startDate: day(from), endDate: day(to) })
    .then(({ data }) => data)
const label = (from: number, to: number) => knownDates({ startDate: day(from), endDate: day(to), months: [] })
const rowsOf = ({ tables }: Report) => tables[0]!.rows.map((row) => [row.label, ...row.cells])
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('a promotion', () => {
  test('is counted as a whole, beside the same weekdays of four weeks without one', async () => {
    await promote(-20, -14)
    await storeVisits(server, id, [
      ...rows('view', range(-48, -21), 10),
      ...rows('view', range(-20, -14), 25),
      ...rows('like', range(-20, -19), 1),
      ...rows('follow', [-18], 1),
      ...rows('impression', range(-20, -14), 3),
      ...rows('website', [-20, -19], 2),
      ...rows('phone', [-47], 1),
      ...rows('contact', [-48, -41, -34, -27, -20], 1),
      ...rows('view', range(-13, -1), 90),
    ])
    const report = await reportOf(-14, -1)
    expect(rowsOf(report)).toEqual([[label(-20, -14), 21, 175, 70, 105, 21, 4, 3, 0, 28, 'More views']])
    expect(report.tables[0]?.totals).toEqual([21, 175, 70, 105, 21, 4, 3, 0, null, null])
    expect(report.series[0]?.points.map(({ value, before }) => [value, before])).toEqual(
      Array.from({ length: 7 }, () => [25, 10]),
    )
    expect(report.series.map(({ points }) => sum(points.map(({ value }) => value ?? 0)))).toEqual([
      175, 21, 4, 3,
    ])
    expect(
      ['promotions', 'view', 'moreViews', 'moreClicks', 'moreReactions', 'moreMessages', 'impression'].map(
        (name) => valueOf(report, name),
      ),
    ).toEqual([1, 175, 105, 4, 3, 0, 21])
  })

  test('of one day that changed little had no effect', async () => {
    await promote(-5, -5)
    await storeVisits(server, id, [...rows('view', range(-33, -6), 10), ...rows('view', [-5], 13)])
    expect(rowsOf(await reportOf(-30, 0))).toEqual([
      [label(-5, -5), 0, 13, 10, 3, 0, 0, 0, 0, 8, 'No effect'],
    ])
  })

  test('that had fewer views than usual is told as that', async () => {
    await promote(-5, -5)
    await storeVisits(server, id, [...rows('view', range(-33, -6), 40), ...rows('view', [-5], 2)])
    expect(rowsOf(await reportOf(-30, 0))[0]?.at(-1)).toBe('Fewer views')
  })

  test('isn’t compared with days of another promotion, and needs enough days without', async () => {
    await promote(-41, -27)
    await promote(-13, -13)
    await storeVisits(server, id, [
      ...rows('view', range(-90, -42), 10),
      ...rows('view', range(-41, -27), 99),
      ...rows('view', range(-26, -14), 10),
      ...rows('view', [-13], 40),
    ])
    // Of the four weeks before, 13 days were without one.
    expect(rowsOf(await reportOf(-13, -13))).toEqual([
      [label(-13, -13), 0, 40, null, null, null, null, null, null, null, 'Too few to say'],
    ])
    expect(rowsOf(await reportOf(-40, -20))[0]?.slice(2, 5)).toEqual([15 * 99, 150, 15 * 89])
  })

  test('that was cut short is counted until its last day', async () => {
    await promote(-20, -10)
    await storeVisits(server, id, [...rows('view', range(-48, -21), 10), ...rows('view', range(-20, -1), 30)])
    await server.pool.query('update boost set end_date = $2 where owner_id = $1', [id, day(-18)])
    expect(rowsOf(await reportOf(-30, 0))[0]?.slice(0, 5)).toEqual([label(-20, -18), 0, 90, 30, 60])
  })

  test('before anything was recorded has no figures, and one to come hasn’t started', async () => {
    await promote(-20, -15)
    await promote(3, 9)
    await storeVisits(server, id, rows('view', range(-10, -1), 10))
    const report = await reportOf(-30, 10)
    const none = Array.from({ length: 9 }, () => null)
    expect(rowsOf(report)).toEqual([
      [label(3, 9), ...none, 'Not started'],
      [label(-20, -15), ...none, 'No figures'],
    ])
    expect([valueOf(report, 'view'), report.series[0]?.points]).toEqual([null, []])
  })

  test('that starts before the first record is counted since then', async () => {
    await promote(-20, -15)
    await storeVisits(server, id, rows('view', range(-16, -1), 10))
    expect(rowsOf(await reportOf(-30, 0))[0]?.slice(2, 4)).toEqual([20, null])
  })

  test('that is running is compared by the days that are over', async () => {
    await promote(-1, 6)
    await storeVisits(server, id, [
      ...rows('view', range(-29, -2), 10),
      ...rows('view', [-1], 12),
      ...rows('view', [0], 4),
    ])
    const report = await reportOf(-30, 0)
    expect(rowsOf(report)[0]?.slice(2, 5)).toEqual([12, 10, 2])
    expect(report.series[0]?.points.map(({ value, before: usual }) => [value, usual])).toEqual([[12, 10]])
    expect(report.until).toBeNull()
    // Running at the end of a period that is over, too.
    expect(rowsOf(await reportOf(-30, -1))[0]?.slice(2, 5)).toEqual([12, 10, 2])
  })

  test('that began today says nothing yet', async () => {
    await promote(0, 6)
    await storeVisits(server, id, [...rows('view', range(-28, -1), 10), ...rows('view', [0], 2)])
    const report = await reportOf(-30, 0)
    const none = Array.from({ length: 9 }, () => null)
    expect(rowsOf(report)).toEqual([[label(0, 6), ...none, 'Too few to say']])
    expect(['view', 'moreViews'].map((name) => valueOf(report, name))).toEqual([null, null])
  })

  test('that was booked on its first day isn’t judged by what was before it', async () => {
    await promote(-2, 4)
    await server.pool.query(
      `update boost set created_date = (start_date + interval '18 hours') at time zone '${zone}' where owner_id = $1`,
      [id],
    )
    await storeVisits(server, id, [
      ...rows('view', range(-30, -3), 10),
      ...rows('view', [-2], 1),
      ...rows('view', [-1], 12),
    ])
    expect(rowsOf(await reportOf(-30, 0))[0]?.slice(2, 5)).toEqual([12, 10, 2])
  })
})

test('a page without promotions has an empty report', async () => {
  const report = await reportOf(-30, 0)
  expect(report).toMatchObject({ since: null, notes: [], tables: [{ rows: [] }] })
  expect([valueOf(report, 'promotions'), valueOf(report, 'moreViews')]).toEqual([0, null])
})

test('an organization and a company see the promotions of the pages that belong to them', async () => {
  const { api, person } = manager
  const stage = server.stage
  const [organization, company, event, hotel] = await Promise.all([
    stage.organization({ manager: person, ...denver }),
    stage.company({ manager: person, ...denver }),
    stage.event({ manager: person, name: 'Fall Cup', status: 'Published', ...denver }),
    stage.hotel({ manager: person, name: 'Elm Inn', ...denver }),
  ])
  for (const [child, parent] of [
    [event, organization],
    [hotel, company],
  ] as const) {
    await server.pool.query('update profile set parent_id = $2 where id = $1', [child.id, parent.id])
    await promote(-9, -8, child.id)
    await storeVisits(server, child.id, rows('view', range(-40, -1), 5))
  }
  const days = { startDate: day(-30), endDate: day(0) }
  const [ofOrganization, ofCompany] = [
    (await api.organizationReports.promotions({ id: organization.id, ...days })).data,
    (await api.companyReports.promotions({ id: company.id, ...days })).data,
  ]
  // Events have likes, and organizations followers.
  expect(ofOrganization.tables[0]?.columns[6]?.label).toBe('Likes beside usual')
  expect(ofOrganization.tables[0]?.rows).toMatchObject([
    { note: 'Fall Cup', link: { to: 'event', id: event.id } },
  ])
  expect(ofCompany.tables[0]?.rows).toMatchObject([{ note: 'Elm Inn', link: { to: 'hotel', id: hotel.id } }])
})

test('a page of every kind that can be promoted has the report, which strangers don’t learn of', async () => {
  const { api, person } = manager
  const stage = server.stage
  const stranger = await signUp(server, 'stranger')
  const destination = await stage.destination({ manager: person })
  const business = await stage.business({ manager: person })
  const event = await stage.event({ manager: person })
  for (const { data } of [
    await api.destinationReports.promotions({ id: destination.id }),
    await api.businessReports.promotions({ id: business.id }),
    await api.eventReports.promotions({ id: event.id }),
  ])
    expect(valueOf(data, 'promotions')).toBe(0)
  expect((await refusal(stranger.api.facilityReports.promotions({ id }))).status).toBe(404)
  expect((await refusal((await server.as()).facilityReports.promotions({ id }))).status).toBe(401)
})

// Last, because it closes days.
test('random records add up to what is counted by hand, before and after days close', async () => {
  const next = sequence(17)
  const records: VisitRow[] = Array.from({ length: 6000 }, () => ({
    day: day(-1 - next(150)),
    action: next(4) === 0 ? (visitActions[next(visitActions.length)] ?? 'view') : 'view',
    source: next(2) === 0 ? 'search' : 'promotion',
    visitor: next(40),
    at: new Date(),
  }))
  const boosts = [
    [-110, -100],
    [-80, -80],
    [-70, -57],
    [-40, -21],
    [-6, -2],
  ] as const
  for (const [from, to] of boosts) await promote(from, to)
  await storeVisits(server, id, records)

  const isPromoted = (each: number) => boosts.some(([from, to]) => each >= from && each <= to)
  const counts = Map.groupBy(records, (record) => `${record.action} ${record.day}`)
  const times = (action: string, each: number) => counts.get(`${action} ${day(each)}`)?.length ?? 0
  const byHand = ([from, to]: readonly [number, number]) => {
    const days = range(from, to)
    const compared = range(from - 28, from - 1).filter((each) => !isPromoted(each))
    const usual = (action: string) =>
      sum(
        days.map((each) => {
          const same = compared.filter((other) => weekdayOf(day(other)) === weekdayOf(day(each)))
          return sum(same.map((other) => times(action, other))) / same.length
        }),
      )
    const total = (action: string) => sum(days.map((each) => times(action, each)))
    return {
      label: label(from, to),
      views: total('view'),
      usual: Math.round(usual('view')),
      seen: total('impression'),
      more: total('contact') - Math.round(usual('contact')),
    }
  }
  for (const isClosed of [false, true]) {
    if (isClosed) await closeDays(server.db)
    for (const [from, to] of [
      [-150, 0],
      [-75, -30],
      [-25, -1],
    ] as const) {
      const expected = boosts
        .filter((boost) => boost[0] <= to && boost[1] >= from)
        .map(byHand)
        .toReversed()
      const report = await reportOf(from, to)
      expect(rowsOf(report).map((row) => [row[0], row[2], row[3], row[1], row[8]])).toEqual(
        expected.map(({ label: text, views, usual, seen, more }) => [text, views, usual, seen, more]),
      )
      const points = report.series[0]?.points ?? []
      const views = sum(expected.map((each) => each.views))
      expect([
        valueOf(report, 'view'),
        report.tables[0]?.totals?.[1],
        sum(points.map(({ value }) => value ?? 0)),
      ]).toEqual([views, views, views])
      expect([sum(points.map(({ before }) => before ?? 0)), valueOf(report, 'moreViews')]).toEqual([
        sum(expected.map((each) => each.usual)),
        views - sum(expected.map((each) => each.usual)),
      ])
    }
  }
})

import { comparedBy, shifted } from '@app/contract/reports/report-period.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { actionLabels, sourceLabel } from '@app/contract/reports/visit-labels.ts'
import { seriesSentence } from '@app/contract/reports/report-words.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { visitActions } from '@app/contract/visits/visits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, refusedFields, testServer, type TestServer } from '../../testing/test-server.ts'
import { preparedOn } from '../../platform/database.ts'
import { closeDays, visitChores } from '../page-mgmt/index.ts'
import { readVisits } from './visit-figures.ts'
import { sequence } from './testing/sequence.ts'
import { storeVisits as store, type VisitRow as Row } from './testing/store-visits.ts'
import { tableOf, valueOf } from './testing/report-values.ts'

const denver = { lat: 39.74, lng: -104.99 }
const zone = 'America/Denver'

let server: TestServer
let manager: SignedUp
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const today = () => placeDay(zone)
const makePage = async () =>
  (await server.stage.hotel({ manager: manager.person, name: 'Elm Inn', ...denver })).id

const sources = ['search', 'map', 'page', 'promotion', 'unknown', 'news.example.org']

function randomRows(seed: number, count: number): Row[] {
  const next = sequence(seed)
  return Array.from({ length: count }, () => ({
    day: addDays(today(), -next(120)),
    action: visitActions[next(4) === 0 ? next(visitActions.length) : next(2)] ?? 'view',
    source: sources[next(sources.length)] ?? 'search',
    visitor: next(10) === 0 ? null : next(40),
    at: new Date(Date.now() - next(1000)),
  }))
}

const profileOf = (id: string, query: object = {}) =>
  manager.api.hotelReports.profile({ id, ...query }).then(({ data }) => data)
const sumOf = (values: readonly unknown[]) => values.reduce<number>((sum, value) => sum + Number(value), 0)

/** The part of the day that has passed, at the place. */
function partUntil({ until }: Report) {
  const time = Temporal.Instant.from(until ?? '').toZonedDateTimeISO(zone)
  return time.startOfDay().until(time).total('hours') / time.hoursInDay
}

/** The report by hand. */
function counted(rows: readonly Row[], { startDate, endDate }: { startDate: string; endDate: string }) {
  const within = rows.filter(({ day }) => day >= startDate && day <= endDate)
  const of = (action: string) => within.filter((row) => row.action === action)
  const visitors = new Set(
    of('view').flatMap(({ day, visitor }) => (visitor === null ? [] : [`${day} ${visitor}`])),
  )
  return { views: of('view').length, impressions: of('impression').length, visitors: visitors.size, of }
}

test('a period is compared with the one before, and a year with the same weekdays', async () => {
  const page = await makePage()
  const end = addDays(today(), -10)
  const rows = (day: string, count: number) =>
    Array.from({ length: count }, () => ({ day, action: 'view', source: 'map', visitor: 1, at: new Date() }))
  await store(server, page, [
    ...rows(addDays(end, -400), 1),
    ...rows(addDays(end, -364), 7),
    ...rows(addDays(end, -7), 5),
    ...rows(end, 9),
  ])
  const days = { startDate: addDays(end, -6), endDate: end }
  const before = await profileOf(page, days)
  expect(before.figures[0]).toMatchObject({ value: 9, before: 5 })
  expect(before.compared).toEqual(shifted(days, comparedBy(days, 'before')))
  const year = await profileOf(page, { ...days, compare: 'year' })
  expect(year.figures[0]).toMatchObject({ value: 9, before: 7 })
  expect(year.series[0]?.points.at(-1)).toMatchObject({ value: 9, before: 7 })
})

test('an unfinished day is compared with the same part of the other', async () => {
  const page = await makePage()
  const now = new Date()
  const dayMs = 86_400_000
  const at = (days: number, ms: number) => new Date(now.getTime() - days * dayMs + ms)
  await store(server, page, [
    { day: addDays(today(), -40), action: 'view', source: 'map', visitor: 1, at: at(40, 0) },
    { day: today(), action: 'view', source: 'map', visitor: 1, at: now },
    // Before and after this time of day. Clocks may change in between.
    { day: addDays(today(), -1), action: 'view', source: 'map', visitor: 1, at: at(1, -2 * 3_600_000) },
    { day: addDays(today(), -1), action: 'view', source: 'map', visitor: 2, at: at(1, 2 * 3_600_000) },
  ])
  const report = await profileOf(page, { startDate: today(), endDate: today() })
  expect(report.until).not.toBeNull()
  expect(report.figures[0]).toMatchObject({ value: 1, before: 1 })
})

test('no number before falls back while the day goes on', async () => {
  const page = await makePage()
  const day = addDays(today(), -3)
  await server.pool.query(
    `insert into visit_day (profile_id, day, action, source, count)
    select $1, $2, 'view', source, 3 from unnest($3::text[]) source`,
    [page, day, sources],
  )
  const prepared = preparedOn(server.pool)
  const seen = new Map<string, number>()
  for (let part = 0; part <= 1; part += 0.02) {
    const cut = { before: new Date(), part }
    const visits = await readVisits({ prepared }, { profileIds: [page], startDate: day, endDate: day, cut })
    for (const [source, count] of visits.bySource('view')) {
      expect(count).toBeGreaterThanOrEqual(seen.get(source) ?? 0)
      seen.set(source, count)
    }
  }
  expect(seen.size).toBe(sources.length)
})

describe('an unfinished day beside one without records', () => {
  const views = { map: 500, search: 300, unknown: 100 }
  const closedDay = (page: string, day: string) =>
    server.pool.query(
      `insert into visit_day (profile_id, day, action, source, count)
      select $1, $2, 'view', key, value::integer from jsonb_each_text($3)`,
      [page, day, JSON.stringify(views)],
    )

  /** Where the views before are told, which all tell the same. */
  async function viewsBefore(page: string, length: number) {
    const report = await profileOf(page, { startDate: addDays(today(), 1 - length), endDate: today() })
    const [figure, points, table] = [report.figures[0], report.series[0]?.points, tableOf(report, 'sources')]
    const told = [
      figure?.before,
      sumOf(points?.map((point) => point.before) ?? []),
      sumOf(table.rows.map(({ cells }) => cells[1])),
      table.totals?.[1],
    ]
    expect(new Set(told).size).toBe(1)
    const note = report.notes.find((each) => each.includes('whose time isn’t known'))
    return { before: Number(told[0]), expected: 900 * partUntil(report), isNoted: note !== undefined }
  }

  test('takes the part of it that has passed, as in a demo catalogue', async () => {
    const page = await makePage()
    await closedDay(page, addDays(today(), -13))
    await closedDay(page, addDays(today(), -7))
    const { before, expected, isNoted } = await viewsBefore(page, 7)
    // Each source is rounded.
    expect(Math.abs(before - 900 - expected)).toBeLessThan(3)
    expect(isNoted).toBe(true)
  })

  test('counts those who came since by their time', async () => {
    const page = await makePage()
    await closedDay(page, addDays(today(), -9))
    await closedDay(page, addDays(today(), -1))
    const view = { action: 'view', source: 'map', visitor: 1 }
    // Long before and long after this time of day.
    const day = addDays(today(), -1)
    const hours = (ms: number) => new Date(Date.now() - 86_400_000 + ms * 3_600_000)
    await store(server, page, [
      ...Array.from({ length: 50 }, () => ({ ...view, day, at: hours(-30) })),
      ...Array.from({ length: 70 }, () => ({ ...view, day, at: hours(30) })),
    ])
    const { before, expected } = await viewsBefore(page, 1)
    expect(Math.abs(before - expected - 50)).toBeLessThan(3)
  })
})

describe('what is known', () => {
  test('nothing of a page that nobody has read, and nothing is compared', async () => {
    const report = await profileOf(await makePage())
    expect(report).toMatchObject({
      since: null,
      days: { endDate: today() },
      today: today(),
      timeZone: zone,
    })
    expect(report.figures.map(({ value, before }) => [value, before])).toEqual(
      report.figures.map(() => [0, null]),
    )
    expect(report.series[0]?.points).toHaveLength(30)
  })

  test('nothing of days before counting began, which are a gap and not 0', async () => {
    const page = await makePage()
    const at = new Date()
    const view = (day: string) => ({ day, action: 'view', source: 'map', visitor: 1, at })
    const since = addDays(today(), -20)
    await store(server, page, [view(since), view(addDays(since, 2))])
    const report = await profileOf(page, { startDate: addDays(since, -5), endDate: addDays(since, 4) })
    expect(report.figures[0]).toMatchObject({ value: 2, before: null, basis: 'in 5 of 10 days' })
    const values = report.series[0]!.points.map(({ value }) => value)
    expect(values).toEqual([null, null, null, null, null, 1, 0, 1, 0, 0])
    expect(seriesSentence(report.series[0]!)).toMatch(/^2 in 5 days\./)
    const weeks = await profileOf(page, { startDate: addDays(since, -24), endDate: addDays(since, 17) })
    const { points } = weeks.series[0]!
    const known = points.filter(({ value }) => value !== null)
    expect(known[0]?.startDate).toBe(since)
    expect(known.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(2)
    expect(points.filter(({ endDate }) => endDate < since).every(({ value }) => value === null)).toBe(true)
    const none = await profileOf(page, { startDate: addDays(since, -9), endDate: addDays(since, -3) })
    expect([none.figures[0]?.value, tableOf(none, 'sources').totals]).toEqual([null, [null, null]])
  })

  test('nothing of days to come', async () => {
    const page = await makePage()
    await store(server, page, [{ day: today(), action: 'view', source: 'map', visitor: 1, at: new Date() }])
    const report = await profileOf(page, { startDate: addDays(today(), 1), endDate: addDays(today(), 9) })
    expect([report.figures[0]?.value, report.series[0]?.points]).toEqual([0, []])
  })

  test.each([
    ['a leap day', '2028-02-29', '2028-02-29'],
    ['the first days', '1900-01-01', '1900-02-28'],
    ['the last days', '2099-12-01', '2099-12-31'],
    ['800 days', '2024-01-01', '2026-03-10'],
  ])('of %s', async (_what, startDate, endDate) => {
    expect((await profileOf(await makePage(), { startDate, endDate })).days).toEqual({ startDate, endDate })
  })
})

describe('a page', () => {
  const days = { startDate: addDays(today(), -9), endDate: addDays(today(), -3) }
  const views = (from: string, to: string) =>
    Array.from({ length: 5 }, (_, visitor) =>
      [from, to].map((day) => ({ day, action: 'view', source: 'map', visitor, at: new Date() })),
    ).flat()

  test('that moves to another zone keeps the figures of its days', async () => {
    const page = await makePage()
    await store(server, page, views(days.startDate, days.endDate))
    const before = await profileOf(page, days)
    await server.pool.query('update profile set lat = -36.85, lng = 174.76 where id = $1', [page])
    const after = await profileOf(page, days)
    expect([before.timeZone, after.timeZone]).toEqual([zone, 'Pacific/Auckland'])
    expect([after.days, after.figures, after.series]).toEqual([before.days, before.figures, before.series])
    expect(after.figures[0]?.value).toBe(10)
  })

  test('has no report while it is deleted, the same once it is restored, and none after it is purged', async () => {
    const page = await makePage()
    await store(server, page, views(days.startDate, days.endDate))
    const before = await profileOf(page, days)
    const admin = await signUp(server, 'admin', ['admin'])
    await manager.api.hotels.remove({ id: page })
    expect((await refusal(profileOf(page, days))).status).toBe(404)
    await admin.api.hotels.restore({ id: page })
    expect(await profileOf(page, days)).toEqual(before)
    await server.pool.query('delete from owner where id = $1', [page])
    expect((await refusal(profileOf(page, days))).status).toBe(404)
  })
})

describe('what is refused', () => {
  test.each([
    ['an end before the start', { startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate'],
    ['801 days', { startDate: '2024-01-01', endDate: '2026-03-11' }, 'endDate'],
    ['a day that doesn’t exist', { startDate: '2026-02-29' }, 'startDate'],
    ['1899', { startDate: '1899-12-31' }, 'startDate'],
    ['2100', { endDate: '2100-01-01' }, 'endDate'],
    ['an unknown comparison', { compare: 'moon' }, 'compare'],
  ])('%s, by its field', async (_what, query, field) => {
    expect(await refusedFields(profileOf(await makePage(), query))).toEqual([field])
  })

  test('a stranger, who isn’t told that there is a report, and a visitor', async () => {
    const id = await makePage()
    const stranger = await signUp(server, 'stranger')
    expect((await refusal(stranger.api.hotelReports.profile({ id }))).status).toBe(404)
    expect((await refusal((await server.as()).hotelReports.profile({ id }))).status).toBe(401)
  })

  test('the manager of another page', async () => {
    const other = await signUp(server, 'other')
    await server.stage.hotel({ manager: other.person, name: 'Oak Inn', ...denver })
    expect((await refusal(other.api.hotelReports.profile({ id: await makePage() }))).status).toBe(404)
  })
})

test('every kind of page has a report', async () => {
  const { api, person } = manager
  const stage = server.stage
  const reports = await Promise.all([
    api.facilityReports.profile({ id: (await stage.facility({ manager: person })).id }),
    api.destinationReports.profile({ id: (await stage.destination({ manager: person })).id }),
    api.businessReports.profile({ id: (await stage.business({ manager: person })).id }),
    api.companyReports.profile({ id: (await stage.company({ manager: person })).id }),
    api.organizationReports.profile({ id: (await stage.organization({ manager: person })).id }),
    api.eventReports.profile({ id: (await stage.event({ manager: person })).id }),
  ])
  for (const { data } of reports) expect(data.figures[0]).toMatchObject({ name: 'view', value: 0 })
  // People like facilities and follow destinations.
  expect(reports.slice(0, 2).map(({ data }) => data.figures.at(-1)?.name)).toEqual(['like', 'follow'])
})

// Last, because they close days.
test('figures, points and rows of random periods are those counted by hand, before and after days close', async () => {
  const rows = randomRows(7, 4000)
  const page = await makePage()
  const other = await makePage()
  await store(server, page, rows)
  await store(server, other, randomRows(11, 500))
  const next = sequence(3)
  for (const isClosed of [false, true]) {
    if (isClosed) await closeDays(server.db)
    for (let round = 0; round < 40; round++) {
      const startDate = addDays(today(), -next(140))
      const endDate = addDays(startDate, next(90))
      const report = await profileOf(page, { startDate, endDate })
      const expected = counted(rows, { startDate, endDate })
      expect(
        [
          valueOf(report, 'view'),
          sumOf(report.series.find(({ name }) => name === 'view')?.points.map(({ value }) => value) ?? []),
          sumOf(tableOf(report, 'sources').rows.map(({ cells }) => cells[0] ?? 0)),
          tableOf(report, 'sources').totals?.[0],
        ].map((value) => value ?? 0),
      ).toEqual(Array.from({ length: 4 }, () => expected.views))
      expect(valueOf(report, 'impression') ?? 0).toBe(expected.impressions)
      expect(valueOf(report, 'visitors') ?? 0).toBe(expected.visitors)
      const bySource = new Map(
        sources.map((source) => [
          sourceLabel(source),
          expected.of('view').filter((row) => row.source === source).length,
        ]),
      )
      for (const { label, cells } of tableOf(report, 'sources').rows)
        expect(cells[0]).toBe(bySource.get(label))
      for (const { label, cells } of tableOf(report, 'actions').rows) {
        const action = visitActions.find((each) => actionLabels[each] === label)
        expect(cells[0]).toBe(expected.of(action ?? '').length)
      }
    }
  }
})

test('a day whose records were dropped counts by the part of it that has passed', async () => {
  const page = await makePage()
  const day = addDays(today(), -430)
  const rows = (of: string, count: number) =>
    Array.from({ length: count }, () => ({
      day: of,
      action: 'view',
      source: 'map',
      visitor: 1,
      at: new Date(),
    }))
  await store(server, page, [...rows(addDays(day, -429), 1), ...rows(day, 240)])
  for (const chore of visitChores) await chore(server.db)
  const report = await profileOf(page, { startDate: addDays(today(), -429), endDate: today() })
  expect(Math.abs((report.figures[0]?.before ?? NaN) - (1 + 240 * partUntil(report)))).toBeLessThan(1)
  expect(report.notes.at(-1)).toContain('whose time isn’t known')
})

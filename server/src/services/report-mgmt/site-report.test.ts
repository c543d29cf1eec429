import { valueText } from '@app/contract/reports/value-text.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, testServer, type TestServer } from '../../testing/test-server.ts'
import { closeDays } from '../page-mgmt/index.ts'
import { tableOf, valueOf } from './testing/report-values.ts'
import { storeVisits, type VisitRow } from './testing/store-visits.ts'

let server: TestServer
let manager: SignedUp
let admin: SignedUp
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
  manager = await signUp(server, 'manager')
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

const today = new Date().toISOString().slice(0, 10)
const day = addDays(today, -4)
const rows = (
  on: string,
  ...visits: [action: string, source: string, visitor: number | null][]
): VisitRow[] =>
  visits.map(([action, source, visitor]) => ({ day: on, action, source, visitor, at: new Date() }))

test('all pages together: by kind, source and page, and never again otherwise, also after one is purged', async () => {
  const hotel = await server.stage.hotel({ manager: manager.person, name: 'Elm Inn' })
  const company = await server.stage.company({ manager: manager.person, name: 'Oak Sports' })
  await storeVisits(server, hotel.id, [
    ...rows(addDays(day, -1), ['view', 'mail', 1]),
    ...rows(
      day,
      ['view', 'search', 1],
      ['view', 'search', 2],
      ['impression', 'search', 2],
      ['phone', 'search', 2],
    ),
  ])
  await storeVisits(server, company.id, rows(day, ['view', 'news.example.org', 1], ['view', 'search', null]))
  await closeDays(server.db)
  await server.pool.query(
    `insert into visit_tally_day (day, name, count) values ($1, 'recorded', 6), ($1, 'robot', 20), ($1, 'document', 8), ($1, 'documentRead', 6)`,
    [day],
  )
  const read = async () => (await admin.api.siteReports.visits({ startDate: day, endDate: day })).data
  const report = await read()
  expect(
    Object.fromEntries(report.figures.map(({ name, value, before }) => [name, [value, before]])),
  ).toEqual({
    view: [4, 1],
    impression: [1, 0],
    // Who read both pages is one visitor.
    visitor: [2, 1],
    contact: [0, 0],
    unread: [2500, null],
  })
  expect(report.notes.filter((note) => note.startsWith('What was left out'))).toEqual([])
  expect(report.series[0]?.points).toEqual([{ startDate: day, endDate: day, value: 4, before: 1 }])
  const cells = (name: string) =>
    tableOf(report, name)
      .rows.filter((row) => row.cells.some((cell) => cell !== 0))
      .map((row) => [row.label, ...row.cells])
  expect(cells('sources')).toEqual([
    ['Search', 3, 0],
    ['news.example.org', 1, 0],
    ['Emails', 0, 1],
  ])
  expect(cells('kinds')).toEqual([
    ['Hotels', 2, 1, 1, 1],
    ['Companies', 2, 0, 0, 0],
  ])
  expect(cells('pages')).toEqual([
    ['Elm Inn', 2, 1],
    ['Oak Sports', 2, 0],
  ])
  expect(cells('outcomes')).toEqual([
    ['Robots', 20, null],
    ['Counted', 6, null],
  ])
  await server.pool.query('delete from owner where id = $1', [company.id])
  const later = await read()
  expect(later.figures).toEqual(report.figures)
  expect(tableOf(later, 'pages').rows.map((row) => [row.label, ...row.cells])).toEqual([
    ['Elm Inn', 2, 1],
    ['Others', 2, 0],
  ])
})

test('days that haven’t ended everywhere are none of it', async () => {
  const { data } = await admin.api.siteReports.visits({})
  expect(data.today < addDays(today, -1) || data.today === addDays(today, -1)).toBe(true)
  expect(data.series[0]?.points.at(-1)?.endDate).toBe(data.today)
  expect(data.preface[0]).toContain(
    `The last day is ${valueText(data.today, { unit: 'day', currency: null })}`,
  )
  const early = addDays(day, -1)
  const before = (await admin.api.siteReports.visits({ startDate: early, endDate: early })).data
  expect(before.tables.map(({ name }) => name)).not.toContain('outcomes')
  expect(before.notes[0]).toMatch(/^What was left out, such as robots, is counted since /)
  expect(valueOf(data, 'view')).toBe(5)
})

test('it is for administrators', async () => {
  expect((await refusal(manager.api.siteReports.visits({}))).status).toBe(403)
  expect((await refusal((await server.as()).siteReports.visits({}))).status).toBe(401)
})

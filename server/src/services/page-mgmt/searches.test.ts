import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { signUp } from '../../testing/people.ts'
import { sendRequest } from '../../testing/send-request.ts'
import { eventually, testServer, type TestServer } from '../../testing/test-server.ts'
import { closeSearches } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
})
afterAll(() => server.close())

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
type Filters = [field: string, value: string][]

/** Looks for something like the browser of this number. */
async function look(kind: string, filters: Filters, reader = 1, headers: Record<string, string> = {}) {
  return sendRequest(server.origin, 'POST', '/page-mgmt/api/seen', {
    json: {
      data: { searches: [{ kind, filters: filters.map(([field, value]) => ({ field, value })) }] },
    },
    headers: { 'user-agent': `${browser} ${reader}`, ...headers },
  })
}
const stored = async (kind: string) => {
  const { rows } = await server.pool.query<{ row: string }>(
    `select concat_ws(' ', field, value, count(*)) as row from search_visitor where kind = $1 group by field, value order by field, value`,
    [kind],
  )
  return rows.map(({ row }) => row.trim().replace(/^ +/, ''))
}

test('what is looked for is kept if it is of a closed list, and never as words', async () => {
  await look('hotel', [
    ['state', 'Ohio'],
    ['amenities', 'Free Parking by Ann'],
    ['text', 'Ann Smith'],
    ['city', 'Columbus'],
    ['sort', 'distance'],
    ['password', 'hunter2'],
  ])
  await look('hotel', [['password', 'hunter2']], 2)
  await look('hotel', [['state', 'Ohio']])
  await look('hotel', [['state', 'Ohio']], 3, { 'sec-gpc': '1' })
  await look('hotel', [['state', 'Ohio']], 3, { 'sec-gpc': '1' })
  await look('hotel', [['state', 'Ohio']], 4, { 'user-agent': 'Googlebot/2.1' })
  // Whoever isn't to be told apart counts each time.
  expect(
    await eventually(
      () => stored('hotel'),
      (rows) => rows.includes('state Ohio 3'),
    ),
  ).toEqual(['3', 'amenities  1', 'city  1', 'state Ohio 3', 'text  1'])
})

test.each([
  [
    'a kind that is none',
    { kind: 'person', filters: [{ field: 'state', value: 'Ohio' }] },
    'data/searches/0/kind',
  ],
  ['no filter', { kind: 'hotel', filters: [] }, 'data/searches/0/filters'],
  [
    '31 filters',
    { kind: 'hotel', filters: Array.from({ length: 31 }, () => ({ field: 'state', value: 'Ohio' })) },
    'data/searches/0/filters',
  ],
  [
    'a long value',
    { kind: 'hotel', filters: [{ field: 'text', value: 'a'.repeat(101) }] },
    'data/searches/0/filters/0/value',
  ],
])('%s is refused by its field', async (_what, search, field) => {
  const { status, text } = await sendRequest(server.origin, 'POST', '/page-mgmt/api/seen', {
    json: { data: { searches: [search] } },
    headers: { 'user-agent': browser },
  })
  expect([status, JSON.parse(text).errors[0].path]).toEqual([400, field])
})

test('administrators read what at least three looked for, from the day that is over, when nobody knows anymore who it was', async () => {
  const day = addDays(new Date().toISOString().slice(0, 10), -4)
  const rows = [
    ['sports', 'Soccer', 4],
    ['sports', 'Curling', 2],
    ['near', '', 3],
    ['', '', 5],
  ] as const
  for (const [field, value, count] of rows)
    await server.pool.query(
      `insert into search_visitor select $1, 'facility', $2, $3, n from generate_series(1, $4::int) n`,
      [day, field, value, count],
    )
  await Promise.all([closeSearches(server.db), closeSearches(server.db)])
  expect((await server.pool.query('select from search_visitor where day = $1', [day])).rowCount).toBe(0)
  const admin = await signUp(server, 'ada', ['admin'])
  const { data } = await admin.api.siteReports.visits({ startDate: day, endDate: day })
  const table = data.tables.find(({ name }) => name === 'searches')
  expect(table?.rows.map(({ label, note, cells }) => [label, note, ...cells])).toEqual([
    ['Soccer', 'Sport, Facilities', 4, null],
    ['Near a place', 'Facilities', 3, null],
  ])
  await closeSearches(server.db)
  expect((await admin.api.siteReports.visits({ startDate: day, endDate: day })).data.tables).toEqual(
    data.tables,
  )
})

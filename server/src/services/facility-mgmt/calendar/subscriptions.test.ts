import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import {
  eventually,
  refusal,
  refusedFields,
  testServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { makeCalendar } from './testing/calendar-fixture.ts'
import { calendarOf, calendarSource } from './testing/calendar-source.ts'

let server: TestServer
let source: Awaited<ReturnType<typeof calendarSource>>
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  source = await calendarSource()
  server = await testServer(undefined, undefined, { calendarOrigins: [source.origin] })
})
afterAll(async () => {
  await server.close()
  source.close()
})
beforeEach(async () => {
  made = await makeCalendar(server)
  source.requests.length = 0
  serve(calendarOf([compact(day)]))
})

// Calendars are read for two years from now on.
const day = addDays(dayOf(new Date()), 30)
const compact = (date: string) => date.replaceAll('-', '')
const days = (count: number) => Array.from({ length: count }, (_, at) => compact(addDays(day, at)))
const at = (time: string) => `${day}T${time}:00.000Z`

const serve = (text: string, headers: Record<string, string> = {}) =>
  source.reply((_request, reply) => reply.writeHead(200, headers).end(text))
const serveBytes = (bytes: Buffer, headers: Record<string, string> = {}) =>
  source.reply((_request, reply) => reply.writeHead(200, headers).end(bytes))
const calls = () => made.manager.api.facilities.calendar
const list = async () => (await calls().subscriptions.list({ ownerId: made.ownerId })).data
const subscribe = async (url = `${source.origin}/school.ics`, spaceId: string | null = null) =>
  (await calls().subscriptions.create({ ownerId: made.ownerId, data: { name: 'Lakeview HS', url, spaceId } }))
    .data
/** The subscription once nobody reads it. */
const settled = async () => (await eventually(list, (all) => all.every(({ isReading }) => !isReading)))[0]!
const follow = async (url?: string, spaceId?: string | null) => {
  await subscribe(url, spaceId)
  return settled()
}
/** Reads again, as if so many hours had passed since. */
async function readAgain(hours = 1) {
  const hoursAgo = (column: string) => `${column} = ${column} - make_interval(hours => $2)`
  await server.pool.query(
    `update calendar_subscription set ${['started_date', 'copied_date', 'shrunk_date'].map(hoursAgo).join()}
    where owner_id = $1`,
    [made.ownerId, hours],
  )
  const [{ id } = { id: '' }] = await list()
  await calls().subscriptions.refresh({ ownerId: made.ownerId, id })
  return settled()
}
const busy = async () => {
  const range = { from: `${day}T00:00:00Z`, to: `${addDays(day, 2)}T00:00:00Z` }
  return (await calls().get({ ownerId: made.ownerId, ...range })).data.busy
}
const book = async (unitId = made.a) => {
  const data = {
    kind: 'Booking' as const,
    title: 'League',
    unitIds: [unitId],
    starts: at('15:00'),
    ends: at('17:00'),
  }
  return (await calls().entries.create({ ownerId: made.ownerId, data })).data
}

test('a calendar is read, and the team sees when it is busy, without names', async () => {
  expect(await follow()).toMatchObject({
    name: 'Lakeview HS',
    address: `${new URL(source.origin).host}/…`,
    dateCount: 1,
    remarks: [],
    problem: null,
    failedDate: null,
  })
  const times = { starts: at('14:00'), ends: at('16:00') }
  expect(await busy()).toEqual([{ name: 'Lakeview HS', spaceId: null, ...times }])
})

test('a booking over busy time is made, and its reply warns', async () => {
  await follow()
  expect((await book()).busyWith).toEqual(['Lakeview HS'])
})

test('a series over busy time is made, and its reply warns', async () => {
  await follow()
  const { data } = await calls().series.create({
    ownerId: made.ownerId,
    data: {
      kind: 'Booking',
      title: 'League',
      unitIds: [made.a],
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      from: '05:00',
      to: '20:00',
      firstDay: addDays(day, -1),
      lastDay: addDays(day, 1),
    },
  })
  expect(data).toMatchObject({ count: 3, busyWith: ['Lakeview HS'] })
})

test('the calendar of a space is about its units only', async () => {
  await follow(undefined, made.room.id)
  expect((await book(made.a)).busyWith).toEqual([])
  expect((await book(made.r)).busyWith).toEqual(['Lakeview HS'])
})

test('busy time is not free for visitors, who don’t see why', async () => {
  await follow(undefined, made.room.id)
  await calls().share({ ownerId: made.ownerId, data: { isShared: true } })
  const visitor = await server.as()
  const { data } = await visitor.facilities.calendar.availability({
    ownerId: made.ownerId,
    from: day,
    to: day,
  })
  const freeOf = (id: string) =>
    data.free
      .filter(({ unitId }) => unitId === id)
      .map(({ starts, ends }) => `${starts.slice(11, 16)} ${ends.slice(11, 16)}`)
  expect(freeOf(made.r)).toEqual([expect.stringMatching(/ 14:00$/), expect.stringMatching(/^16:00 /)])
  expect(freeOf(made.a)).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/Lakeview|Secret/)
})

test('an unchanged calendar is confirmed by its ETag', async () => {
  source.reply((request, reply) =>
    request.headers['if-none-match'] === '"1"'
      ? reply.writeHead(304).end()
      : reply.writeHead(200, { etag: '"1"' }).end(calendarOf([compact(day)])),
  )
  await follow()
  expect(await readAgain()).toMatchObject({ problem: null, dateCount: 1 })
  expect(source.requests.map(({ etag }) => etag)).toEqual([undefined, '"1"'])
})

test('a copy of yesterday is read again as a whole, whatever the server says of changes', async () => {
  serve(calendarOf([compact(day)]), { etag: '"1"' })
  await follow()
  source.reply((_request, reply) => reply.writeHead(304).end())
  expect(await readAgain(25)).toMatchObject({ problem: 'The address answers 304.', dateCount: 1 })
  expect(source.requests.at(-1)?.etag).toBeUndefined()
})

test('a changed calendar replaces its dates', async () => {
  await follow()
  serve(calendarOf(days(3).slice(1)))
  expect(await readAgain()).toMatchObject({ dateCount: 2 })
  expect((await busy()).map(({ starts }) => starts.slice(0, 10))).toEqual([addDays(day, 1)])
})

test('the last good copy stays while the address fails', async () => {
  const { readDate } = await follow()
  source.reply((_request, reply) => reply.writeHead(404).end())
  const failed = await readAgain()
  expect(failed).toMatchObject({ problem: 'The address answers 404.', readDate, dateCount: 1 })
  expect(failed.failedDate).not.toBeNull()
  expect(await busy()).toHaveLength(1)
  serve(calendarOf([compact(day)]))
  expect(await readAgain()).toMatchObject({ problem: null, failedDate: null })
})

test('failures are tried again later and later', async () => {
  source.reply((_request, reply) => reply.writeHead(500).end())
  await follow()
  await readAgain()
  await readAgain()
  const { rows } = await server.pool.query<{ minutes: number }>(
    `select round(extract(epoch from due_date - now()) / 60)::int as minutes from calendar_subscription where owner_id = $1`,
    [made.ownerId],
  )
  expect(rows).toEqual([{ minutes: 120 }])
})

test('a calendar that suddenly is empty is believed after three reads over a day', async () => {
  serve(calendarOf(days(8)))
  await follow()
  serve(calendarOf([]))
  const problem =
    'The calendar suddenly has 0 coming dates instead of 8. If that lasts for a day, it is taken over.'
  expect(await readAgain()).toMatchObject({ problem, dateCount: 8 })
  expect(await readAgain(25)).toMatchObject({ problem, dateCount: 8 })
  expect(await readAgain()).toMatchObject({ problem: null, dateCount: 0 })
  expect(await busy()).toEqual([])
})

test('a manager can believe it at once', async () => {
  serve(calendarOf(days(8)))
  const { id } = await follow()
  serve(calendarOf([]))
  expect(await readAgain()).toMatchObject({ isShrunk: true, dateCount: 8 })
  await calls().subscriptions.accept({ ownerId: made.ownerId, id })
  const emptied = await eventually(settled, ({ dateCount }) => dateCount === 0)
  expect(emptied).toMatchObject({ problem: null, isShrunk: false, dateCount: 0 })
})

test('a calendar that comes back is as good as before', async () => {
  serve(calendarOf(days(8)))
  await follow()
  serve(calendarOf([]))
  await readAgain()
  serve(calendarOf(days(8)))
  expect(await readAgain(25)).toMatchObject({ problem: null, dateCount: 8 })
})

test.each([
  ['a page', '<!doctype html>', 'The address has no calendar.'],
  ['10 MB', ' '.repeat(10_000_001), 'The calendar has more than 10 MB.'],
])('%s is refused', async (_case, text, problem) => {
  serve(text)
  expect(await follow()).toMatchObject({ problem, dateCount: 0, readDate: null })
})

test('a reply that is compressed unasked is read', async () => {
  serveBytes(gzipSync(calendarOf([compact(day)])), { 'content-encoding': 'gzip' })
  expect(await follow()).toMatchObject({ problem: null, dateCount: 1 })
})

test.each([
  ['unpacks to over 10 MB', gzipSync(Buffer.alloc(10_000_001, ' ')), 'The calendar has more than 10 MB.'],
  [
    'breaks off',
    gzipSync(calendarOf(['20310602'])).subarray(0, -20),
    'The reply of the address is compressed in a way that can’t be read.',
  ],
])('a compressed reply that %s is refused', async (_case, bytes, problem) => {
  serveBytes(bytes, { 'content-encoding': 'gzip' })
  expect(await follow()).toMatchObject({ problem, dateCount: 0, readDate: null })
})

test('what isn’t understood is counted in words, and leaves the rest', async () => {
  const lines = [
    'DTSTART:TBD',
    `DTSTART;TZID=Gulf League Time:${compact(day)}T100000`,
    `DTSTART:${compact(day)}T180000Z`,
  ]
  const events = lines.map((line) =>
    ['BEGIN:VEVENT', line, 'DURATION:P99999999999W', 'END:VEVENT', ''].join('\r\n'),
  )
  serve(calendarOf([compact(day)]).replace('BEGIN:VEVENT', `${events.join('')}BEGIN:VEVENT`))
  expect(await follow()).toMatchObject({
    problem: null,
    isReading: false,
    dateCount: 3,
    remarks: [
      { kind: 'Unreadable', count: 1, examples: ['TBD'] },
      {
        kind: 'NoEnd',
        count: 2,
        examples: [expect.stringMatching(/, 10:00 AM$/), expect.stringMatching(/, 6:00 PM UTC$/)],
      },
      { kind: 'UnknownZone', count: 1, examples: ['Gulf League Time'] },
    ],
  })
  serve(calendarOf([compact(day)]))
  expect(await readAgain()).toMatchObject({ remarks: [] })
})

test('a calendar whose dates the database refuses isn’t being read for ever', async () => {
  await server.pool.query(`alter table calendar_busy add constraint refused check (false) not valid`)
  expect(await follow()).toMatchObject({
    isReading: false,
    problem: 'The calendar’s dates couldn’t be stored.',
  })
  await server.pool.query(`alter table calendar_busy drop constraint refused`)
  expect(await readAgain()).toMatchObject({ problem: null, dateCount: 1 })
})

/** As if servers had ended while they read it. */
const interrupt = (times: number) =>
  server.pool.query(
    `with interrupted as (update calendar_subscription set is_reading = true, interrupted_count = $2 - 1,
      due_date = now() - interval '1 second', started_date = now() - interval '1 hour' where owner_id = $1)
    select pg_notify('calendar_subscription', '')`,
    [made.ownerId, times],
  )

test('a calendar whose server ended while it read it is read again', async () => {
  await follow()
  await interrupt(1)
  expect(await settled()).toMatchObject({ problem: null, dateCount: 1 })
  expect(source.requests).toHaveLength(2)
})

test('a calendar whose server ended three times while it read it is given up until later', async () => {
  await follow()
  await interrupt(3)
  expect(await settled()).toMatchObject({ problem: 'The calendar can’t be read.', dateCount: 1 })
  expect(source.requests).toHaveLength(1)
  expect(await readAgain()).toMatchObject({ problem: null })
})

test('a calendar in UTF-16 is read', async () => {
  serveBytes(Buffer.from(`\uFEFF${calendarOf([compact(day)])}`, 'utf16le'))
  expect(await follow()).toMatchObject({ problem: null, dateCount: 1 })
})

test.each([
  'http://127.0.0.1:1/a.ics',
  'http://127.1/a.ics',
  'http://2130706433/a.ics',
  'http://169.254.169.254/a.ics',
  'http://192.168.1.1/a.ics',
  'http://localhost/a.ics',
  'http://localhost:4877/a.ics',
  'http://localhost./a.ics',
  'http://calendars.localhost/a.ics',
  'https://[::1]/a.ics',
  'https://[::ffff:127.0.0.1]/a.ics',
  'http://example.com:22/a.ics',
])('%s is refused at once', async (url) => {
  expect(await refusedFields(subscribe(url))).toEqual(['data/url'])
  expect(await list()).toEqual([])
})

test.each([
  'http://127.0.0.1:1/a.ics',
  'http://localhost/a.ics',
  'https://[::1]/a.ics',
  'http://example.com:22/a.ics',
])('%s, stored before, is not connected to', async (url) => {
  await follow()
  await server.pool.query('update calendar_subscription set url = $2 where owner_id = $1', [
    made.ownerId,
    url,
  ])
  expect((await readAgain()).problem).toBe('The address is in a private network, or at an unusual port.')
})

test('a redirect into our own network is refused', async () => {
  source.reply((_request, reply) => reply.writeHead(302, { location: 'http://127.0.0.1/a.ics' }).end())
  expect((await follow()).problem).toBe('The address is in a private network, or at an unusual port.')
})

test('redirects are followed, but not for ever', async () => {
  source.reply((request, reply) =>
    request.url === '/moved.ics'
      ? reply.end(calendarOf([compact(day)]))
      : reply.writeHead(301, { location: request.url === '/school.ics' ? '/moved.ics' : '/again.ics' }).end(),
  )
  expect(await follow()).toMatchObject({ problem: null, dateCount: 1 })
  await calls().subscriptions.remove({ ownerId: made.ownerId, id: (await settled()).id })
  expect((await follow(`${source.origin}/loop.ics`)).problem).toBe('The address doesn’t answer.')
})

test.each(['ftp://example.com/a.ics', 'file:///etc/passwd', 'https://user:pass@example.com/a.ics', 'a.ics'])(
  '%s is no address of a calendar',
  async (url) => {
    expect(await refusedFields(subscribe(url))).toEqual(['data/url'])
  },
)

test('webcal is https', async () => {
  await subscribe('webcal://calendar.invalid/school.ics')
  const { rows } = await server.pool.query<{ url: string }>(
    'select url from calendar_subscription where owner_id = $1',
    [made.ownerId],
  )
  expect(rows).toEqual([{ url: 'https://calendar.invalid/school.ics' }])
})

test('the address is neither in replies nor in the audit log', async () => {
  const subscription = await follow(`${source.origin}/ical/private-5d41402abc/basic.ics?key=5d41402abc`)
  expect(subscription.address).toBe(`${new URL(source.origin).host}/ical/…`)
  const { rows } = await server.pool.query('select * from audit_log where owner_id = $1', [made.ownerId])
  expect(JSON.stringify([rows, await list()])).not.toContain('5d41402abc')
})

test('a space of another page is refused', async () => {
  const other = await makeCalendar(server)
  expect(await refusedFields(subscribe(undefined, other.room.id))).toEqual(['data/spaceId'])
})

test('a removed subscription leaves nothing', async () => {
  const { id } = await follow()
  await calls().subscriptions.remove({ ownerId: made.ownerId, id })
  expect([await list(), await busy()]).toEqual([[], []])
  expect((await refusal(calls().subscriptions.remove({ ownerId: made.ownerId, id }))).status).toBe(404)
})

test('the page of a new account has at most three', async () => {
  const all = [1, 2, 3].map(() => subscribe('https://calendar.invalid/a.ics'))
  await Promise.all(all)
  expect((await refusal(subscribe())).problem.code).toBe('QUOTA_REACHED')
})

test('two servers read a calendar once', async () => {
  const second = await testServer(server, undefined, { calendarOrigins: [source.origin] })
  await follow()
  await second.close()
  expect(source.requests).toHaveLength(1)
})

test('calendars that hang take two turns of their page, and none of another page', async () => {
  const release: (() => void)[] = []
  source.reply((request, reply) => {
    if (request.url === '/school.ics') reply.end(calendarOf([compact(day)]))
    else release.push(() => reply.writeHead(404).end())
  })
  const hanging = made
  for (const path of ['a', 'b', 'c']) await subscribe(`${source.origin}/${path}.ics`)
  made = await makeCalendar(server)
  expect(await follow()).toMatchObject({ dateCount: 1, problem: null })
  expect(source.requests.map(({ path }) => path)).toEqual(['/a.ics', '/b.ics', '/school.ics'])
  made = hanging
  for (const end of release.splice(0)) end()
  await eventually(
    async () => release.length,
    (waiting) => waiting === 1,
  )
  for (const end of release) end()
  expect(await settled()).toMatchObject({ problem: 'The address answers 404.' })
})

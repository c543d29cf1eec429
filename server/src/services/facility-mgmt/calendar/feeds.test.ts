import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readWithIcalJs, readWithNodeIcal } from '../../../calendar/testing/read-calendar.ts'
import { refusedFields, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

let server: TestServer
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeCalendar(server)
})

const calendar = () => made.manager.api.facilities.calendar
const makeFeed = async (spaceId: string | null = null) =>
  (await calendar().feeds.create({ ownerId: made.ownerId, data: { spaceId } })).data
const add = async (changes: Partial<NewEntry> = {}) => {
  const times = { starts: june(2, '14:00'), ends: june(2, '16:00') }
  const data = { kind: 'Booking' as const, title: 'League', note: 'Private', unitIds: [made.r], ...times }
  return (await calendar().entries.create({ ownerId: made.ownerId, data: { ...data, ...changes } })).data
}
const read = (url: string | null, headers = {}) => wire(server.origin, 'GET', url ?? '', { headers })
const titlesIn = async (url: string | null) =>
  readWithIcalJs((await read(url)).text).events.map(({ name }) => name)

test.each([
  ['ical.js', readWithIcalJs],
  ['node-ical', readWithNodeIcal],
])('%s reads bookings and holds, without notes', async (_parser, parse) => {
  const booking = await add({ title: 'League, U12; "A"', unitIds: [made.a, made.b] })
  await add({ kind: 'Hold', title: 'Cup', expiresDate: june(1) })
  const { status, text, headers } = await read((await makeFeed()).url)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const { events } = parse(text)
  expect(events.find(({ uid }) => uid === booking.id)).toMatchObject({
    name: 'League, U12; "A"',
    status: 'CONFIRMED',
    start: june(2, '14:00'),
    end: june(2, '16:00'),
    location: 'Field 1 A, Field 1 B',
  })
  expect(events.find(({ name }) => name === 'Cup')?.status).toBe('TENTATIVE')
  expect(text).not.toContain('Private')
})

test('a moved entry keeps its UID and has a greater SEQUENCE, and a removed one is gone', async () => {
  const { id } = await add()
  const { url } = await makeFeed()
  const first = readWithIcalJs((await read(url)).text).events[0]
  const patch = [{ op: 'replace' as const, path: '/ends', value: june(2, '17:00') }]
  await calendar().entries.update({ ownerId: made.ownerId, id, patch })
  const second = readWithIcalJs((await read(url)).text).events[0]
  expect([second?.uid, second?.end]).toEqual([first?.uid, june(2, '17:00')])
  expect(Number(second?.sequence)).toBeGreaterThan(Number(first?.sequence))
  await calendar().entries.remove({ ownerId: made.ownerId, id })
  expect(await titlesIn(url)).toEqual([])
})

test('the feed of a space has only its entries', async () => {
  await add({ title: 'In the room' })
  await add({ title: 'On the field', unitIds: [made.a] })
  const { url } = await makeFeed(made.room.id)
  expect(await titlesIn(url)).toEqual(['In the room'])
})

test('a space of another page is refused', async () => {
  const other = await makeCalendar(server)
  expect(await refusedFields(makeFeed(other.room.id))).toEqual(['data/spaceId'])
})

test('an unchanged feed is not sent again', async () => {
  await add()
  const { url } = await makeFeed()
  const etag = (await read(url)).headers.get('etag') ?? ''
  const again = await read(url, { 'if-none-match': etag })
  expect([again.status, again.text]).toEqual([304, ''])
  await add({ unitIds: [made.a] })
  expect((await read(url, { 'if-none-match': etag })).status).toBe(200)
})

test('revoked and guessed addresses get the same answer', async () => {
  const { id, url } = await makeFeed()
  await calendar().feeds.remove({ ownerId: made.ownerId, id })
  const revoked = await read(url)
  const guessed = await read(`/calendars/spaces/${'a'.repeat(43)}.ics`)
  const bodies = [revoked, guessed].map(({ status, text }) => [status, JSON.parse(text).message])
  expect(bodies[0]).toEqual(bodies[1])
  expect(revoked.status).toBe(404)
})

test('lists never have the secret', async () => {
  const { id } = await makeFeed()
  const { data } = await calendar().feeds.list({ ownerId: made.ownerId })
  expect(data).toMatchObject([{ id, spaceId: null, url: null }])
})

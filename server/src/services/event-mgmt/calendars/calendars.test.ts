import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWithIcalJs, readWithNodeIcal } from '../../../calendar/testing/read-calendar.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { type TestServer, workerServer } from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let organizer: SignedUp
let fan: SignedUp
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  fan = await signUp(server, 'fan')
})
afterAll(() => server.close())

const make = (changes: object = {}) => server.stage.event({ manager: organizer.person, ...changes })
const ical = (id: string, token?: string) =>
  wire(server.origin, 'GET', `/event-mgmt/api/events/${id}/ical`, { token })
const read = async (url: string | null) => wire(server.origin, 'GET', url ?? '')
const namesIn = (text: string) => readWithIcalJs(text).events.map(({ name }) => String(name))

test('an event is a calendar file that both parsers read', async () => {
  const venue = await server.stage.facility({ manager: organizer.person, name: 'Elm Hall, North' })
  const { id } = await make({
    name: 'Elm Open; 14U, "A" bracket 🏀',
    description: 'Line one\nLine two, with a comma',
    startDate: '2027-03-12',
    endDate: '2027-03-14',
    startTime: '09:00',
    endTime: '17:30',
    timeZone: 'America/New_York',
  })
  await organizer.api.events.places.create({ ownerId: id, data: { profileId: venue.id } })
  const { status, headers, text } = await ical(id)
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    `attachment; filename="Elm Open; 14U, A bracket _.ics"; filename*=UTF-8''Elm%20Open%3B%2014U%2C%20A%20bracket%20%F0%9F%8F%80.ics`,
  ])
  for (const parse of [readWithIcalJs, readWithNodeIcal]) {
    const [event] = parse(text).events
    expect(event).toMatchObject({
      uid: id,
      status: 'CONFIRMED',
      // Daylight saving begins in the night to the last day.
      start: '2027-03-12T14:00:00.000Z',
      end: '2027-03-14T21:30:00.000Z',
      name: 'Elm Open; 14U, "A" bracket 🏀',
      location: 'Elm Hall, North, Indianapolis, Indiana',
      url: `http://localhost/events/${id}?via=calendar`,
    })
  }
})

test('a slash in the name of an event is a hyphen in that of its file', async () => {
  const { id } = await make({ name: 'U12/U14 Cup' })
  expect((await ical(id)).headers.get('content-disposition')).toContain('filename="U12-U14 Cup.ics"')
})

test('a cancelled event stays in calendars as cancelled, with a higher sequence', async () => {
  const { id } = await make()
  const before = readWithIcalJs((await ical(id)).text).events[0]
  await organizer.api.events.update({ id, patch: [{ op: 'replace', path: '/status', value: 'Cancelled' }] })
  const after = readWithIcalJs((await ical(id)).text).events[0]
  expect([after?.uid, after?.status]).toEqual([before?.uid, 'CANCELLED'])
  expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence))
})

test.each([
  [{ hasFlexibleDates: true }, 'DATES_ARE_FLEXIBLE'],
  [{ status: 'Draft' }, 'EVENT_NOT_PUBLISHED'],
])('an event that is %o has no calendar file', async (changes, code) => {
  const { id } = await make(changes)
  const { status, text } = await ical(id, organizer.token)
  expect([status, JSON.parse(text).code]).toEqual([409, code])
})

test('a draft has no calendar file for strangers, as if it did not exist', async () => {
  const { id } = await make({ status: 'Draft' })
  expect((await ical(id, fan.token)).status).toBe(404)
})

test('a feed of an organization shows what its reader may see at the moment', async () => {
  const ownerId = await makeOrganization(server, [organizer.id])
  await make({ name: 'Open', parentId: ownerId })
  const hidden = await make({ name: 'Family day', parentId: ownerId, category: 'Private' })
  await make({ name: 'Some day', parentId: ownerId, hasFlexibleDates: true })
  await make({ name: 'Long ago', parentId: ownerId, startDate: '2020-01-01', endDate: '2020-01-02' })
  const own = (await organizer.api.organizations.calendarFeed.renew({ ownerId })).data.url
  const other = (await fan.api.organizations.calendarFeed.renew({ ownerId })).data.url
  expect(namesIn((await read(own)).text).toSorted()).toEqual(['Family day', 'Open'])
  expect(namesIn((await read(other)).text)).toEqual(['Open'])
  expect(readWithIcalJs((await read(other)).text).name).toBe('Organizers')
  await organizer.api.events.update({
    id: hidden.id,
    patch: [{ op: 'replace', path: '/category', value: 'Marketed' }],
  })
  expect(namesIn((await read(other)).text).toSorted()).toEqual(['Family day', 'Open'])
})

test('a feed of a list shows its events, and ends when its address is revoked', async () => {
  const { lists } = fan.api
  const listId = (await lists.create({ data: { name: 'Spring 14U' } })).data.id
  const onList = await make({ name: 'On the list' })
  await make({ name: 'Not on the list' })
  await lists.entries.put({ listId, profileId: onList.id, data: {} })
  expect((await lists.calendarFeed.get({ listId })).data).toBeNull()
  const { url } = (await lists.calendarFeed.renew({ listId })).data
  const { name, events } = readWithIcalJs((await read(url)).text)
  expect([name, events.map((event) => event.name)]).toEqual(['Spring 14U', ['On the list']])
  await lists.calendarFeed.revoke({ listId })
  expect((await read(url)).status).toBe(404)
  expect((await lists.calendarFeed.get({ listId })).data).toBeNull()
})

test('an unchanged feed is not sent again', async () => {
  const ownerId = await makeOrganization(server, [organizer.id])
  const { url } = (await fan.api.organizations.calendarFeed.renew({ ownerId })).data
  const etag = (await read(url)).headers.get('etag') ?? ''
  const again = await wire(server.origin, 'GET', url ?? '', { headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('a new address replaces the one before, and a revoked one is gone', async () => {
  const ownerId = await makeOrganization(server, [organizer.id])
  const { calendarFeed } = fan.api.organizations
  const first = (await calendarFeed.renew({ ownerId })).data.url
  const second = (await calendarFeed.renew({ ownerId })).data.url
  expect((await calendarFeed.get({ ownerId })).data).toMatchObject({ url: null })
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  await calendarFeed.revoke({ ownerId })
  expect((await read(second)).status).toBe(404)
  expect((await calendarFeed.get({ ownerId })).data).toBeNull()
})

test('a feed ends when its organization is deleted, and when its reader is blocked', async () => {
  const ownerId = await makeOrganization(server, [organizer.id])
  const reader = await signUp(server, 'reader')
  const { url } = (await reader.api.organizations.calendarFeed.renew({ ownerId })).data
  await server.pool.query('update app_user set blocked_date = now() where id = $1', [reader.id])
  expect((await read(url)).status).toBe(404)
  await server.pool.query('update app_user set blocked_date = null where id = $1', [reader.id])
  expect((await read(url)).status).toBe(200)
  await (await server.as(admin)).organizations.remove({ id: ownerId })
  expect((await read(url)).status).toBe(404)
})

test('a feed of a list has the events in it', async () => {
  const { id } = await make({ name: 'Saved', startDate: dayFromToday(3), endDate: dayFromToday(3) })
  await make({ name: 'Not saved' })
  const { lists } = fan.api
  const listId = (await lists.create({ data: { name: 'Spring' } })).data.id
  await lists.entries.put({ listId, profileId: id, data: {} })
  const { url } = (await lists.calendarFeed.renew({ listId })).data
  const { text } = await read(url)
  expect([readWithIcalJs(text).name, namesIn(text)]).toEqual(['Spring', ['Saved']])
  await lists.remove({ listId })
  expect((await read(url)).status).toBe(404)
})

test("nobody makes a feed of another one's list", async () => {
  const listId = (await fan.api.lists.create({ data: { name: 'Mine' } })).data.id
  await expect(organizer.api.lists.calendarFeed.renew({ listId })).rejects.toMatchObject({ status: 404 })
})

test.each(['/calendars/none.ics', `/calendars/${'a'.repeat(43)}.ics`, `/calendars/${'a'.repeat(43)}`])(
  'there is no feed at %s',
  async (path) => {
    expect((await read(path)).status).toBe(404)
  },
)

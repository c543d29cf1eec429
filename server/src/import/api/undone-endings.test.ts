import { addDays } from '@app/contract/rules/calendar-date.ts'
import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../testing/days.ts'
import { makeEvent } from '../../testing/events.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { eventually, refusal, testServer, type TestServer } from '../../testing/test-server.ts'
import { fewerPlaces, importerOf } from '../testing/online-imports.ts'

let server: TestServer
let importer: ReturnType<typeof importerOf>
let organizer: SignedUp
let manager: SignedUp
/** The venue that the import creates, and what stands between it and an organizer. */
let importId: string
let venueId: string
let eventId: string
let leadId: string

const day = dayFromToday(180)

beforeAll(async () => {
  server = await testServer()
  await fewerPlaces(server.pool)
  organizer = await signUp(server, 'organizer')
  manager = await signUp(server, 'manager')
  importer = importerOf((await signUp(server, 'ada', ['admin'])).api)
  const header = 'name,city,state,zip,lat,lng,phone,sports,spaces'
  const read = await importer.dropped(
    csv(header, 'Oak Hill Arena,Indianapolis,IN,46204,39.77,-86.15,317-555-0100,Basketball,2 Court'),
  )
  importId = read.id
  await importer.imported(importId, { approve: true })
  venueId = (await importer.rows(importId))[0]?.facility?.id ?? ''
  await server.pool.query(
    `insert into member (id, owner_id, user_id, role) values (gen_random_uuid(), $1, $2, 'Manager')`,
    [venueId, manager.id],
  )
  ;({ id: eventId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Spring Cup',
    startDate: day,
    endDate: day,
    responseDeadline: dayFromToday(30),
  }))
  const { data } = await organizer.api.events.leads.bulk({ ownerId: eventId, data: [{ profileId: venueId }] })
  leadId = data[0]?.id ?? ''
  const { facilities, facilityLeads } = manager.api
  const ownerId = venueId
  const space = await facilities.spaces.create({ ownerId, data: { name: 'Court', spaceType: 'Court' } })
  const hold = await facilities.calendar.entries.create({
    ownerId,
    data: {
      kind: 'Hold',
      title: 'For the cup',
      unitIds: space.data.units.map(({ id }) => id),
      starts: `${day}T14:00:00.000Z`,
      ends: `${day}T16:00:00.000Z`,
      expiresDate: `${addDays(day, -1)}T00:00:00Z`,
    },
  })
  await facilityLeads.holds({ ownerId, data: { leadId, entryIds: [hold.data.id] } })
})
afterAll(() => server.close())

const lead = async () => (await organizer.api.events.leads.list({ ownerId: eventId })).data[0]
const news = async ({ id }: SignedUp) => {
  const { rows } = await server.pool.query<{ title: string }>(
    `select title from user_notification where owner_id = $1 and 'request-ended' = any (tags)`,
    [id],
  )
  return rows.map(({ title }) => title)
}
const holds = async () =>
  (await server.pool.query(`select from calendar_entry where owner_id = $1 and kind = 'Hold'`, [venueId]))
    .rowCount

test('an undo keeps a venue that somebody manages, and all that stands with it', async () => {
  expect(await importer.undone(importId)).toMatchObject({
    undo: { removed: 0, kept: [{ reason: '1 × manager' }] },
  })
  expect(await lead()).toMatchObject({ status: 'Open', ended: null })
  expect(await holds()).toBe(1)
  expect(await news(organizer)).toEqual([])
})

test('an undo by force removes the venue, closes its leads, releases its holds and tells both sides', async () => {
  expect(await importer.undone(importId, true)).toMatchObject({ state: 'Undone', undo: { removed: 1 } })
  expect((await refusal(manager.api.facilities.get({ id: venueId }))).status).toBe(404)
  expect(
    await eventually(
      () => news(organizer),
      (titles) => titles.length > 0,
    ),
  ).toEqual(['The page of Oak Hill Arena was removed'])
  expect(await lead()).toMatchObject({ status: 'Passed', ended: 'HostDeleted' })
  expect(await holds()).toBe(0)
})

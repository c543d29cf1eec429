import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDestination } from '../../../testing/destinations.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let bureau: SignedUp
let organizer: SignedUp
beforeAll(async () => {
  server = await workerServer()
  bureau = await signUp(server, 'bureau')
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

let keeper: SignedUp
let facilityId: string
let destinationId: string
let keepers = 0
beforeEach(async () => {
  keeper = await signUp(server, `keeper-${keepers++}`)
  facilityId = (await makeFacility(server, keeper.person, { name: 'Cedar Bend' })).id
  destinationId = (await makeDestination(server, bureau.person, { name: 'Visit Elm County' })).id
  await server.pool.query(
    'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
    [facilityId, destinationId],
  )
})

const workOf = async ({ api }: SignedUp) => (await api.users.pageWork({})).data
const cedarBend = () => ({ kind: 'facility', id: facilityId, name: 'Cedar Bend' })

async function askToHold(name: string, responseDeadline: string | null = null) {
  const days = { startDate: '2031-04-23', endDate: '2031-04-25' }
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name,
    responseDeadline,
    ...days,
  })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId: destinationId } })
  const lead = { ownerId, id: data.id }
  await bureau.api.events.leads.holdRequests.create({ ...lead, data: { facilityId } })
  return lead
}

async function book(title: string, release: string | null, starts = '2031-04-23') {
  const id = newId()
  await server.pool.query(
    `insert into calendar_entry (id, owner_id, kind, title, starts, ends, buffer_minutes, release)
      values ($1, $2, 'Booking', $3, $4::date, $4::date + 1, 0, $5)`,
    [id, facilityId, title, starts, release],
  )
  return id
}

test('a destination that asks to hold dates waits until they are held', async () => {
  const lead = await askToHold('Spring Cup')
  expect(await workOf(keeper)).toEqual([
    { task: 'hold', count: 1, page: cedarBend(), about: 'Spring Cup', dueDate: null },
  ])
  const entryId = await book('Spring Cup', null)
  await server.pool.query('insert into bid_hold (lead_id, entry_id) values ($1, $2)', [lead.id, entryId])
  expect(await workOf(keeper)).toEqual([])
})

test('of several requests to hold dates, the one that is due first is named', async () => {
  await askToHold('Spring Cup')
  await askToHold('Fall Classic', '2031-01-10')
  await askToHold('Winter Cup', '2031-01-20')
  expect(await workOf(keeper)).toMatchObject([{ count: 3, about: 'Fall Classic', dueDate: '2031-01-10' }])
})

test('a request to hold dates that the organizer took back does not wait', async () => {
  await organizer.api.events.leads.remove(await askToHold('Spring Cup'))
  expect(await workOf(keeper)).toEqual([])
})

test('a booking of an event that ended waits to be released, the soonest first, until it is over', async () => {
  await book('Over Cup', 'Cancelled', '2020-04-23')
  await book('Late Cup', 'Cancelled', '2031-05-23')
  const id = await book('Spring Cup', 'Cancelled')
  await book('Fall Classic', null)
  expect(await workOf(keeper)).toEqual([
    { task: 'release', count: 2, page: cedarBend(), about: 'Spring Cup', dueDate: null },
  ])
  await server.pool.query('update calendar_entry set release = null where id = $1', [id])
  expect(await workOf(keeper)).toMatchObject([{ count: 1, about: 'Late Cup' }])
})

test.each([
  ['Ready', null, 1],
  ['Unusable', 'columns', 1],
  ['Unusable', 'file', 0],
  ['Reading', null, 0],
  ['Imported', null, 0],
])('a file of a destination that is %s with the remedy %j counts as %i', async (state, remedy, count) => {
  const sha256 = newId()
  await server.pool.query(
    "insert into stored_file (sha256, content_type, bytes) values ($1, 'text/csv', 1)",
    [sha256],
  )
  await server.pool.query(
    `insert into import (id, file_name, sha256, by, state, destination_id, stored_sha256, problem)
      values ($1, 'venues.csv', $2, '', $3, $4, $2, $5)`,
    [newId(), sha256, state, destinationId, remedy && { text: '', reasons: [], remedy }],
  )
  const work = await workOf(bureau)
  expect(work.filter(({ page }) => page.id === destinationId)).toMatchObject(
    count === 0 ? [] : [{ task: 'import', count, about: 'venues.csv' }],
  )
  await server.pool.query('delete from import where destination_id = $1', [destinationId])
})

test('only managers of the page have its work, and nobody that of a deleted page', async () => {
  await book('Spring Cup', 'Cancelled')
  const seller = await signUp(server, `seller-${keepers}`)
  await server.pool.query("insert into member (id, owner_id, user_id, role) values ($1, $2, $3, 'Sales')", [
    newId(),
    facilityId,
    seller.id,
  ])
  expect(await workOf(seller)).toEqual([])
  await server.db
    .updateTable('profile')
    .set({ deleted_date: new Date() })
    .where('id', '=', facilityId)
    .execute()
  expect(await workOf(keeper)).toEqual([])
})

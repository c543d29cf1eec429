import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let facilityId: string
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
  facilityId = (await makeFacility(server, host.person, { name: 'Cedar Bend' })).id
})
afterAll(() => server.close())

let events = 0
async function newLead(profileId = facilityId) {
  const name = `Cup ${events++}`
  const { id: ownerId } = await makeEvent(server, organizer.person, { category: 'Private', name })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  return { ownerId, id: data.id, name }
}
type Lead = Awaited<ReturnType<typeof newLead>>

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })
const change = ({ ownerId }: Lead, path: string, value: unknown) =>
  organizer.api.events.update({ id: ownerId, patch: [replace(path, value)] })
const move = ({ api }: SignedUp, { ownerId, id }: Lead, status: string) =>
  api.events.leads.update({ ownerId, id, patch: [replace('/status', status)] })
const statusOf = async ({ ownerId, id }: Lead) =>
  (await organizer.api.events.leads.get({ ownerId, id })).data.status
const titlesAbout = async ({ name }: Lead) =>
  (await host.api.users.notifications.list({ ownerId: host.id, take: 100 })).data
    .map(({ title }) => title)
    .filter((title) => title.includes(name) && !title.startsWith('New request'))

/** A deadline that is yesterday in Kiribati, where days begin first, and today or later where they end last. */
const setDeadline = ({ ownerId }: Lead, timeZone: string | null) =>
  server.pool.query(
    `update event set response_deadline = (now() at time zone 'Pacific/Kiritimati')::date - 1, time_zone = $2 where profile_id = $1`,
    [ownerId, timeZone],
  )

test('hosts are late when the day of the deadline has ended where the event is', async () => {
  const lead = await newLead()
  await setDeadline(lead, 'Pacific/Kiritimati')
  expect((await refusal(move(host, lead, 'Interested'))).problem.code).toBe('DEADLINE_PASSED')
})

test('hosts of an event without a time zone are late when the day has ended everywhere', async () => {
  const lead = await newLead()
  await setDeadline(lead, null)
  expect((await move(host, lead, 'Interested')).data.status).toBe('Interested')
})

test.each(['Open', 'Interested'])('cancelling an event ends its leads that are %s', async (status) => {
  const lead = await newLead()
  if (status === 'Interested') await move(host, lead, status)
  await change(lead, '/status', 'Cancelled')
  expect(await statusOf(lead)).toBe('Lost')
  expect(await titlesAbout(lead)).toEqual([`${lead.name} is cancelled`])
})

test('a lead of a cancelled event is not reopened', async () => {
  const lead = await newLead()
  await change(lead, '/status', 'Cancelled')
  expect((await refusal(move(organizer, lead, 'Interested'))).problem.code).toBe('EVENT_CLOSED')
})

test('a host without an account is emailed that the event is cancelled', async () => {
  const email = 'desk@quiet.example'
  const { id } = await makeFacility(server, { email: 'keeper@people.test' }, { name: 'Quiet Hall', email })
  await server.pool.query('delete from member where owner_id = $1', [id])
  const lead = await newLead(id)
  await change(lead, '/status', 'Cancelled')
  expect((await mailTo(server, email, 'cancelled')).subject).toBe(`${lead.name} is cancelled`)
})

test('closing an event ends its open leads', async () => {
  const lead = await newLead()
  await change(lead, '/isClosed', true)
  expect(await statusOf(lead)).toBe('Lost')
  expect(await titlesAbout(lead)).toEqual([`organizer closed the request for ${lead.name}`])
})

test('closing an event leaves the hosts that are interested to choose from', async () => {
  const lead = await newLead()
  await move(host, lead, 'Interested')
  await change(lead, '/isClosed', true)
  expect((await move(organizer, lead, 'Won')).data.status).toBe('Won')
})

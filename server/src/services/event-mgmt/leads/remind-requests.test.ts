import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { openLink } from '../../../testing/mailed-links.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { keepUpRequests } from './remind-requests.ts'

const keepUp = keepUpRequests(async () => {})

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let facilityId: string
let cups = 0
let name: string
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
  facilityId = (await makeFacility(server, host.person, { name: 'Cedar Bend' })).id
})
afterAll(() => server.close())
beforeEach(() => (name = `Cup ${cups++}`))

/** A lead that is two days old, of an event whose deadline is this many days after this morning. */
async function newLead(
  deadline: number | null,
  { decision = null, profileId = facilityId }: { decision?: number | null; profileId?: string } = {},
) {
  const { id: ownerId } = await makeEvent(server, organizer.person, { category: 'Private', name })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  await server.pool.query(`update lead set created_date = now() - interval '2 days' where id = $1`, [data.id])
  await server.pool.query(
    `update event set response_deadline = derived.morning_in(time_zone) + $2::int, decision_date = derived.morning_in(time_zone) + $3::int
     where profile_id = $1`,
    [ownerId, deadline, decision],
  )
  return { ownerId, id: data.id }
}
const move = ({ api }: SignedUp, { ownerId, id }: { ownerId: string; id: string }, status: string) =>
  api.events.leads.update({ ownerId, id, patch: [{ op: 'replace', path: '/status', value: status }] })

const reminded = async ({ api, id }: SignedUp) =>
  (await api.users.notifications.list({ ownerId: id, take: 100 })).data
    .filter(({ title, tags }) => tags.includes('request-reminder') && title.includes(name))
    .map(({ title }) => title)

test.each([
  [4, 0],
  [3, 1],
  [2, 1],
  [1, 1],
])('with %i days left, an open host gets %i reminders', async (days, count) => {
  await newLead(days)
  await keepUp(server.db)
  const titles = await reminded(host)
  expect(titles).toHaveLength(count)
  for (const title of titles) expect(title).toMatch(/^Answer Cup \d+ by \w+ \d+, \d{4}$/)
})

test('several servers that work again and again remind once', async () => {
  await newLead(3)
  await Promise.all([1, 2, 3].map(() => keepUp(server.db)))
  await keepUp(server.db)
  expect(await reminded(host)).toHaveLength(1)
})

test('a deadline that is moved is reminded of again', async () => {
  const { ownerId } = await newLead(3)
  await keepUp(server.db)
  await server.pool.query(
    'update event set response_deadline = response_deadline - 1 where profile_id = $1',
    [ownerId],
  )
  await keepUp(server.db)
  expect(await reminded(host)).toHaveLength(2)
})

test('a host that has answered is not reminded', async () => {
  await move(host, await newLead(3), 'Interested')
  await keepUp(server.db)
  expect(await reminded(host)).toEqual([])
})

test('a host that was asked today is not reminded', async () => {
  const { id } = await newLead(1)
  await server.pool.query('update lead set created_date = now() where id = $1', [id])
  await keepUp(server.db)
  expect(await reminded(host)).toEqual([])
})

test('hosts of a closed event are not reminded', async () => {
  const { ownerId } = await newLead(3)
  await server.pool.query('update event set is_closed = true where profile_id = $1', [ownerId])
  await keepUp(server.db)
  expect(await reminded(host)).toEqual([])
})

test('who turned notifications of requests off gets none', async () => {
  const quiet = await signUp(server, 'quiet')
  const { id: profileId } = await makeFacility(server, quiet.person, { name: 'Quiet Hall' })
  await quiet.api.users.settings.update({
    patch: [
      { op: 'replace', path: '/notifications/requests/inApp', value: false },
      { op: 'replace', path: '/notifications/requests/email', value: 'never' },
    ],
  })
  await newLead(3, { profileId })
  await keepUp(server.db)
  expect(await reminded(quiet)).toEqual([])
  expect(
    server.mails.filter(({ to, subject }) => to === quiet.person.email && subject.startsWith('Answer')),
  ).toEqual([])
})

/** A host without an account. */
async function addressed(email: string) {
  const { id } = await makeFacility(server, { email: 'keeper@people.test' }, { name: 'Harrow Creek', email })
  await server.pool.query('delete from member where owner_id = $1', [id])
  return id
}

test('a host without an account answers by the link of its reminder', async () => {
  const lead = await newLead(1, { profileId: await addressed('desk@harrow.example') })
  await keepUp(server.db)
  const key = tokenIn(await mailTo(server, 'desk@harrow.example', `Answer ${name}`))
  const link = await openLink(server, key)
  expect((await link.answer({ status: 'Interested' })).data.status).toBe('Interested')
  expect((await organizer.api.events.leads.get(lead)).data.status).toBe('Interested')
})

test('an address that opted out gets no reminder', async () => {
  const email = 'no@harrow.example'
  await newLead(1, { profileId: await addressed(email) })
  await server.pool.query(`insert into mail_opt_out (address_hash) values (sha256(convert_to($1, 'utf8')))`, [
    email,
  ])
  await keepUp(server.db)
  await eventually(
    async () => (await server.pool.query(`select from mail_job where kind = 'lead-reminder'`)).rowCount,
    (count) => count === 0,
  )
  expect(server.mails.filter(({ to, subject }) => to === email && subject.startsWith('Answer'))).toEqual([])
})

test('the organizer is told on the morning after the deadline', async () => {
  await newLead(-1)
  await keepUp(server.db)
  expect(await reminded(organizer)).toEqual([`The deadline of ${name} has passed`])
})

test('the organizer is told on the decision date, if a host is interested', async () => {
  const lead = await newLead(null, { decision: 0 })
  await keepUp(server.db)
  expect(await reminded(organizer)).toEqual([])
  await move(host, lead, 'Interested')
  await keepUp(server.db)
  expect(await reminded(organizer)).toEqual([`Time to decide about ${name}`])
})

test('an organizer who has decided is not reminded', async () => {
  const lead = await newLead(null, { decision: 0 })
  await move(host, lead, 'Interested')
  await move(organizer, lead, 'Won')
  await keepUp(server.db)
  expect(await reminded(organizer)).toEqual([])
})

test('an event that is over ends its leads', async () => {
  const lead = await newLead(null)
  await server.pool.query(`update profile set status = 'Completed' where id = $1`, [lead.ownerId])
  await keepUp(server.db)
  expect((await organizer.api.events.leads.get(lead)).data.status).toBe('Lost')
  const { data } = await host.api.users.notifications.list({ ownerId: host.id, take: 100 })
  expect(data.map(({ title }) => title)).toContain(`The request for ${name} is over`)
})

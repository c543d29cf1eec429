import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { dueMailsSent, mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { tellAllChanges } from './tell-changes.ts'

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

const [startDate, endDate] = [dayFromToday(200), dayFromToday(202)]

async function newLead(name: string, profileId = facilityId) {
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name,
    startDate,
    endDate,
    spaceName: 'Field',
    spaceCount: 8,
    budgetTo: 30_000,
  })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  return { ownerId, id: data.id }
}
type Lead = Awaited<ReturnType<typeof newLead>>

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })
const change = ({ ownerId: id }: Lead, changes: Record<string, unknown>) =>
  organizer.api.events.update({
    id,
    patch: Object.entries(changes).map(([field, value]) => replace(`/${field}`, value)),
  })
async function tellNow() {
  await server.pool.query('update request_change set due_date = now()')
  await tellAllChanges(server.db)
  await untilTold()
}
/** The server's own queue may be about to tell one. */
async function untilTold() {
  await expect
    .poll(
      async () => (await server.pool.query('select from request_change where due_date <= now()')).rowCount,
    )
    .toBe(0)
}
const newsOf = async ({ id }: Lead, { id: ownerId, api }: SignedUp = host) =>
  (await api.users.notifications.list({ ownerId, take: 100 })).data
    .filter(({ url, title }) => url === `/leads/${id}` && title.includes('changed the request'))
    .map(({ contents }) => contents)

test('a host is told once, in the app and by email, of changes that follow each other', async () => {
  const lead = await newLead('Grown Cup')
  await change(lead, { spaceCount: 10 })
  await change(lead, { spaceCount: 12 })
  await change(lead, { budgetTo: 28_000, ages: 'U12' })
  expect(await newsOf(lead)).toEqual([])
  await tellNow()
  const told =
    'For Cedar Bend. Ages: U12; Spaces: 12 Fields (before: 8 Fields); Budget: Up to $28,000 (before: Up to $30,000).'
  expect(await newsOf(lead)).toEqual([told])
  const { text } = await mailTo(server, host.person.email, 'organizer changed the request for Grown Cup')
  expect(text).toContain(told)
  await tellNow()
  expect(await newsOf(lead)).toHaveLength(1)
})

test('a change is told five minutes after the last one, and half an hour after the first one at the latest', async () => {
  const lead = await newLead('Slow Cup')
  const dueIn = async () => {
    const { rows } = await server.pool.query<{ minutes: number }>(
      `select round(extract(epoch from due_date - now()) / 60)::int as minutes from request_change where request_id = $1`,
      [lead.ownerId],
    )
    return rows[0]?.minutes
  }
  await change(lead, { spaceCount: 10 })
  expect(await dueIn()).toBe(5)
  await server.pool.query(`update request_change set created_date = now() - interval '28 minutes'`)
  await change(lead, { spaceCount: 11 })
  expect(await dueIn()).toBe(2)
  await tellAllChanges(server.db)
  expect(await newsOf(lead)).toEqual([])
})

test('what was asked is composed for the first change only', async () => {
  const lead = await newLead('Wide Cup')
  await change(lead, { spaceCount: 9 })
  const client = await server.pool.connect()
  try {
    await client.query('begin')
    await client.query(`create or replace function derived.asked(r request, p profile, e event, shows_sender boolean)
      returns json language plpgsql stable as $$ begin raise 'composed'; end $$`)
    await client.query('select derived.keep_asked($1)', [lead.ownerId])
    await client.query('delete from request_change where request_id = $1', [lead.ownerId])
    await expect(client.query('select derived.keep_asked($1)', [lead.ownerId])).rejects.toThrow('composed')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a change that was taken back is no news', async () => {
  const lead = await newLead('Same Cup')
  await change(lead, { spaceCount: 10 })
  await change(lead, { spaceCount: 8 })
  await tellNow()
  expect(await newsOf(lead)).toEqual([])
})

test('a host is told of further spaces, wishes and costs, and what the organizer sees for its offer now', async () => {
  const lead = await newLead('Rich Cup')
  await host.api.events.leads.bid.submit({ ...lead, data: { startDate, endDate, rent: 1000 } })
  await organizer.api.events.request.save({
    id: lead.ownerId,
    data: { patch: [], requirements: [{ name: 'Track', count: 1 }], amenities: ['Parking'] },
  })
  await organizer.api.events.costs.create({
    ownerId: lead.ownerId,
    data: { name: 'Medical cover', price: 2400 },
  })
  await tellNow()
  const [news = ''] = await newsOf(lead)
  expect(news).toContain('1 Track')
  expect(news).toContain('Parking')
  expect(news).toContain('Costs that offers are compared by: Medical cover at $2,400.')
  expect(news).toContain(
    'The organizer sees $3,400 for your offer now, not $1,000: send it again to confirm it, or change it.',
  )
})

test('a host with an address is emailed there with a link, and a long text is named without its words', async () => {
  const email = 'desk@changed.example'
  const { id } = await makeFacility(server, host.person, { name: 'Addressed Park', email })
  const lead = await newLead('Told Cup', id)
  await change(lead, { description: 'Please bring nets. '.repeat(10).trim() })
  await tellNow()
  const { text } = await mailTo(server, email, 'organizer changed the request for Told Cup')
  expect(text).toContain('About the event: now said.')
  expect(text).not.toContain('bring nets')
  expect(text).toMatch(/leads\/answer#/)
})

test('others do not wait for news that fail, which are tried again later', async () => {
  const [broken, lead] = [await newLead('Broken Cup'), await newLead('Whole Cup')]
  await change(broken, { spaceCount: 10 })
  await server.pool.query(
    `update request_change set before = '{}', due_date = now() - interval '1 day' where request_id = $1`,
    [broken.ownerId],
  )
  await change(lead, { spaceCount: 10 })
  await server.pool.query(`update request_change set due_date = now() where request_id = $1`, [lead.ownerId])
  // It ends with the one that fails, unless the server's own queue took that one.
  await tellAllChanges(server.db).catch(() => undefined)
  await tellAllChanges(server.db)
  await untilTold()
  expect(await newsOf(lead)).toHaveLength(1)
  const { rows } = await server.pool.query(
    `delete from request_change where request_id = $1 and due_date > now() returning request_id`,
    [broken.ownerId],
  )
  expect(rows).toHaveLength(1)
})

test('a chosen host whose page was deleted is told nothing', async () => {
  const email = 'desk@gone.example'
  const { id } = await makeFacility(server, host.person, { name: 'Gone Park', email })
  const lead = await newLead('Won Cup', id)
  await host.api.events.leads.update({ ...lead, patch: [replace('/status', 'Interested')] })
  await organizer.api.events.leads.update({ ...lead, patch: [replace('/status', 'Won')] })
  await host.api.facilities.remove({ id })
  await change(lead, { spaceCount: 10 })
  await tellNow()
  await dueMailsSent(server)
  expect(server.mails.filter(({ to, subject }) => to === email && subject.includes('changed'))).toEqual([])
})

test('hosts that passed, were turned down, or were asked after the change are told nothing', async () => {
  const lead = await newLead('Quiet Cup')
  const move = ({ api }: SignedUp, status: string) =>
    api.events.leads.update({ ...lead, patch: [replace('/status', status)] })
  await move(host, 'Passed')
  await change(lead, { spaceCount: 10 })
  await tellNow()
  expect(await newsOf(lead)).toEqual([])

  const { id: laterId } = await makeFacility(server, host.person, { name: 'Later Park' })
  const other = await newLead('Busy Cup')
  await change(other, { spaceCount: 10 })
  const { data: later } = await organizer.api.events.leads.create({
    ownerId: other.ownerId,
    data: { profileId: laterId },
  })
  await tellNow()
  expect(await newsOf(other)).toHaveLength(1)
  expect(await newsOf({ ...other, id: later.id })).toEqual([])
})

test('a cancelled event has no changes to tell', async () => {
  const lead = await newLead('Gone Cup')
  await change(lead, { spaceCount: 10 })
  await change(lead, { status: 'Cancelled' })
  await tellNow()
  expect(await newsOf(lead)).toEqual([])
})

test('a host that was told that the event moved isn’t told of its dates again, and others are', async () => {
  const lead = await newLead('Moved Cup')
  await host.api.events.leads.bid.submit({ ...lead, data: { startDate, endDate, rent: 1000 } })
  const waiting = await newLead('Waiting Cup')
  const moved = { startDate: dayFromToday(207), endDate: dayFromToday(209) }
  for (const each of [lead, waiting]) await change(each, { ...moved, spaceCount: 10 })
  await tellNow()
  const [withOffer = ''] = await newsOf(lead)
  expect(withOffer).toContain('Spaces: 10 Fields (before: 8 Fields). Check whether your offer still holds.')
  expect(withOffer).not.toContain('Dates:')
  expect((await newsOf(waiting))[0]).toContain('Dates:')
})

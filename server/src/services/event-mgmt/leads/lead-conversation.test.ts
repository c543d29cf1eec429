import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { manyConversations, refusal, testServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let colleague: SignedUp
let rival: SignedUp
let facilityId: string
let lead: { ownerId: string; id: string }
let people = 0
const join = () => signUp(server, `person-${people++}`)
beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
})
afterAll(() => server.close())
beforeEach(async () => {
  organizer = await join()
  host = await join()
  colleague = await join()
  rival = await join()
  facilityId = (await makeFacility(server, host.person, { name: 'Cedar Bend' })).id
  await addMember(host.api.facilities.managers, facilityId, colleague, 'Sales')
  const rivalId = (await makeFacility(server, rival.person, { name: 'Three Forks' })).id
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Heartland Spring Cup',
  })
  const { data } = await organizer.api.events.leads.bulk({
    ownerId,
    data: [{ profileId: facilityId }, { profileId: rivalId }],
  })
  lead = { ownerId, id: data.find(({ profileId }) => profileId === facilityId)?.id ?? '' }
})

const open = async ({ api }: SignedUp) => (await api.events.leads.conversation(lead)).data.id
const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status
const read = ({ api }: SignedUp, id: string) => api.groups.get({ id })
const write = ({ api }: SignedUp, ownerId: string, text: string) =>
  api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text } })
const leave = (who: SignedUp, ownerId: string) =>
  server.pool.query('delete from member where owner_id = $1 and user_id = $2', [ownerId, who.id])

test('both sides get the same conversation', async () => {
  const id = await open(organizer)
  expect([await open(host), await open(colleague), await open(organizer)]).toEqual([id, id, id])
})

test('a lead says whether somebody manages its host, so that nobody is asked in vain', async () => {
  const isManaged = async () => (await organizer.api.events.leads.get(lead)).data.host.isManaged
  expect(await isManaged()).toBe(true)
  await server.pool.query('delete from member where owner_id = $1', [facilityId])
  expect(await isManaged()).toBe(false)
  expect((await refusal(open(organizer))).problem.code).toBe('NO_TEAM')
})

test('two calls at the same time open one conversation', async () => {
  const [one, other] = await Promise.all([open(host), open(organizer)])
  expect(one).toBe(other)
})

test('a host reads the name of the event, and the organizer that of the host too', async () => {
  const id = await open(host)
  expect((await read(host, id)).data).toMatchObject({
    name: 'Heartland Spring Cup',
    memberCount: 3,
    isContact: true,
    contact: { isTeam: true, person: null },
  })
  expect((await read(organizer, id)).data).toMatchObject({
    name: 'Cedar Bend · Heartland Spring Cup',
    contact: { isTeam: false },
  })
})

test('a host is led to its own lead, and the organizer to the request', async () => {
  const id = await open(host)
  const { ownerId: eventId, id: leadId } = lead
  const name = 'Heartland Spring Cup'
  expect((await read(colleague, id)).data.request).toEqual({ eventId, name, leadId })
  expect((await read(organizer, id)).data.request).toEqual({ eventId, name, leadId: null })
})

test('a host whose request is withdrawn is led nowhere', async () => {
  const id = await open(host)
  await organizer.api.events.leads.remove(lead)
  expect((await read(host, id)).data.request).toBeNull()
  expect((await read(organizer, id)).data.request).toMatchObject({ eventId: lead.ownerId })
})

test('nobody is led to an event that is deleted', async () => {
  const id = await open(host)
  await organizer.api.events.remove({ id: lead.ownerId })
  expect((await read(host, id)).data.request).toBeNull()
})

test('a conversation with the team of a page is about no request', async () => {
  const { data } = await organizer.api.groups.contact({
    profileId: facilityId,
    data: { clientId: crypto.randomUUID(), text: 'Is the hall free?' },
  })
  expect([(await read(organizer, data.id)).data.request, (await read(host, data.id)).data.request]).toEqual([
    null,
    null,
  ])
})

test('each side reads what the other writes', async () => {
  const id = await open(host)
  await write(colleague, id, 'Could we have two more days?')
  await write(organizer, id, 'Yes, until Friday.')
  const { data } = await host.api.groups.messages.list({ ownerId: id })
  expect(data.map(({ text }) => text)).toEqual(['Yes, until Friday.', 'Could we have two more days?'])
})

test('an empty conversation is in the list of its opener only', async () => {
  await open(host)
  const threads = async ({ api, id }: SignedUp) =>
    (await api.users.threads.list({ ownerId: id })).data.map(({ name }) => name)
  expect([await threads(host), await threads(organizer)]).toEqual([['Heartland Spring Cup'], []])
})

test('another host gets 403 for the call and 404 for the conversation', async () => {
  const id = await open(host)
  expect(await statusOf(open(rival))).toBe(403)
  expect(await statusOf(read(rival, id))).toBe(404)
})

test('staff of the event who manage nothing get 403', async () => {
  const helper = await join()
  await addMember(organizer.api.events.managers, lead.ownerId, helper, 'Staff')
  expect(await statusOf(open(helper))).toBe(403)
})

test('an administrator gets 409 and stays out', async () => {
  const administrator = await signUp(server, `admin-${people++}`, ['admin'])
  expect(await statusOf(open(administrator))).toBe(409)
  expect(await statusOf(read(administrator, await open(host)))).toBe(404)
})

test('somebody who leaves the team of the host loses the conversation', async () => {
  const id = await open(host)
  await leave(colleague, facilityId)
  expect(await statusOf(read(colleague, id))).toBe(404)
  expect(await statusOf(write(colleague, id, 'Still here'))).toBe(404)
})

test('a manager who leaves the event loses the conversation', async () => {
  const id = await open(host)
  const second = await join()
  await addMember(organizer.api.events.managers, lead.ownerId, second, 'Manager')
  expect((await read(second, id)).data.memberCount).toBe(4)
  await leave(second, lead.ownerId)
  expect(await statusOf(read(second, id))).toBe(404)
})

test('whoever joins the team of the host joins the conversation', async () => {
  const id = await open(organizer)
  const added = await join()
  await addMember(host.api.facilities.managers, facilityId, added, 'Marketing')
  expect((await read(added, id)).data.name).toBe('Heartland Spring Cup')
})

test('somebody on both teams who leaves the host stays for the event', async () => {
  await addMember(organizer.api.events.managers, lead.ownerId, colleague, 'Manager')
  const id = await open(host)
  await leave(colleague, facilityId)
  expect((await read(colleague, id)).data.contact).toMatchObject({ isTeam: false })
})

test('a conversation with the team of the page stays a different one', async () => {
  const id = await open(organizer)
  const { data } = await organizer.api.groups.contact({
    profileId: facilityId,
    data: { clientId: crypto.randomUUID(), text: 'Is the hall free?' },
  })
  expect(data.id).not.toBe(id)
})

test('a page without a team has no conversation', async () => {
  await leave(host, facilityId)
  await leave(colleague, facilityId)
  const { status, problem } = await refusal(open(organizer))
  expect([status, problem.code]).toEqual([409, 'NO_TEAM'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `organizer-${people++}`)

const draft = {
  name: 'Spring Cup',
  status: 'Published' as const,
  category: 'Private' as const,
  startDate: '2099-03-12',
  endDate: '2099-03-14',
  sportsList: ['Soccer' as const],
  requirements: [],
  amenities: [],
}
const write = async ({ api }: SignedUp, changes: object = {}) =>
  (await api.events.request.add({ data: { ...draft, ...changes } })).data.id
const unsentOf = async ({ api }: SignedUp, query: object = {}) => (await api.requests.unsent(query)).data
const idsOf = async (person: SignedUp, query?: object) => (await unsentOf(person, query)).map(({ id }) => id)

test('a request that no host was asked for is unsent', async () => {
  const organizer = await newPerson()
  const id = await write(organizer)
  expect(await unsentOf(organizer)).toMatchObject([
    {
      id,
      asked: { name: 'Spring Cup', startDate: '2099-03-12', sportsList: ['Soccer'] },
      isListed: false,
      takesAnswers: true,
    },
  ])
})

test('a request is sent once a host is asked', async () => {
  const organizer = await newPerson()
  const { id: profileId } = await makeFacility(server, manager.person)
  const ownerId = await write(organizer)
  await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  expect(await idsOf(organizer)).toEqual([])
})

test('a request stays sent when its organizer withdraws from its only host', async () => {
  const organizer = await newPerson()
  const { id: profileId } = await makeFacility(server, manager.person)
  const ownerId = await write(organizer)
  const { id } = (await organizer.api.events.leads.create({ ownerId, data: { profileId } })).data
  await organizer.api.events.leads.remove({ ownerId, id })
  expect(await idsOf(organizer)).toEqual([])
  await organizer.api.events.remove({ id: ownerId })
  expect((await refusal(organizer.api.events.request.restore({ id: ownerId }))).status).toBe(404)
})

test('what is a request does not depend on the audit log', async () => {
  const organizer = await newPerson()
  const id = await write(organizer)
  await server.pool.query('delete from audit_log where owner_id = $1', [id])
  expect(await idsOf(organizer)).toEqual([id])
})

test('the copy of a request is a request', async () => {
  const organizer = await newPerson()
  const id = await write(organizer)
  const copy = (await organizer.api.events.clone({ id, data: {} })).data
  expect(await unsentOf(organizer)).toMatchObject([{ id: copy.id, takesAnswers: false }, { id }])
})

test('a private event that was not written as a request is none', async () => {
  const organizer = await newPerson()
  await makeEvent(server, organizer.person, { category: 'Private' })
  expect(await idsOf(organizer)).toEqual([])
})

test('events that look for a venue are among them unless only others are asked for', async () => {
  const organizer = await newPerson()
  const { id: listed } = await makeEvent(server, organizer.person, { category: 'RFP' })
  const unlisted = await write(organizer)
  expect(await idsOf(organizer)).toEqual([unlisted, listed])
  expect(await idsOf(organizer, { isListed: false })).toEqual([unlisted])
  expect(await idsOf(organizer, { isListed: true })).toEqual([listed])
})

test.each([
  ['is cancelled', { status: 'Cancelled', cancellationReason: 'No venue' }],
  ['is closed', { isClosed: true }],
])('a request whose event %s is not left to finish', async (_title, changes) => {
  const organizer = await newPerson()
  const id = await write(organizer)
  const patch = Object.entries(changes).map(([name, value]) => ({
    op: 'replace' as const,
    path: `/${name}`,
    value,
  }))
  await organizer.api.events.update({ id, patch })
  expect(await idsOf(organizer)).toEqual([])
})

test('a request that is over is not left to finish, and one whose deadline has passed takes no answers', async () => {
  const organizer = await newPerson()
  await write(organizer, { startDate: '2020-03-12', endDate: '2020-03-14' })
  const late = await write(organizer, { responseDeadline: '2020-03-01' })
  expect(await unsentOf(organizer)).toMatchObject([{ id: late, takesAnswers: false }])
})

test('managers of the organization find it, and nobody else does', async () => {
  const [organizer, colleague, stranger] = [await newPerson(), await newPerson(), await newPerson()]
  const parentId = await makeOrganization(server, [organizer.id, colleague.id])
  const id = await write(organizer, { parentId })
  expect(await idsOf(colleague)).toEqual([id])
  expect(await idsOf(stranger)).toEqual([])
})

test('whoever deleted an unsent request can undo that', async () => {
  const organizer = await newPerson()
  const id = await write(organizer)
  await organizer.api.events.remove({ id })
  expect(await idsOf(organizer)).toEqual([])
  await organizer.api.events.request.restore({ id })
  expect(await idsOf(organizer)).toEqual([id])
})

test.each(['a stranger', 'a colleague'])('%s gets a 404 for a deleted request', async (who) => {
  const [organizer, other] = [await newPerson(), await newPerson()]
  const parentId = await makeOrganization(server, [
    organizer.id,
    ...(who === 'a colleague' ? [other.id] : []),
  ])
  const id = await write(organizer, { parentId })
  await organizer.api.events.remove({ id })
  expect((await refusal(other.api.events.request.restore({ id }))).status).toBe(404)
})

test('the deletion of a request that was sent, or of another event, stays', async () => {
  const organizer = await newPerson()
  const { id: profileId } = await makeFacility(server, manager.person)
  const sent = await write(organizer)
  await organizer.api.events.leads.create({ ownerId: sent, data: { profileId } })
  const { id: other } = await makeEvent(server, organizer.person, { category: 'Private' })
  for (const id of [sent, other]) {
    await organizer.api.events.remove({ id })
    expect((await refusal(organizer.api.events.request.restore({ id }))).status).toBe(404)
  }
})

test('a former manager gets a 403 for a request that they deleted', async () => {
  const [organizer, leader] = [await newPerson(), await newPerson()]
  const parentId = await makeOrganization(server, [leader.id, organizer.id])
  const id = await write(leader, { parentId })
  await organizer.api.events.remove({ id })
  await server.pool.query('delete from member where owner_id = $1 and user_id = $2', [parentId, organizer.id])
  expect((await refusal(organizer.api.events.request.restore({ id }))).status).toBe(403)
})

test('home shows the venues that fit the next request, also before any host was asked', async () => {
  const organizer = await newPerson()
  const id = await write(organizer, { sportsList: ['Lacrosse'] })
  expect((await organizer.api.events.matches.next({})).data?.request.id).toBe(id)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

let people = 0
const newPerson = () => signUp(server, `person-${people++}`)

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })
const cancel = (id: string, reason: string | null = null) =>
  organizer.api.events.update({
    id,
    patch: [replace('/status', 'Cancelled'), replace('/cancellationReason', reason)],
  })
const newsOf = async ({ api, id }: SignedUp) =>
  (await api.users.notifications.list({ ownerId: id })).data
    .filter(({ tags }) => tags.includes('cancelled'))
    .map(({ title, contents, url }) => ({ title, contents, url }))

test('those who like an event are told once that it is cancelled, and why', async () => {
  const fan = await newPerson()
  const { id } = await makeEvent(server, organizer.person)
  await fan.api.events.likes.add({ ownerId: id, data: {} })
  await Promise.all([cancel(id, 'Rain.'), cancel(id, 'Rain.')])
  expect(await newsOf(fan)).toEqual([
    { title: 'Elm Open is cancelled', contents: 'Rain.', url: `/events/${id}` },
  ])
  const { data } = await fan.api.users.notifications.list({ ownerId: fan.id })
  expect(data[0]).toMatchObject({
    topic: 'favorites',
    tags: ['cancelled'],
    senderProfile: { id: organizer.id, name: 'organizer', picture: null },
    isOpened: false,
  })
})

test('a reason that is changed later is changed in what people were told', async () => {
  const fan = await newPerson()
  const { id } = await makeEvent(server, organizer.person)
  await fan.api.events.likes.add({ ownerId: id, data: {} })
  await cancel(id)
  await organizer.api.events.update({ id, patch: [replace('/cancellationReason', 'Too few teams.')] })
  expect(await newsOf(fan)).toMatchObject([{ contents: 'Too few teams.' }])
})

test('whoever cancels is not told', async () => {
  const { id } = await makeEvent(server, organizer.person)
  await cancel(id)
  expect(await newsOf(organizer)).not.toContainEqual(expect.objectContaining({ url: `/events/${id}` }))
})

test('followers of the organization are told of its marketed events, and not of its private ones', async () => {
  const follower = await newPerson()
  const parentId = await makeOrganization(server, [organizer.id])
  await follower.api.organizations.followers.add({ ownerId: parentId, data: {} })
  const open = await makeEvent(server, organizer.person, { parentId, name: 'Open cup' })
  const secret = await makeEvent(server, organizer.person, { parentId, name: 'Secret', category: 'Private' })
  await cancel(secret.id)
  await cancel(open.id)
  expect(await newsOf(follower)).toMatchObject([{ title: 'Open cup is cancelled' }])
})

test('guests of a private event are told', async () => {
  const guest = await newPerson()
  const { id } = await makeEvent(server, organizer.person, { category: 'Private' })
  const { data } = await organizer.api.events.managers.create({
    ownerId: id,
    data: { userId: guest.id, role: 'Guest' },
  })
  await guest.api.invitations.accept({ data: { invitationId: data.id } })
  await cancel(id)
  expect(await newsOf(guest)).toHaveLength(1)
})

test('whoever wants no news of favorites is not told', async () => {
  const fan = await newPerson()
  await fan.api.users.settings.update({
    patch: [replace('/notifications/favorites/inApp', false)],
  })
  const { id } = await makeEvent(server, organizer.person)
  await fan.api.events.likes.add({ ownerId: id, data: {} })
  await cancel(id)
  expect(await newsOf(fan)).toEqual([])
})

test('a blocked person is not told', async () => {
  const fan = await newPerson()
  const admin = await signUp(server, 'ada', ['admin'])
  const { id } = await makeEvent(server, organizer.person)
  await fan.api.events.likes.add({ ownerId: id, data: {} })
  await admin.api.users.block({ userId: fan.id, data: { reason: 'Spam.' } })
  await cancel(id)
  expect((await admin.api.users.notifications.list({ ownerId: fan.id })).data).toEqual([])
})

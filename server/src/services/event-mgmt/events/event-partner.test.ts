import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusedFields, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let organizationId: string
let ownerId: string
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  organizationId = await makeOrganization(server, [organizer.id])
  ownerId = (await makeEvent(server, organizer.person, { parentId: organizationId })).id
})
afterAll(() => server.close())

const name = (ownerType: 'Facility' | 'Destination' | 'Vendor', id: string) =>
  organizer.api.events.partner({ ownerId, data: { ownerType, ownerId: id } })
const add = (profileId: string) => organizer.api.events.partners.create({ ownerId, data: { profileId } })
const newFacility = async () => (await makeFacility(server, organizer.person)).id

test('names a profile of the given type as a partner', async () => {
  const id = await newFacility()
  expect((await name('Facility', id)).data.profileId).toBe(id)
})

test.each(['Destination', 'Vendor'] as const)('refuses a facility as a %s', async (type) => {
  expect(await refusedFields(name(type, await newFacility()))).toEqual(['data/ownerType'])
})

test('returns the same partner when it is named again', async () => {
  const id = await newFacility()
  expect(await name('Facility', id)).toEqual(await name('Facility', id))
})

test.each([
  ['the event itself', () => ownerId, 'data/ownerType'],
  ['the organization of the event', () => organizationId, 'data/ownerId'],
  ['an unknown id', () => crypto.randomUUID(), 'data/ownerId'],
])('both calls refuse %s as a partner', async (_name, idOf, field) => {
  expect(await refusedFields(add(idOf()))).toEqual(['data/profileId'])
  expect(await refusedFields(name('Vendor', idOf()))).toEqual([field])
})

test('both calls accept another organization as a partner', async () => {
  const [first, second] = [await makeOrganization(server, []), await makeOrganization(server, [])]
  expect((await name('Vendor', first)).data.profileId).toBe(first)
  expect((await add(second)).data.profileId).toBe(second)
})

test('an event without an organization accepts any as a partner', async () => {
  const { id } = await makeEvent(server, organizer.person, { parentId: null })
  const { data } = await organizer.api.events.partners.create({
    ownerId: id,
    data: { profileId: organizationId },
  })
  expect(data.profileId).toBe(organizationId)
})

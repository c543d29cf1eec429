import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { refusal, refusedFields, workerServer, type TestServer } from '../testing/test-server.ts'
import { admin } from '../testing/test-tokens.ts'

let server: TestServer
let host: SignedUp
let ownerId: string
beforeAll(async () => {
  server = await workerServer()
  host = await signUp(server, 'host')
  ownerId = (await host.api.hotels.create({ data: { name: 'Elm Inn' } })).data.id
  await (await server.as(admin)).hotels.approve({ id: ownerId })
})
afterAll(() => server.close())

const add = (data: { profileId?: string; name?: string; website?: string }) =>
  host.api.hotels.partners.create({ ownerId, data })
const namesSeenBy = async (api: SignedUp['api']) =>
  (await api.hotels.partners.list({ ownerId })).data.map(({ name }) => name)

test('a partner with a profile has its name, place and image', async () => {
  const facility = await makeFacility(server, host.person, { name: 'Elm Fieldhouse' })
  expect((await add({ profileId: facility.id })).data).toMatchObject({
    profileId: facility.id,
    profileKind: 'facility',
    name: 'Elm Fieldhouse',
    city: 'Indianapolis',
    image: facility.headerImage,
  })
})

test('a partner whose profile is hidden is listed only to those who see the profile', async () => {
  const facility = await makeFacility(server, host.person, { name: 'Hidden Hall' })
  await add({ profileId: facility.id })
  const visitor = await server.as()
  expect(await namesSeenBy(visitor)).toContain('Hidden Hall')
  const patch = [{ op: 'replace' as const, path: '/isActive', value: false }]
  await host.api.facilities.update({ id: facility.id, patch })
  expect(await namesSeenBy(visitor)).not.toContain('Hidden Hall')
  expect(await namesSeenBy(host.api)).toContain('Hidden Hall')
})

test('refuses a profile that the caller does not see, by field', async () => {
  const other = await signUp(server, 'other')
  const { data } = await other.api.facilities.create({ data: { name: 'Pending' } })
  expect(await refusedFields(add({ profileId: data.id }))).toEqual(['data/profileId'])
  expect(await refusedFields(add({ profileId: crypto.randomUUID() }))).toEqual(['data/profileId'])
  expect(await refusedFields(add({ profileId: ownerId }))).toEqual(['data/profileId'])
})

test('refuses both a profile and a name, or neither', async () => {
  expect(await refusedFields(add({}))).toEqual(['data/name'])
  expect(await refusedFields(add({ profileId: ownerId, name: 'Both' }))).toEqual(['data/name'])
})

test('refuses the same partner twice', async () => {
  const facility = await makeFacility(server, host.person)
  await add({ profileId: facility.id })
  expect((await refusal(add({ profileId: facility.id }))).problem.code).toBe('ALREADY_EXISTS')
})

import { facility } from '@app/contract/facilities/facility-routes.ts'
import { lookup } from '@app/contract/patterns/lookup.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { makeFacility } from '../testing/facilities.ts'
import { sampleBase, sampleService, type SampleService } from '../testing/sample-service.ts'
import { refusal, refusedFields, workerServer, type TestServer } from '../testing/test-server.ts'
import { wire } from '../testing/wire.ts'
import { lookupHandler } from './lookup.ts'
import { admin } from '../testing/test-tokens.ts'

/** Facilities by their place, a call that the product has for hotels and businesses only. */
const tree = { byPlace: lookup(facility, 'places', 'googlePlaceId') }
const handlers = { byPlace: lookupHandler(kinds.facility, 'googlePlaceId') }

const manager = { email: 'manager@lookup.test' }
let server: TestServer
let sample: SampleService<typeof tree>
beforeAll(async () => {
  server = await workerServer()
  sample = await sampleService(server, { tree, handlers })
})
afterAll(async () => {
  await sample.close()
  await server.close()
})

const at = (googlePlaceId: string) => makeFacility(server, manager, { googlePlaceId })
const find = async (googlePlaceId: string, person?: typeof manager) =>
  (await sample.as(person)).byPlace({ googlePlaceId })
const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status

test.each([
  ['a usual place id', 'ChIJ-N1t_tDeuEmsRUsoyG83frY4'],
  ['a short id', '1'],
  ['an id that looks like one of ours', '01890000-0000-7000-8000-00000000000a'],
  ['signs that a path has to escape', 'a/b?c=d&e%20f #1'],
  ['letters beyond ASCII', 'Plätz-東京'],
  ['300 characters', 'x'.repeat(300)],
])('finds the profile by %s', async (_name, googlePlaceId) => {
  const { id } = await at(googlePlaceId)
  const { data } = await find(googlePlaceId)
  expect(data).toMatchObject({ id, googlePlaceId })
})

test('returns the item and the ETag that the profile’s own GET returns', async () => {
  const made = await at('same-item')
  const visitor = await server.as()
  expect(await find('same-item')).toEqual(await visitor.facilities.get({ id: made.id }))
  const found = await wire(sample.origin, 'GET', `${sampleBase}/facilities/places/same-item`)
  const got = await wire(server.origin, 'GET', `/facility-mgmt/api/facilities/${made.id}`)
  expect(found.headers.get('etag')).toBe(got.headers.get('etag'))
})

test('is case-sensitive', async () => {
  await at('CaseMatters')
  expect(await statusOf(find('casematters'))).toBe(404)
})

test('an id that no profile has returns 404', async () => {
  expect(await statusOf(find('nowhere'))).toBe(404)
})

test('an id of more than 300 characters returns 400 and is named', async () => {
  expect(await refusedFields(find('x'.repeat(301)))).toEqual(['googlePlaceId'])
})

test('a NUL in the id returns 400', async () => {
  expect(await refusedFields(find('a\0b'))).toEqual(['googlePlaceId'])
})

test('a deleted profile returns 404 to everybody, admins included', async () => {
  const { id } = await at('deleted')
  await (await server.as(manager)).facilities.remove({ id })
  for (const person of [undefined, manager, admin]) expect(await statusOf(find('deleted', person))).toBe(404)
})

test('a hidden profile returns 404 to strangers and is found by its staff and by admins', async () => {
  const { id } = await at('hidden')
  await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', id).execute()
  expect(await statusOf(find('hidden'))).toBe(404)
  expect(await statusOf(find('hidden', { email: 'stranger@lookup.test' }))).toBe(404)
  expect((await find('hidden', manager)).data.id).toBe(id)
  expect((await find('hidden', admin)).data.id).toBe(id)
})

test('returns the oldest profile with the id that the caller may see', async () => {
  const older = await at('twice')
  const younger = await at('twice')
  expect((await find('twice')).data.id).toBe(older.id)
  await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', older.id).execute()
  expect((await find('twice')).data.id).toBe(younger.id)
  expect((await find('twice', manager)).data.id).toBe(older.id)
})

test('a profile of another kind with the id returns 404', async () => {
  const api = await server.as(manager)
  const { data } = await api.destinations.create({
    data: { name: 'Elm County', destinationType: 'Sports Commission', googlePlaceId: 'a-destination' },
  })
  await (await server.as(admin)).destinations.approve({ id: data.id })
  expect(await statusOf(find('a-destination'))).toBe(404)
})

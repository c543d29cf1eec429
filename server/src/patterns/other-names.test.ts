import { maxOtherNames } from '@app/contract/rules/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDestination } from '../testing/destinations.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { eventually, refusal, refusedFields, workerServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const facility = async (name: string) => (await makeFacility(server, manager.person, { name })).id
const names = () => manager.api.facilities.otherNames
const add = async (ownerId: string, name: string) => (await names().create({ ownerId, data: { name } })).data
const namesOf = async (ownerId: string) =>
  (await (await server.as()).facilities.otherNames.list({ ownerId })).data.map(({ name }) => name)

test('everyone reads the other names, in alphabetical order', async () => {
  const ownerId = await facility('Elm Hall')
  await add(ownerId, ' The Old Mill ')
  await add(ownerId, 'Elm Armory')
  expect(await namesOf(ownerId)).toEqual(['Elm Armory', 'The Old Mill'])
})

test('a facility is found by another name until it is removed', async () => {
  const ownerId = await facility('Oak Hall')
  const search = async () =>
    (await manager.api.facilities.search({ data: { text: 'zeppelinhalle' } })).data.map(({ id }) => id)
  const { id } = await add(ownerId, 'Zeppelinhalle')
  expect(await eventually(search, (found) => found.length === 1)).toEqual([ownerId])
  await names().remove({ ownerId, id })
  expect(await eventually(search, (found) => found.length === 0)).toEqual([])
})

test('a destination is found by another name', async () => {
  const { id: ownerId } = await makeDestination(server, manager.person)
  await manager.api.destinations.otherNames.create({ ownerId, data: { name: 'Quicksilver Valley' } })
  const search = async () =>
    (await manager.api.destinations.search({ data: { text: 'quicksilver' } })).data.map(({ id }) => id)
  expect(await eventually(search, (found) => found.length === 1)).toEqual([ownerId])
})

test('the name of the page is refused in any casing', async () => {
  const ownerId = await facility('Ash Hall')
  expect(await refusedFields(add(ownerId, 'ASH hall'))).toEqual(['data/name'])
  expect(await namesOf(ownerId)).toEqual([])
})

test('a name that differs in casing only is refused', async () => {
  const ownerId = await facility('Fir Hall')
  await add(ownerId, 'Old Mill')
  expect((await refusal(add(ownerId, 'OLD MILL'))).problem.code).toBe('ALREADY_EXISTS')
  expect(await namesOf(ownerId)).toEqual(['Old Mill'])
})

test('of two names at once that differ in casing, one is stored', async () => {
  const ownerId = await facility('Yew Hall')
  const outcomes = await Promise.allSettled([add(ownerId, 'Old Mill'), add(ownerId, 'old mill')])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a name is changed to another casing, but not to an existing name', async () => {
  const ownerId = await facility('Gum Hall')
  const { id } = await add(ownerId, 'old mill')
  await add(ownerId, 'Armory')
  const rename = (value: string) =>
    names().update({ ownerId, id, patch: [{ op: 'replace', path: '/name', value }] })
  expect((await rename('Old Mill')).data.name).toBe('Old Mill')
  expect((await refusal(rename('ARMORY'))).problem.code).toBe('ALREADY_EXISTS')
  expect(await namesOf(ownerId)).toEqual(['Armory', 'Old Mill'])
})

test('a page has at most 20 other names', async () => {
  const ownerId = await facility('Bay Hall')
  for (let at = 0; at < maxOtherNames; at++) await add(ownerId, `Name ${at}`)
  expect((await refusal(add(ownerId, 'One more'))).problem.code).toBe('QUOTA_REACHED')
})

test('a change of the other names is dated', async () => {
  const ownerId = await facility('Box Hall')
  await add(ownerId, 'Old Mill')
  expect(Object.keys((await manager.api.facilities.changes({ id: ownerId })).data)).toEqual(['otherNames'])
})

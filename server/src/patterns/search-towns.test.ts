import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFacility } from '../testing/facilities.ts'
import {
  eventually,
  metaOf,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../testing/test-server.ts'
import { admin } from '../testing/test-tokens.ts'

let server: TestServer
let visitor: Api
const manager = { email: 'manager@towns.test' }

beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  const hidden = await makeFacility(server, manager, { city: 'Dayton', state: 'Ohio' })
  const patch = [{ op: 'replace' as const, path: '/isActive', value: false }]
  await (await server.as(admin)).facilities.update({ id: hidden.id, patch })
  for (const [city, state] of [
    ['Columbus', 'Ohio'],
    ['Columbus', 'Ohio'],
    ['Columbus', 'Georgia'],
    ['Akron', 'Ohio'],
    ['Toledo', 'Ohio'],
  ] as const)
    await makeFacility(server, manager, { city, state })
  await makeFacility(server, manager, { city: null, state: 'Ohio' })
  // The index applies changes in order, so with the last facility it has all of them.
  await eventually(
    async () => metaOf(await visitor.facilities.search({ data: {} })).stats.count,
    (count) => count === 6,
  )
})
afterAll(() => server.close())

const townsOf = async (data: Parameters<Api['facilities']['search']>[0]['data']) =>
  metaOf(await visitor.facilities.search({ data })).towns

test('lists the towns of public results, most results first, then by name', async () => {
  expect(await townsOf({ towns: 100 })).toEqual({
    count: 4,
    most: [
      { city: 'Columbus', state: 'Ohio', count: 2 },
      { city: 'Akron', state: 'Ohio', count: 1 },
      { city: 'Columbus', state: 'Georgia', count: 1 },
      { city: 'Toledo', state: 'Ohio', count: 1 },
    ],
  })
})

test('lists as many towns as requested, and counts all', async () => {
  expect(await townsOf({ towns: 1 })).toEqual({
    count: 4,
    most: [{ city: 'Columbus', state: 'Ohio', count: 2 }],
  })
})

test('counts only the results of the filter', async () => {
  expect(await townsOf({ state: 'Georgia', towns: 5 })).toEqual({
    count: 1,
    most: [{ city: 'Columbus', state: 'Georgia', count: 1 }],
  })
})

test('is empty without results', async () => {
  expect(await townsOf({ state: 'Iowa', towns: 5 })).toEqual({ count: 0, most: [] })
})

test('is absent unless it is requested', async () => {
  expect(await townsOf({ facets: true })).toBeUndefined()
})

test.each([0, 101, 1.5])('a search returns 400 for %d towns', async (towns) => {
  expect(await refusedFields(visitor.facilities.search({ data: { towns } }))).toEqual(['data/towns'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, testServer, type TestServer } from '../testing/test-server.ts'
import { call, idsOf, itemOf, listOf } from './calls.ts'
import { eachKind } from './kind-under-test.ts'
import { makeProfile, makeWorld, type World } from './world.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
})
afterAll(() => server.close())

test.each(eachKind)(
  'lists public %s profiles like one, without itself, with their distances',
  async (_, tested) => {
    const [one, other] = [await makeProfile(world, tested), await makeProfile(world, tested)]
    const similar = () => call(server, tested, 'similar', { id: one }, {})
    const found = await eventually(
      async () => listOf(await similar()),
      (items) => items.length > 0,
    )
    expect(found).toMatchObject([{ id: other, distance: 0 }])
    const hide = [{ op: 'replace' as const, path: '/isActive', value: false }]
    itemOf(await call(server, tested, 'update', { id: other, patch: hide }, world.people.admin))
    await eventually(
      async () => idsOf(await similar()),
      (ids) => ids.length === 0,
    )
  },
)

test.each(eachKind)('returns 404 for what is similar to a hidden %s', async (_, tested) => {
  const id = await makeProfile(world, tested)
  const hide = [{ op: 'replace' as const, path: '/isActive', value: false }]
  itemOf(await call(server, tested, 'update', { id, patch: hide }, world.people.admin))
  expect((await call(server, tested, 'similar', { id }, {})).status).toBe(404)
})

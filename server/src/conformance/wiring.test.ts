import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { call, callRoute, idsOf, itemOf, listOf } from './calls.ts'
import { settle } from './filled-market.ts'
import {
  collectionOf,
  eachKind,
  isAboutRequest,
  isList,
  isPaged,
  kindsUnderTest,
  routeOf,
  type KindUnderTest,
} from './kind-under-test.ts'
import { makeFullProfile, makeWorld, type FullProfile, type World } from './world.ts'

interface Pair {
  one: FullProfile
  /** Of the same kind. */
  another: FullProfile
}

let server: TestServer
let world: World
const pairs = new Map<KindUnderTest, Pair>()
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
  for (const tested of kindsUnderTest)
    pairs.set(tested, {
      one: await makeFullProfile(world, tested),
      another: await makeFullProfile(world, tested),
    })
  for (const tested of kindsUnderTest) await settle(world, tested)
})
afterAll(() => server.close())

function pairOf(tested: KindUnderTest): Pair {
  const pair = pairs.get(tested)
  if (!pair) throw new Error(`no profiles of ${tested.kind}`)
  return pair
}

describe.each(eachKind)('a %s', (_kind, tested) => {
  const collections = tested.collections.filter((name) => tested.routes.has(`${name}.list`))
  const read = async (collection: string, ownerId: string) => {
    const name = `${collection}.list`
    const paging = isPaged(routeOf(tested, name)) && { take: 100 }
    return idsOf(await call(server, tested, name, { ownerId, ...paging }, world.people.admin))
  }

  test.each(collections)('lists an item of its %s in no other collection', async (collection) => {
    const { one } = pairOf(tested)
    const id = one.items[collection]
    const holding: string[] = []
    for (const name of collections) if ((await read(name, one.id)).includes(id ?? '')) holding.push(name)
    expect(holding).toEqual([collection])
  })

  test.each(collections)('reads, changes and removes an item of its %s only there', async (collection) => {
    const { one } = pairOf(tested)
    const id = one.items[collection]
    for (const [name, route] of tested.routes) {
      if (!/^\w+\.(get|update|remove|putFile)$/.test(name) || !/{ownerId}.*{id}/.test(route.path)) continue
      const input = { ownerId: one.id, id, ...(route.body === 'patch' && { patch: [] }) }
      const options = { ifMatch: '"0"' }
      const { status } = await callRoute(server, route, tested.base, input, world.people.admin, options)
      const isOwn = collectionOf(name) === collection
      expect(status, name).toBe(isOwn ? (route.method === 'GET' ? 200 : 412) : 404)
    }
  })

  test.each(collections)('does not find an item of another profile’s %s', async (collection) => {
    const { one, another } = pairOf(tested)
    expect(await read(collection, one.id)).not.toContain(another.items[collection])
    for (const [name, route] of tested.routes) {
      if (collectionOf(name) !== collection || !route.path.endsWith('/{id}')) continue
      const input = { ownerId: one.id, id: another.items[collection] }
      const patch = route.body === 'patch' ? { patch: [] } : {}
      for (const caller of [world.people.manager, world.people.admin]) {
        const { status } = await callRoute(server, route, tested.base, { ...input, ...patch }, caller)
        expect(status, name).toBe(404)
      }
    }
  })

  test('sorts its images without touching its documents', async () => {
    const { one } = pairOf(tested)
    const ownerId = one.id
    const add = async (folder: string) => {
      const input = { ownerId, data: { name: 'Added' } }
      return itemOf(await call(server, tested, `${folder}.create`, input, world.people.manager)).id
    }
    await add('images')
    await add('documents')
    const images = await read('images', ownerId)
    const documents = await read('documents', ownerId)
    const sorted = await call(
      server,
      tested,
      'images.sort',
      { ownerId, data: images.toReversed() },
      world.people.manager,
    )
    expect(sorted.status).toBe(200)
    expect(await read('images', ownerId)).toEqual(images.toReversed())
    expect(await read('documents', ownerId)).toEqual(documents)
  })

  test('accepts a text file as a document but not as an image', async () => {
    const { one } = pairOf(tested)
    const put = (folder: string) => {
      const input = { ownerId: one.id, id: one.items[folder], file: new Blob(['Only text']) }
      return call(server, tested, `${folder}.putFile`, input, world.people.manager)
    }
    expect((await put('images')).status).toBe(415)
    expect(itemOf(await put('documents')).contentType).toBe('text/plain')
  })

  test('shows its image as the header', async () => {
    const { one } = pairOf(tested)
    const { headerImage } = itemOf(await call(server, tested, 'get', { id: one.id }, {}))
    expect(headerImage).toContain(`/images/${one.items.images}/`)
  })

  const others = kindsUnderTest.filter((other) => other !== tested)
  test.each(others.map((other) => [other.kind, other] as const))(
    'is not found at the paths of a %s',
    async (_name, other) => {
      const { one } = pairOf(tested)
      for (const [name, route] of other.routes) {
        if (route.owner === null || name === 'restore') continue
        const items = pairOf(other).one.items
        const child = {
          ownerId: one.id,
          id: items[collectionOf(name) ?? ''] ?? one.id,
          importId: items.imports,
        }
        const all = route.path.includes('{ownerId}') ? child : { id: one.id }
        const input = Object.fromEntries(
          Object.entries(all).filter(([parameter]) => route.path.includes(`{${parameter}}`)),
        )
        const { status } = await callRoute(server, route, other.base, input, world.people.admin)
        expect(status, name).toBe(404)
      }
    },
  )

  test.each(others.map((other) => [other.kind, other] as const))(
    'is in none of the lists of a %s',
    async (_name, other) => {
      const own = new Set([pairOf(tested).one.id, pairOf(tested).another.id])
      const { manager } = world.people
      for (const [name, route] of other.routes) {
        if (route.owner !== null || !isList(route) || route.gate || isAboutRequest(name)) continue
        const input = {
          take: 100,
          ...(route.path.includes('{userId}') && { userId: manager.id }),
          ...(route.data && { data: {} }),
        }
        const items = listOf(await call(server, other, name, input, manager))
        const found = items.filter(({ id, ownerId }) => own.has(id) || own.has(String(ownerId)))
        expect(found, name).toEqual([])
      }
    },
  )
})

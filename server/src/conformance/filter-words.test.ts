import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { problemOf } from '../testing/wire.ts'
import { call, idsOf, listOf, success } from './calls.ts'
import { fillMarkets, settle, type FilledMarkets } from './filled-market.ts'
import { ask, byId, filteredCalls, readerOf } from './filtered-calls.ts'
import { eachKind } from './kind-under-test.ts'
import { makeProfile, makeWorld, react, type World } from './world.ts'

let server: TestServer
let world: World
let owners: FilledMarkets
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
  owners = await fillMarkets(world)
})
afterAll(() => server.close())

const marketCalls = filteredCalls.filter(({ isMarket }) => isMarket)
const marketLists = marketCalls.filter(({ item }) => item !== null)
const childLists = filteredCalls.filter(
  ({ isMarket, item, filter }) => !isMarket && item !== null && 'text' in filter,
)

const Named = z.looseObject({ name: z.string() })
const Relaxed = z.object({ _meta: z.object({ relaxed: z.literal(true) }) })

describe('a text of which nothing has every word', () => {
  test.each(byId(marketLists))('makes %s find the profiles with most of the words', async (_id, called) => {
    const [item] = listOf(await ask(world, owners, called, {}))
    const { id, name } = Named.parse(item)
    const reply = await ask(world, owners, called, { text: `8 ${name} qqqqzzzz` }, { take: 100 })
    expect(idsOf(reply)).toContain(id)
    expect(() => Relaxed.parse(success(reply))).not.toThrow()
  })

  test.each(byId(marketCalls))('is answered by %s', async (_id, called) => {
    for (const text of ['8 volleyball courts', 'hall 8 qqqqzzzz', '12 elm street indianapolis qqqq'])
      expect((await ask(world, owners, called, { text })).status, text).toBe(200)
  })

  test.each(byId(childLists))('makes %s find no children', async (_id, called) => {
    expect(idsOf(await ask(world, owners, called, { text: '8 qqqq zzzz' }))).toEqual([])
  })
})

test.each(byId(marketLists))('%s finds nothing for unknown words', async (_id, called) => {
  expect(idsOf(await ask(world, owners, called, { text: 'qqqqzzzz' }))).toEqual([])
})

const errorsOf = async (reply: ReturnType<typeof ask>) => {
  const { status, code, errors = [] } = problemOf(await reply)
  return [status, code, ...errors.map(({ path }) => path)]
}

describe.each(byId(filteredCalls))('%s refuses', (_id, called) => {
  test.each([
    ['an unknown field', { 'no such field': 1 }, 'data/no such field'],
    ['an unknown order', { sort: 'nowhere' }, 'data/sort'],
    ['a text with NUL', { text: 'a\0b' }, 'data/text'],
    ['a text that is a number', { text: 8 }, 'data/text'],
  ])('%s', async (_what, filter, path) => {
    expect(await errorsOf(ask(world, owners, called, filter))).toEqual([400, 'VALIDATION_FAILED', path])
  })

  test('a list of filters', async () => {
    const { tested, name, route } = called
    const place = route.path.includes('{ownerId}') ? { ownerId: owners.get(tested) } : {}
    const reply = call(server, tested, name, { ...place, data: [{}] }, readerOf(world, called))
    expect(await errorsOf(reply)).toEqual([400, 'VALIDATION_FAILED', 'data'])
  })
})

describe.each(byId(marketCalls))('%s refuses', (_id, called) => {
  test.each([
    ['a distance from nowhere', { distance: { to: 10 } }, 'data/distance'],
    ['an unknown address', { near: { address: 'qqqqzzzz' } }, 'data/near/address'],
    ['half a position', { near: { lat: 39 } }, 'data/near'],
  ])('%s', async (_what, filter, path) => {
    expect(await errorsOf(ask(world, owners, called, filter))).toEqual([400, 'VALIDATION_FAILED', path])
  })
})

const { true: withMembership = [], false: without = [] } = Object.groupBy(marketCalls, ({ filter }) =>
  'membership.tier' in filter ? 'true' : 'false',
)
describe.each(byId(withMembership))('%s refuses', (_id, called) => {
  test.each([
    ['an unknown field of the membership', { membership: { level: 1 } }, 'data/membership/level'],
    ['an unknown tier', { membership: { tier: 'Tin' } }, 'data/membership/tier'],
    ['an unknown tier by its name', { 'membership.tier': 'Tin' }, 'data/membership.tier'],
  ])('%s', async (_what, filter, path) => {
    expect(await errorsOf(ask(world, owners, called, filter))).toEqual([400, 'VALIDATION_FAILED', path])
  })
})

describe.each(byId(without))('%s refuses the membership, which its kind lacks', (_id, called) => {
  test.each([{ membership: { tier: 'Gold' } }, { 'membership.tier': 'Gold' }])('%j', async (filter) => {
    const [field = ''] = Object.keys(filter)
    expect(await errorsOf(ask(world, owners, called, filter))).toEqual([
      400,
      'VALIDATION_FAILED',
      `data/${field}`,
    ])
  })
})

// Facets have no order.
test.each(byId(marketLists))('%s refuses an order by distance from nowhere', async (_id, called) => {
  const reply = ask(world, owners, called, { sort: 'distance' })
  expect(await errorsOf(reply)).toEqual([400, 'VALIDATION_FAILED', 'data/sort'])
})

describe.each(eachKind)('a change to a %s', (_kind, tested) => {
  const { change } = tested.fixture
  const find = async (name: string, caller = world.founder) =>
    idsOf(await call(server, tested, name, { data: change.filter, take: 100 }, caller))
  const names = () => ['filtered', 'search', 'myFiltered', `${tested.favorites}.filtered`]

  test('is found by every search once it is written', async () => {
    const id = await makeProfile(world, tested)
    await react(world, tested, id, world.founder)
    await settle(world, tested)
    for (const name of names()) expect(await find(name), name).not.toContain(id)
    success(await call(server, tested, 'update', { id, patch: [...change.patch] }, world.founder))
    await settle(world, tested)
    for (const name of names()) expect(await find(name), name).toContain(id)
  })
})

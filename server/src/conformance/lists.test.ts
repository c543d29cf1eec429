import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { problemOf, type WireReply } from '../testing/wire.ts'
import { call, countOf, idsOf, listOf, type Input, type Item } from './calls.ts'
import { fillMarkets, type FilledMarkets } from './filled-market.ts'
import { ask, byId, filteredCalls, type FilteredCall } from './filtered-calls.ts'
import { isList, kindsUnderTest } from './kind-under-test.ts'
import { bare } from './reply-shapes.ts'
import { makeWorld, type World } from './world.ts'

let server: TestServer
let world: World
let owners: FilledMarkets
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
  owners = await fillMarkets(world)
})
afterAll(() => server.close())

interface ListCall {
  id: string
  read(paging: Input): Promise<WireReply>
}

/** Every GET that lists, as whoever sees most. */
const plainLists: ListCall[] = kindsUnderTest.flatMap((tested) =>
  [...tested.routes].flatMap(([name, route]) => {
    // The rows of a file have numbers instead of ids.
    if (!isList(route) || route.method !== 'GET' || route.path.includes('{importId}')) return []
    const read = (paging: Input) => {
      const reader = route.path.includes('/my') ? world.founder : world.people.admin
      const place = {
        ...(route.path.includes('{ownerId}') && { ownerId: owners.get(tested) }),
        ...(route.path.includes('{id}') && { id: owners.get(tested) }),
        ...(route.path.includes('{userId}') && { userId: world.founder.id }),
      }
      return call(server, tested, name, { ...place, ...paging }, reader)
    }
    return [{ id: tested.prefix + name, read }]
  }),
)

/** Every call that lists by a filter, with an empty one. */
const filteredLists: ListCall[] = filteredCalls.flatMap((called) =>
  called.item === null
    ? []
    : [{ id: called.id, read: (paging: Input) => ask(world, owners, called, {}, paging) }],
)

describe.each(byId([...plainLists, ...filteredLists]))('%s', (_id, { read }) => {
  test('neither repeats nor skips from page to page, and counts the same on each', async () => {
    const whole = await read({ take: 100 })
    const total = idsOf(whole).length
    expect(countOf(whole)).toBe(total)
    const paged: string[] = []
    for (let offset = 0; offset < total; offset += 3) {
      const page = await read({ offset, take: 3 })
      paged.push(...idsOf(page))
      expect(countOf(page)).toBe(total)
    }
    expect(paged).toEqual(idsOf(whole))
  })

  test('is empty past its end, and still counts', async () => {
    const total = countOf(await read({}))
    const past = await read({ offset: 10_000_000 })
    expect(idsOf(past)).toEqual([])
    expect(countOf(past)).toBe(total)
  })

  // The bounds are those of one schema, so one of each will do.
  test.each([
    [{ take: 101 }, 'take'],
    [{ offset: -1 }, 'offset'],
    [{ page: 1 }, 'page'],
  ])('refuses %j', async (paging, path) => {
    const { code, errors } = problemOf(await read(paging))
    expect(code).toBe('VALIDATION_FAILED')
    expect(errors?.map((error) => error.path)).toEqual([path])
  })
})

const read = async (called: FilteredCall, filter: object) =>
  listOf(await ask(world, owners, called, filter, { take: 100 }))

const lists = filteredCalls.filter(({ item }) => item !== null)
const ordersOf = ({ filter }: FilteredCall) => {
  const schema = bare(filter.sort)
  return schema instanceof z.ZodEnum ? schema.options.map(String) : []
}

/** The fields that the orders of every market follow; those of one kind are in its fixture. */
const fieldsOfOrders = { name: 'name', '-name': '-name', distance: 'distance', newest: '-createdDate' }

type Comparable = string | number | boolean
const Comparable = z.union([z.string(), z.number(), z.boolean()])

/** Where missing values go is left to each list. */
function valuesOf(items: readonly Item[], field: string): Comparable[] {
  const values = items.map((item) => item[field]).filter((value) => value !== null)
  return z.array(Comparable).parse(values)
}

const isAscending = (values: readonly Comparable[]) =>
  values.every((value, at) => {
    const before = values[at - 1]
    if (before === undefined) return true
    return typeof before === 'string' && typeof value === 'string'
      ? before.localeCompare(value, 'en') <= 0
      : before <= value
  })

function expectOrder(items: readonly Item[], order: string) {
  const isDescending = order.startsWith('-')
  const values = valuesOf(items, order.replace(/^-/, ''))
  expect(isAscending(isDescending ? values.toReversed() : values), `${order}: ${values.join(', ')}`).toBe(
    true,
  )
}

const marketOrders = lists
  .filter(({ isMarket }) => isMarket)
  .flatMap((called) => ordersOf(called).map((order) => [called.id, order, called] as const))
  .filter(([, order, { tested }]) => tested.fixture.orders[order] !== null)

test.each(marketOrders)('%s sorts by %s, promoted ones first', async (_id, sort, called) => {
  const near = { lat: 39.77, lng: -86.15, dist: 12_000 }
  const items = await read(called, { sort, ...(sort === 'distance' && { near }) })
  const promoted = items.filter((item) => item.isPromoted)
  expect(items.slice(0, promoted.length)).toEqual(promoted)
  const rest = items.slice(promoted.length)
  expect(items.length).toBeGreaterThan(1)
  // Relevance is the search's own.
  if (sort === 'relevance') return
  const orders: Record<string, string | null> = { ...fieldsOfOrders, ...called.tested.fixture.orders }
  const order = orders[sort]
  if (order === undefined || order === null)
    throw new Error(`name in the fixture the field that the order ${sort} follows`)
  expectOrder(promoted, order)
  expectOrder(rest, order)
})

const childOrders = lists
  .filter(({ isMarket }) => !isMarket)
  .flatMap((called) =>
    ordersOf(called).flatMap((order) => (order.startsWith('-') ? [] : [[called.id, order, called] as const])),
  )

describe('children', () => {
  test.each(childOrders)('%s sorts by %s, up and down', async (_id, field, called) => {
    const up = await read(called, { sort: field })
    const down = await read(called, { sort: `-${field}` })
    expect(up.length).toBeGreaterThan(1)
    expect(down.map(({ id }) => id).toSorted()).toEqual(up.map(({ id }) => id).toSorted())
    expectOrder(up, field)
    expectOrder(down, `-${field}`)
  })

  test.each(byId(lists.filter(({ isMarket }) => !isMarket)))(
    '%s sorts by every field that it filters by',
    (_id, called) => {
      const fields = Object.keys(called.filter).filter((field) => field in (called.item ?? {}))
      expect(ordersOf(called)).toEqual(
        expect.arrayContaining(fields.flatMap((field) => [field, `-${field}`])),
      )
    },
  )
})

import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { call, idsOf, listOf, type Item } from './calls.ts'
import { fillMarkets, type FilledMarkets } from './filled-market.ts'
import { ask, byId, filteredCalls, placeOf, readerOf, type FilteredCall } from './filtered-calls.ts'
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

const lists = filteredCalls.filter(({ item }) => item !== null)

const find = async (called: FilteredCall, filter: object) =>
  idsOf(await ask(world, owners, called, filter, { take: 100 })).toSorted()

const everything = new Map<string, Promise<Item[]>>()
/** All items that the call lists. */
function allOf(called: FilteredCall): Promise<Item[]> {
  const all = everything.get(called.id) ?? ask(world, owners, called, {}, { take: 100 }).then(listOf)
  everything.set(called.id, all)
  return all
}

type Scalar = string | number | boolean
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)
const isOrdered = (value: Scalar) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{4}-\d\d-\d\d(T.*Z)?$/.test(value))

const valuesOf = (items: readonly Item[], field: string) =>
  [...new Set(items.map((item) => item[field]).filter(isScalar))].toSorted((a, b) => (a < b ? -1 : 1))

// Addresses and pictures differ by reader or from hour to hour; `sort` and `text` of a filter are an order and a search; labels of parts are names only
// beside their space's; who works on a lead isn't for its organizer.
const unfiltered = ['url', 'image', 'email', 'picture', 'sort', 'text', 'parts', 'memberId', 'memberName']

function fieldsOf({ item, isMarket }: FilteredCall, isWanted: (schema: unknown) => boolean) {
  return Object.entries(item ?? {}).flatMap(([field, schema]) =>
    // Distances are tested where there is something to measure them from.
    field === 'distance' || (!isMarket && unfiltered.includes(field)) || !isWanted(bare(schema))
      ? []
      : [field],
  )
}
const scalarFields = (called: FilteredCall) =>
  fieldsOf(called, (schema) => !(schema instanceof z.ZodArray || schema instanceof z.ZodObject))
const listFields = (called: FilteredCall) =>
  fieldsOf(called, (schema) => schema instanceof z.ZodArray && schema.element instanceof z.ZodString)

interface Wanted {
  filter: unknown
  matches(value: Scalar): boolean
}

/** The values, lists and ranges to filter by, given the values that there are. */
function wantedOf(values: Scalar[]): Wanted[] {
  const [first, last, middle] = [values[0], values.at(-1), values[Math.floor(values.length / 2)]]
  if (first === undefined || last === undefined || middle === undefined) return []
  const single = (wanted: Scalar): Wanted => ({ filter: wanted, matches: (value) => value === wanted })
  if (typeof first === 'boolean') return [single(true), single(false)]
  const list: Wanted = { filter: [first, last], matches: (value) => value === first || value === last }
  if (!isOrdered(first)) return [single(first), list]
  return [
    single(last),
    list,
    { filter: { from: middle }, matches: (value) => value >= middle },
    { filter: { from: first, to: middle }, matches: (value) => value <= middle },
  ]
}

describe.each(byId(lists))('%s finds the items that a plain filter finds', (_id, called) => {
  test.each(scalarFields(called))('by %s', async (field) => {
    const items = await allOf(called)
    const values = valuesOf(items, field)
    // Documents have no size in pixels, no event of the world was cancelled for a reason, and no lead ended with one: any value finds none.
    const schema = bare(called.item?.[field])
    const absent =
      schema instanceof z.ZodEnum
        ? String(schema.options[0])
        : schema instanceof z.ZodISODate
          ? '2000-01-01'
          : schema instanceof z.ZodISODateTime
            ? '2000-01-01T00:00:00.000Z'
            : schema instanceof z.ZodString
              ? 'Of nothing'
              : 1
    for (const { filter, matches } of wantedOf(values.length > 0 ? values : [absent])) {
      const expected = items.filter((item) => {
        const value = item[field]
        return isScalar(value) && matches(value)
      })
      const found = await find(called, { [field]: filter })
      expect(found, JSON.stringify(filter)).toEqual(expected.map(({ id }) => id).toSorted())
    }
  })
})

describe.each(byId(lists.filter((called) => listFields(called).length > 0)))(
  '%s finds by a name',
  (_id, called) => {
    test.each(listFields(called))('among its %s', async (field) => {
      const items = await allOf(called)
      const namesOf = (item: Item) => z.array(z.string()).parse(item[field])
      const [name = ''] = items.flatMap(namesOf)
      const expected = items.filter((item) => namesOf(item).includes(name))
      expect(await find(called, { [field]: name })).toEqual(expected.map(({ id }) => id).toSorted())
    })
  },
)

const marketLists = lists.filter(({ isMarket }) => isMarket)
const memberships = [
  { isActive: true },
  { isActive: false },
  { tier: 'Silver' },
  { tier: ['Silver', 'Gold'] },
  { isActive: false, tier: 'Gold' },
  { isActive: true, tier: 'Gold' },
]
const Membership = z.object({ isActive: z.boolean(), tier: z.string().nullable() })

const withMembership = marketLists.filter(({ item }) => 'membership' in (item ?? {}))
describe.each(byId(withMembership))('%s finds by membership', (_id, called) => {
  test.each(memberships)('%j', async (membership) => {
    const items = await allOf(called)
    const expected = items.filter((item) => {
      const { isActive, tier } = Membership.parse(item.membership)
      const hasTier = membership.tier === undefined || [membership.tier].flat().includes(tier ?? '')
      return hasTier && (membership.isActive ?? isActive) === isActive
    })
    const ids = expected.map(({ id }) => id).toSorted()
    expect(await find(called, { membership })).toEqual(ids)
    const byName = Object.fromEntries(
      Object.entries(membership).map(([field, value]) => [`membership.${field}`, value]),
    )
    expect(await find(called, byName)).toEqual(ids)
  })
})

const withLocation = lists.filter(({ item }) => 'location' in (item ?? {}))
test.each(byId(withLocation))(
  '%s finds indoors, outdoors and neither by the location Both',
  async (_id, called) => {
    const all = (await allOf(called)).map(({ id }) => id).toSorted()
    expect(await find(called, { location: 'Both' })).toEqual(all)
    expect(await find(called, { location: ['Indoor', 'Both'] })).toEqual(all)
    expect(await find(called, { location: ['Indoor', 'Outdoor'] })).not.toEqual([])
  },
)

const near = { lat: 39.77, lng: -86.15, dist: 12_000 }
const miles = [{ to: 1 }, { from: 1 }, { from: 900, to: 950 }, { from: 0, to: 12_000 }]
describe.each(byId(marketLists))('%s finds by the distance that its items show', (_id, called) => {
  test.each(miles)('%j', async (distance) => {
    const items = listOf(await ask(world, owners, called, { near }, { take: 100 }))
    const expected = items.filter((item) => {
      const shown = z.number().parse(item.distance)
      return shown >= (distance.from ?? 0) && shown <= (distance.to ?? Infinity)
    })
    expect(expected.length).toBeGreaterThan(0)
    expect(await find(called, { near, distance })).toEqual(expected.map(({ id }) => id).toSorted())
  })
})

const plainLists: Record<string, string> = {
  search: 'list',
  myFiltered: 'my',
  'boosts.allFiltered': 'boosts.all',
}
const withPlainList = lists.flatMap((called) => {
  const { name, tested } = called
  const plain = plainLists[name] ?? name.replace(/filtered$/, 'list')
  return plain !== name && tested.routes.has(plain) ? [{ ...called, plain }] : []
})
test.each(byId(withPlainList))(
  '%s with an empty filter lists what the plain list does',
  async (_id, called) => {
    const { tested, plain, name } = called
    // The marketplace is the same for everybody; the plain list shows admins more.
    const reader = name === 'search' ? {} : readerOf(world, called)
    const input = { ...placeOf(called, owners), take: 100 }
    const listed = idsOf(await call(server, tested, plain, input, reader))
    expect(await find(called, {})).toEqual(listed.toSorted())
    expect(listed.length).toBeGreaterThan(1)
  },
)

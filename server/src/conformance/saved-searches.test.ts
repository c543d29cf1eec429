import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceBase, services } from '@app/contract/tree.ts'
import { createRandom, type Random } from '../search/index/testing/random.ts'
import { eventually, testServer, type TestServer } from '../testing/test-server.ts'
import { callRoute, call, idsOf, itemOf, listOf, success, type Item } from './calls.ts'
import { fillMarkets, settle } from './filled-market.ts'
import { eachKind, type KindUnderTest } from './kind-under-test.ts'
import { bare } from './reply-shapes.ts'
import { makeWorld, type World } from './world.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await testServer(undefined, undefined, {
    quotas: 'profiles=20000/20000 profilesPerDay=20000/20000 savedSearches=2000/2000',
  })
  world = await makeWorld(server)
  await fillMarkets(world)
})
afterAll(() => server.close())

const searchesPerKind = 120

type Filter = Record<string, unknown>
const Relaxed = z.object({ _meta: z.object({ relaxed: z.literal(true).optional() }) })
const near = [
  { lat: 39.77, lng: -86.15, dist: 30 },
  { lat: 39.77, lng: -86.15, dist: 12_000 },
  { address: 'Austin, TX', dist: 300 },
]

/** A condition that some profile meets, by one of its values. */
function fieldOf(random: Random, { contract }: KindUnderTest, items: readonly Item[]): Filter {
  const item = random.pick(items)
  const [name, value] = random.pick(Object.entries(item))
  const schema = contract.filter.shape[name]
  if (schema === undefined || value === null) return {}
  if (Array.isArray(value)) return typeof value[0] === 'string' ? { [name]: value[0] } : {}
  if (typeof value === 'number' && bare(schema) !== undefined)
    return { [name]: random.chance(0.5) ? { from: value } : value }
  return typeof value === 'object' ? {} : { [name]: value }
}

function randomFilter(random: Random, tested: KindUnderTest, items: readonly Item[]): Filter {
  const filter: Filter = {}
  for (let fields = random.below(3); fields >= 0; fields--)
    Object.assign(filter, fieldOf(random, tested, items))
  const words = String(random.pick(items)['name']).split(' ')
  const word = random.pick(words)
  if (random.chance(0.3))
    filter['text'] = random.pick([word, word.slice(0, 3), `${word}x`, words.join(' '), `${word} qqqqzzzz`])
  if (random.chance(0.3)) filter['near'] = random.pick(near)
  if (random.chance(0.1)) filter['bounds'] = { west: -90, south: 30, east: -80, north: 45 }
  if (random.chance(0.1))
    Object.assign(filter, random.pick([{ membership: { isActive: true } }, { 'membership.tier': 'Silver' }]))
  if (random.chance(0.1)) filter['isPromoted'] = random.chance(0.5)
  // Measured from `near` only.
  delete filter['distance']
  return tested.contract.filter.safeParse(filter).success ? filter : {}
}

const { savedSearches } = services['user-mgmt']

describe.each(eachKind.filter(([, { routes }]) => routes.has('search')))(
  'saved searches for a %s',
  (_kind, tested) => {
    test('match what the filtered search finds', async () => {
      const random = createRandom(tested.kind.length)
      const search = async (filter: Filter) => {
        const reply = await call(server, tested, 'search', { data: filter, take: 100 }, world.people.user)
        return Relaxed.parse(success(reply))._meta.relaxed ? [] : idsOf(reply)
      }
      await settle(world, tested)
      const items = listOf(
        await call(server, tested, 'filtered', { data: {}, take: 100 }, world.people.admin),
      )
      const filters = new Map<string, Filter>()
      for (let number = 0; number < searchesPerKind; number++) {
        const filter = randomFilter(random, tested, items)
        const data = { name: 'Random', kind: tested.kind, filter }
        const reply = await callRoute(
          server,
          savedSearches.create,
          serviceBase('user-mgmt'),
          { data },
          world.people.user,
        )
        filters.set(itemOf(reply).id, filter)
      }
      // As if all profiles were new.
      await server.pool.query(
        `delete from compared_entry where profile_id in (select id from profile where kind = $1)`,
        [tested.kind],
      )
      await server.pool.query(
        `select derived.refresh_entries(array(select id from profile where kind = $1))`,
        [tested.kind],
      )
      await eventually(
        async () => (await server.pool.query('select from profile_change')).rowCount,
        (count) => count === 0,
      )
      let found = 0
      for (const [searchId, filter] of filters) {
        const { rows } = await server.pool.query<{ id: string }>(
          'select profile_id as id from saved_search_match where search_id = $1',
          [searchId],
        )
        const expected = await search(filter)
        expect(rows.map(({ id }) => id).toSorted(), JSON.stringify(filter)).toEqual(expected.toSorted())
        found += expected.length
      }
      expect(found).toBeGreaterThan(20)
    })
  },
)

import * as z from 'zod'
import { isWrite, type Route } from '@app/contract/route.ts'
import { call, type Caller, type Input } from './calls.ts'
import type { FilledMarkets } from './filled-market.ts'
import { isAboutRequest, isList, kindsUnderTest, type KindUnderTest } from './kind-under-test.ts'
import { itemShape, shapeOf } from './reply-shapes.ts'
import type { World } from './world.ts'

/** A call that takes a filter. */
export interface FilteredCall {
  tested: KindUnderTest
  name: string
  /** The full operation id, for titles. */
  id: string
  route: Route
  filter: z.ZodRawShape
  /** The shape of the items that it lists; null for facets and maps. */
  item: z.ZodRawShape | null
  /** Whether it searches profiles, not children. */
  isMarket: boolean
}

const isReaction = ({ contract }: KindUnderTest, name: string) => name === `${contract.reaction}.add`

export const filteredCalls: readonly FilteredCall[] = kindsUnderTest.flatMap((tested) =>
  [...tested.routes].flatMap(([name, route]) => {
    const filter = shapeOf(route.data)
    // Adding a reaction lists them where it is given a filter.
    if (!filter || (isWrite(route) && !isReaction(tested, name))) return []
    // Ids are no filter, and neither is a body that must be filled in. The part of a map is.
    if ('ids' in filter || isAboutRequest(name)) return []
    if (!('bounds' in filter) && route.data !== undefined && !z.safeParse(route.data, {}).success) return []
    // Nobody passes the gate, and nothing is listed. Their own tests hold them.
    if (route.gate || tested.fixture.foreignLists?.includes(name)) return []
    const id = tested.prefix + name
    const isMarket = 'bounds' in filter
    return [{ tested, name, id, route, filter, item: isList(route) ? itemShape(route) : null, isMarket }]
  }),
)

export const byId = <T extends { id: string }>(calls: readonly T[]) =>
  calls.map((each) => [each.id, each] as const)

/** What a call needs besides its filter. */
export const placeOf = ({ name, route, tested }: FilteredCall, owners: FilledMarkets): Input => ({
  ...(route.path.includes('{ownerId}') && { ownerId: owners.get(tested) }),
  ...(name === 'searchMap' && {
    data: { zoom: 1, bounds: { west: -180, south: -85, east: 180, north: 85 } },
  }),
})

/** Whoever sees most: the founder in lists of the caller's own, otherwise an admin. */
export const readerOf = ({ founder, people }: World, { route }: FilteredCall): Caller =>
  route.path.includes('/my') ? founder : people.admin

/** Calls with a filter. An empty one would add a reaction, so these are listed by their plain call. */
export function ask(
  world: World,
  owners: FilledMarkets,
  called: FilteredCall,
  filter: unknown,
  paging: Input = {},
) {
  const { tested, name } = called
  const reader = readerOf(world, called)
  const { data: view, ...place } = placeOf(called, owners)
  const isEmpty = typeof filter === 'object' && filter !== null && Object.keys(filter).length === 0
  if (isEmpty && isReaction(tested, name))
    return call(world.server, tested, `${tested.contract.reaction}.list`, { ...place, ...paging }, reader)
  const data = view === undefined ? filter : Object.assign({}, filter, view)
  return call(world.server, tested, name, { ...place, ...paging, data }, reader)
}

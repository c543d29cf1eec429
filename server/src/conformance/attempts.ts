import { isOwnedByItem, isWrite, operations, type Route } from '@app/contract/route.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { call, callRoute, itemOf, success, type Caller, type Input } from './calls.ts'
import { collectionOf, kindsUnderTest, type KindUnderTest } from './kind-under-test.ts'
import { listParameters, searchParameters } from './list-parameters.ts'
import { withExchanges } from './made-exchange.ts'
import { makeImport } from './made-import.ts'
import { userParameters } from './user-parameters.ts'
import {
  addStaff,
  makeFullProfile,
  makeProfile,
  type Account,
  type FullProfile,
  type ItemIds,
  type World,
} from './world.ts'

/** What calls are tried on. */
export interface Targets {
  full: FullProfile
  /** With staff and nothing else. */
  bare: string
  deleted: string
}

export async function makeTargets(world: World, tested: KindUnderTest): Promise<Targets> {
  const [bare, deleted] = [await makeProfile(world, tested), await makeProfile(world, tested)]
  for (const id of [bare, deleted]) await addStaff(world, tested, id)
  success(await call(world.server, tested, 'remove', { id: deleted }, world.founder))
  const full = await makeFullProfile(world, tested)
  return { full: tested.kind === 'destination' ? await withExchanges(world, full) : full, bare, deleted }
}

export interface Operation {
  id: string
  base: string
  route: Route
  /** Undefined where the call is about no kind of profile. */
  tested: KindUnderTest | undefined
}

export const allOperations: readonly Operation[] = Object.entries(services).flatMap(([service, tree]) =>
  [...operations(tree)].map(([name, route]) => {
    const id = `${service}.${name}`
    // Calls on a page that belong to another service have no kind's prefix.
    const tested =
      kindsUnderTest.find(({ prefix }) => id.startsWith(prefix)) ??
      kindsUnderTest.find(({ contract }) =>
        route.item === 'exchange'
          ? contract.owner === 'destination'
          : contract.owner === [route.owner].flat()[0],
      )
    return { id, base: serviceBase(service), route, tested }
  }),
)

/** `items` are those that `{id}` may name; null where they have none in the collection. */
function parametersOf({ id, route, tested }: Operation, targets: Targets, items: ItemIds): Input | null {
  const name = id.slice(tested?.prefix.length ?? 0)
  const { path, method } = route
  const { full, bare, deleted } = targets
  if (path.includes('{importId}')) return { ownerId: full.id, importId: full.items.imports }
  if (route.item === 'exchange') {
    const exchangeId = items.exchanges
    if (exchangeId === undefined) return null
    return {
      id: exchangeId,
      ...(path.includes('{ownerId}') && { ownerId: full.id }),
      ...(path.includes('{messageId}') && { messageId: crypto.randomUUID() }),
    }
  }
  if (path.includes('{ownerId}') && path.includes('{id}')) {
    const itemId = items[name.slice(0, name.lastIndexOf('.'))] ?? items[collectionOf(name) ?? '']
    return itemId === undefined ? null : { ownerId: full.id, id: itemId }
  }
  if (isOwnedByItem(route.owner)) {
    const itemId = items[collectionOf(name) ?? '']
    return itemId === undefined ? null : { id: itemId }
  }
  // These have no precondition, so they are tried where they change nothing that other calls need.
  if (name === 'restore') return { id: deleted }
  if (path.includes('{ownerId}')) return { ownerId: method === 'DELETE' ? bare : full.id }
  return path.includes('{id}') ? { id: full.id } : {}
}

/** Input that gets past authorization and changes nothing. */
const harmless = (route: Route): Input => ({
  ...(route.body === 'patch' && { patch: [] }),
  ...(route.data && { data: isWrite(route) ? { 'no such field': true } : {} }),
})

/** The profile's ids in other systems, if the path has them. */
async function foreignIds({ server, people }: World, tested: KindUnderTest, route: Route, id: string) {
  if (route.foreignIds === undefined) return {}
  const item = itemOf(await call(server, tested, 'get', { id }, people.admin))
  return Object.fromEntries(route.foreignIds.map((field) => [field, item[field]]))
}

/** Anything but admitted or refused is a status that nobody should get, such as a 404 for an item that exists. */
export type Outcome = 'admitted' | 'refused' | `${number}`

/** Nobody else learns whether a group or an exchange exists, or what a manager deleted. */
function isHidden({ people }: World, { owner, item }: Route, { token }: Caller): boolean {
  if (item === 'exchange') return true
  if (item === 'deletedRequest') return token !== people.manager.token && token !== people.admin.token
  return owner === 'group' && token !== people.member.token && token !== people.manager.token
}

/** The parameters of the operation's path, of what exists for the caller. Null where there is no item to try it on. */
export async function pathParameters(
  world: World,
  operation: Operation,
  targets: Targets | undefined,
  caller: Caller,
  items: ItemIds = targets?.full.items ?? {},
  author = world.stranger,
): Promise<Input | null> {
  const { route, tested } = operation
  const parameters = targets ? parametersOf(operation, targets, items) : {}
  if (parameters === null) return null
  const user = await userParameters(world, route, caller, author)
  const list = /{(listId|key)}/.test(route.path) && (await listParameters(world, route.path, caller))
  // No such page: authorization comes before looking for it.
  const page = !targets && route.path.includes('{profileId}') && { profileId: crypto.randomUUID() }
  const search = route.path.includes('{searchId}') && (await searchParameters(world, caller))
  const foreign = tested && targets ? await foreignIds(world, tested, route, targets.full.id) : {}
  const file = !targets && route.path.includes('{importId}') && { importId: await makeImport(world, null) }
  return { ...parameters, ...page, ...user, ...list, ...search, ...file, ...foreign }
}

/** Whether the caller gets past authorization. Null where there is no item to try it on. */
export async function attempt(
  world: World,
  operation: Operation,
  targets: Targets | undefined,
  caller: Caller,
  items?: ItemIds,
  author?: Account,
): Promise<Outcome | null> {
  const { route, base } = operation
  const parameters = await pathParameters(world, operation, targets, caller, items, author)
  if (parameters === null) return null
  const input = { ...harmless(route), ...parameters }
  const { status } = await callRoute(world.server, route, base, input, caller, { ifMatch: '"0"' })
  const denied = route.hides ? 404 : 403
  if (status === (caller.token === undefined ? 401 : denied)) return 'refused'
  if (status === 404 && isHidden(world, route, caller)) return 'refused'
  return status < 300 || [304, 400, 409, 412].includes(status) ? 'admitted' : `${status}`
}

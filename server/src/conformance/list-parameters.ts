import { serviceBase, services } from '@app/contract/tree.ts'
import * as z from 'zod'
import { callRoute, itemOf, listOf, success, type Caller, type Input } from './calls.ts'
import type { World } from './world.ts'

const Shared = z.object({ data: z.object({ sharing: z.object({ key: z.string() }) }) })

/** A shared list of the founder for all calls without an account, which can't change it. */
const foundersLists = new WeakMap<World, ReturnType<typeof shareList>>()

function foundersList(world: World) {
  const list = foundersLists.get(world) ?? shareList(world, world.founder)
  foundersLists.set(world, list)
  return list
}

/** The parameters of a path that names a list: a shared list of the caller, or of the founder for visitors. */
export async function listParameters(world: World, path: string, caller: Caller): Promise<Input> {
  const all = await (caller.token === undefined ? foundersList(world) : shareList(world, caller))
  return Object.fromEntries(Object.entries(all).filter(([name]) => path.includes(`{${name}}`)))
}

async function shareList({ server }: World, owner: Caller) {
  const { lists } = services['user-mgmt']
  const base = serviceBase('user-mgmt')
  const { id: listId } = itemOf(
    await callRoute(server, lists.create, base, { data: { name: 'Tried' } }, owner),
  )
  const shared = success(await callRoute(server, lists.share, base, { listId, data: {} }, owner))
  return { listId, key: Shared.parse(shared).data.sharing.key, profileId: crypto.randomUUID() }
}

/** The parameter of a path that names a saved search: one of the caller, or of the founder for visitors. */
export async function searchParameters({ server, founder }: World, caller: Caller): Promise<Input> {
  const { savedSearches } = services['user-mgmt']
  const base = serviceBase('user-mgmt')
  const owner = caller.token === undefined ? founder : caller
  const data = { name: 'Tried', kind: 'facility', filter: {} }
  // An account has a limited number of them.
  const [had] = listOf(await callRoute(server, savedSearches.list, base, {}, owner))
  const { id: searchId } = had ?? itemOf(await callRoute(server, savedSearches.create, base, { data }, owner))
  return { searchId }
}

import { serviceBase, services } from '@app/contract/tree.ts'
import { callRoute, itemOf, listOf, type Input } from './calls.ts'
import type { Account, World } from './world.ts'

/** The group of a world, with items of each person by collection. */
interface TestGroup {
  id: string
  items: Map<string, Record<string, string>>
}
const groups = new WeakMap<World, Promise<TestGroup>>()

/** The world's manager manages it, its member and stranger are members. Its administrator isn't. */
export function groupOf(world: World): Promise<TestGroup> {
  const group = groups.get(world) ?? makeGroup(world)
  groups.set(world, group)
  return group
}

async function makeGroup({ server, people, stranger }: World): Promise<TestGroup> {
  const { groups: routes } = services['user-mgmt']
  const base = serviceBase('user-mgmt')
  const { member, manager } = people
  const memberIds = [member.id, stranger.id]
  const { id } = itemOf(await callRoute(server, routes.create, base, { data: { memberIds } }, manager))
  const members = listOf(await callRoute(server, routes.members.list, base, { ownerId: id }, manager))
  const items = new Map<string, Record<string, string>>()
  for (const person of [member, manager, stranger]) {
    const add = async (route: typeof routes.messages.create | typeof routes.images.create, data: object) =>
      itemOf(await callRoute(server, route, base, { ownerId: id, data }, person)).id
    items.set(person.id, {
      members: members.find(({ userId }) => userId === person.id)?.id ?? '',
      messages: await add(routes.messages.create, { clientId: crypto.randomUUID(), text: 'Tried' }),
      images: await add(routes.images.create, { name: 'Tried' }),
      documents: await add(routes.documents.create, { name: 'Tried' }),
    })
  }
  return { id, items }
}

/** The parameters of a call on the world's group, and on an item of this person. */
export async function groupParameters(
  world: World,
  path: string,
  { id: personId }: Pick<Account, 'id'>,
): Promise<Input> {
  const { id: ownerId, items } = await groupOf(world)
  if (!path.includes('{ownerId}')) return { id: ownerId }
  const [, collection = ''] = /{ownerId}\/(\w+)\/{id}/.exec(path) ?? []
  return { ownerId, ...(path.includes('{id}') && { id: items.get(personId)?.[collection] }) }
}

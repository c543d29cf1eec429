import { serviceBase, services } from '@app/contract/tree.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { callRoute, itemOf, listOf, success, type Input } from './calls.ts'
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
    const addFile = async (collection: 'images' | 'documents', file: Blob) => {
      const { create, putFile } = routes[collection]
      const input = { ownerId: id, data: { name: 'Tried' } }
      const added = itemOf(await callRoute(server, create, base, input, person)).id
      success(await callRoute(server, putFile, base, { ownerId: id, id: added, file }, person))
      return added
    }
    const images = await addFile('images', new Blob([Buffer.from(await sampleImage('png', 8, 6))]))
    const documents = await addFile('documents', new Blob(['Tried']))
    // Files are their author's alone until they are sent.
    const message = { clientId: crypto.randomUUID(), text: 'Tried', attachments: [images, documents] }
    const sent = await callRoute(server, routes.messages.create, base, { ownerId: id, data: message }, person)
    const membership = members.find(({ userId }) => userId === person.id)?.id ?? ''
    items.set(person.id, { members: membership, messages: itemOf(sent).id, images, documents })
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

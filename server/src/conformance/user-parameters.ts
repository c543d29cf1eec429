import type { Route } from '@app/contract/route.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { callRoute, itemOf, success, type Caller, type Input } from './calls.ts'
import { groupOf, groupParameters } from './group-parameters.ts'
import { storyParameters } from './story-parameters.ts'
import { sampleFile, type World } from './world.ts'

/** Whose items of a group are addressed. */
type Author = Parameters<typeof groupParameters>[2]

/**
 * The parameters of a call on a user: the manager of this world, who is the manager of their own account only. Or on the
 * group of this world, and there on items of the author.
 */
export async function userParameters(
  world: World,
  { path, owner }: Route,
  caller: Caller,
  author: Author,
): Promise<Input> {
  const { server, people } = world
  const userId = people.manager.id
  // Everybody finds themselves.
  if (path.includes('{email}')) {
    const [name = 'user'] = Object.entries(people).find(([, person]) => person === caller) ?? []
    return { email: `${name}@people.test` }
  }
  if (path.includes('{reportId}')) return { reportId: crypto.randomUUID() }
  if (path.includes('{sessionId}')) return { sessionId: crypto.randomUUID() }
  if (path.includes('{programId}')) return { programId: crypto.randomUUID() }
  if (path.includes('{subscriptionId}')) return { subscriptionId: crypto.randomUUID() }
  if (path.includes('{mailId}')) return { mailId: crypto.randomUUID() }
  if (owner === 'group') return groupParameters(world, path, author)
  if (owner === 'story' || path.includes('{slug}')) return storyParameters(world, path)
  if (path.includes('{reportId}')) return { reportId: crypto.randomUUID() }
  if (owner !== 'user') return path.includes('{userId}') ? { userId } : {}
  if (!path.includes('{ownerId}')) return { id: userId }
  if (!path.includes('{id}')) return { ownerId: userId }
  if (path.includes('/threads/')) return { ownerId: userId, id: (await groupOf(world)).id }
  const { users } = services['user-mgmt']
  const [create, data, by] = path.includes('/notifications/')
    ? [users.notifications.create, { title: 'Tried', url: '/' }, people.admin]
    : [users.images.create, { name: 'Tried' }, people.manager]
  const base = serviceBase('user-mgmt')
  const { id } = itemOf(await callRoute(server, create, base, { ownerId: userId, data }, by))
  // Without a file, an image is only its owner's.
  if (create === users.images.create)
    success(
      await callRoute(
        server,
        users.images.putFile,
        base,
        { ownerId: userId, id, file: await sampleFile('images') },
        by,
      ),
    )
  return { ownerId: userId, id }
}

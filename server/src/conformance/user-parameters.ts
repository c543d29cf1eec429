import type { Route } from '@app/contract/route.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { callRoute, itemOf, type Caller, type Input } from './calls.ts'
import type { World } from './world.ts'

/** The parameters of a call on a user: the manager of this world, who is the manager of their own account only. */
export async function userParameters(
  { server, people }: World,
  { path, owner }: Route,
  caller: Caller,
): Promise<Input> {
  const userId = people.manager.id
  // Everybody finds themselves.
  if (path.includes('{email}')) {
    const [name = 'user'] = Object.entries(people).find(([, person]) => person === caller) ?? []
    return { email: `${name}@people.test` }
  }
  if (path.includes('{sessionId}')) return { sessionId: crypto.randomUUID() }
  if (owner !== 'user') return path.includes('{userId}') ? { userId } : {}
  if (!path.includes('{ownerId}')) return { id: userId }
  if (!path.includes('{id}')) return { ownerId: userId }
  const { users } = services['user-mgmt']
  const [create, data, by] = path.includes('/notifications/')
    ? [users.notifications.create, { title: 'Tried', url: '/' }, people.admin]
    : [users.images.create, { name: 'Tried' }, people.manager]
  const { id } = itemOf(
    await callRoute(server, create, serviceBase('user-mgmt'), { ownerId: userId, data }, by),
  )
  return { ownerId: userId, id }
}

import { Id } from '@app/contract/envelope.ts'
import type { Route } from '@app/contract/route.ts'
import * as z from 'zod'
import { wire } from '../../testing/wire.ts'
import type { Operation } from '../attempts.ts'
import type { Caller } from '../calls.ts'

const Items = z.object({ data: z.array(z.looseObject({ id: z.uuid() })) })
const most = 100

/** Whether the payload is ids of items of the collection, such as files in their new order. */
export const isAboutIds = ({ data }: Route) => data instanceof z.ZodArray && data.element === Id

/** The path of the collection that a call is about, without its host. Undefined for calls about no item of an owner. */
function collectionPath(route: Route): string | undefined {
  const { path } = route
  if (!path.includes('{ownerId}')) return undefined
  if (path.includes('/{id}')) return path.slice(0, path.indexOf('/{id}'))
  return isAboutIds(route) ? path.slice(0, path.lastIndexOf('/')) : undefined
}

/** The ids of the items that the owner has now. Calls remove what the world was made with. */
export async function liveIds(
  origin: string,
  { base, route }: Operation,
  ownerId: unknown,
  { token }: Caller,
): Promise<string[]> {
  const path = collectionPath(route)
  if (path === undefined || typeof ownerId !== 'string') return []
  const url = `${base}${path.replace('{ownerId}', encodeURIComponent(ownerId))}?take=${most}`
  const { text } = await wire(origin, 'GET', url, token === undefined ? {} : { token })
  const items = Items.safeParse(text.startsWith('{') ? JSON.parse(text) : undefined)
  return items.data?.data.map(({ id }) => id) ?? []
}

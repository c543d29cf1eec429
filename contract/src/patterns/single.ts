import type * as z from 'zod'
import type { Collection } from '../collection.ts'
import { One } from '../envelope.ts'
import { route } from '../route.ts'
import { managed, singleItem, wholeList, type Access, type Place } from './items.ts'

/** At most one item per owner. `get` and `create` have no id in the path, and `get` returns null if there is no item. */
export const single = <
  const P extends string,
  I extends z.ZodObject,
  D extends z.ZodType,
  C extends z.ZodType,
>(
  place: Place<P>,
  collection: Collection<I, D, C>,
  access: Access = managed,
) => {
  const { create } = wholeList(place, collection, access)
  const { update, remove } = singleItem(place, collection, access)
  return {
    get: route({ method: 'GET', ...place, allow: access.read, reply: One(collection.item.nullable()) }),
    create,
    update,
    remove,
  }
}

import { Entitlements } from '../entitlements.ts'
import { One } from '../envelope.ts'
import { route, type Route } from '../route.ts'
import type { Place } from './items.ts'

interface ItemRoutes {
  get: Route
  update: Route
  remove: Route
  putFile?: Route
}

/** The caller's permissions on an item. Readable by everyone who can read the item. */
export const itemEntitlements = <const P extends string>(
  { owner, path }: Place<P>,
  { get, update, remove }: ItemRoutes,
) =>
  route({
    method: 'GET',
    path: `${path}/{id}/my/entitlements`,
    owner,
    allow: get.allow,
    item: get.item ?? update.item ?? remove.item,
    reply: One(Entitlements),
  })

/** The abilities in `my/entitlements` of an item, with the routes that decide them. */
export const itemAbilities = ({ update, remove, putFile }: ItemRoutes) => ({
  update,
  delete: remove,
  ...(putFile && { replaceFile: putFile }),
})

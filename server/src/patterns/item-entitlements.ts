import type { Abilities } from '@app/contract/entitlements.ts'
import type { Call } from '../platform/http/call.ts'
import { readChild, type Children, type OwnedItem } from './children.ts'
import { entitlementsOn } from './entitlements.ts'

/** Handler for the route of `itemEntitlements`. Throws a 404 if the owner has no such item. */
export const itemEntitlementsHandler =
  (children: Children, abilities: Abilities) =>
  async ({ ownerId, id }: OwnedItem, call: Call) => {
    await readChild(children, call, ownerId, id)
    return entitlementsOn(call, abilities)
  }

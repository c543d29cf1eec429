import type { Page } from '@app/contract/envelope.ts'
import { entitlements, type Abilities } from '@app/contract/entitlements.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import type { Market } from '../search/marketplace.ts'
import type { ProfileKind } from './profile-kind.ts'
import { hydrate, hydrateIds, readProfile } from './profile-reads.ts'
import {
  approveProfile,
  createProfile,
  removeProfile,
  restoreProfile,
  updateProfile,
} from './profile-writes.ts'
import type { Settle } from './settle.ts'
import { managedPublicly, memberships, reactedTo } from './own-profiles.ts'

export interface ProfileParts<F> {
  kind: ProfileKind
  market: Market<F>
  settle: Settle
  abilities: Abilities
  /** The filter that leaves everything in. */
  all: F
}

type Draft = Record<string, unknown>
interface Owned {
  id: string
}

/** The handlers of `profiles`. Lists come out of the market's index; single items out of the database. */
export const profileHandlers = <F>({ kind, market, settle, abilities, all }: ProfileParts<F>) => {
  // Admins find what is not public yet; the marketplace itself (`search`) shows the same to everybody.
  const everything = async (filter: F, paging: Page, call: Call) =>
    hydrate(kind, call, await market.find(filter, paging, { viewer: { seesAll: call.isAdmin } }))
  return {
    list: (paging: Page, call: Call) => everything(all, paging, call),
    filtered: ({ data, ...paging }: Page & { data: F }, call: Call) => everything(data, paging, call),
    create: async ({ data }: { data: Draft }, call: Call) =>
      (await createProfile(kind, settle, call, data)).reply,
    get: ({ id }: Owned, call: Call) => readProfile(kind, call, id),
    update: ({ id, patch }: Owned & { patch: PatchOperation[] }, call: Call) =>
      updateProfile(kind, settle, call, id, patch),
    remove: ({ id }: Owned, call: Call) => removeProfile(call, id),
    restore: ({ id }: Owned, call: Call) => restoreProfile(kind, call, id),
    approve: ({ id }: Owned, call: Call) => approveProfile(kind, call, id),
    entitlements: async ({ id }: Owned, call: Call) => {
      const row = await call.db
        .selectFrom('profile')
        .select('membership_tier')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { data: entitlements(abilities, call.rung, row.membership_tier) }
    },
    my: async (paging: Page, call: Call) =>
      hydrateIds(kind, call, await memberships(kind, call, signedIn(call).id), paging),
    myFiltered: async ({ data, ...paging }: Page & { data: F }, call: Call) => {
      const own = await memberships(kind, call, signedIn(call).id)
      return hydrate(kind, call, await market.find(data, paging, { within: own, viewer: { own } }))
    },
    ofUser: async ({ userId, ...paging }: { userId: string } & Page, call: Call) =>
      hydrateIds(kind, call, await managedPublicly(kind, call, userId), paging),
  }
}

/** The handlers of `favorites`: what the caller liked or follows, the latest first. */
export const favoriteHandlers = <F>({ kind, market }: ProfileParts<F>) => ({
  list: async (paging: Page, call: Call) =>
    hydrateIds(kind, call, await reactedTo(kind, call, signedIn(call).id), paging),
  filtered: async ({ data, ...paging }: Page & { data: F }, call: Call) => {
    const liked = await reactedTo(kind, call, signedIn(call).id)
    return hydrate(kind, call, await market.find(data, paging, { within: liked, viewer: { own: liked } }))
  },
})

import type * as z from 'zod'
import type { Abilities } from '@app/contract/entitlements.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import type { Market, Scope } from '../search/marketplace.ts'
import { entitlementsOn } from './entitlements.ts'
import { uncachedTexts, type ItemTexts } from './item-texts.ts'
import { narrow } from './narrow.ts'
import { managedProfiles, teamProfiles, reactedProfiles } from './own-profiles.ts'
import type { KindOf } from './profile-kind.ts'
import { hydrate, hydrateIds, readProfile } from './profile-reads.ts'
import {
  approveProfile,
  createProfile,
  removeProfile,
  restoreProfile,
  updateProfile,
} from './profile-writes.ts'
import type { ResolveLocation } from './resolve-location.ts'

export interface ProfileParts<
  I extends z.ZodObject = z.ZodObject,
  D extends z.ZodObject = z.ZodObject,
  F extends z.ZodObject = z.ZodObject,
> {
  kind: KindOf<I, D, F>
  market: Market<z.output<F>>
  texts: ItemTexts
  resolveLocation: ResolveLocation
  abilities: Abilities
}

interface Owned {
  id: string
}

/** Finds a page of profiles in the search index. Filters that the index has no columns for are evaluated in SQL first. */
export async function findProfiles<I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  { kind, market, texts }: Pick<ProfileParts<I, D, F>, 'kind' | 'market' | 'texts'>,
  call: Call,
  filter: z.output<F>,
  page: Page,
  scope: Scope = {},
) {
  const within = await narrow(kind, market, call, filter, scope.within)
  return hydrate(kind, texts, call, await market.find(filter, page, { ...scope, ...(within && { within }) }))
}

/**
 * Handlers for the routes of `profiles`. Lists come from the search index. Single items are as fresh as the database: a
 * cached text is only used in its current version.
 */
export const profileHandlers = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  parts: ProfileParts<I, D, F>,
) => {
  const { kind, texts, resolveLocation, abilities } = parts
  const all = kind.contract.filter.parse({})
  // Admins also find profiles that aren't public. The marketplace (`search`) is the same for everyone.
  const findAll = (filter: z.output<F>, page: Page, call: Call) =>
    findProfiles(parts, call, filter, page, { viewer: { seesAll: call.isAdmin } })
  return {
    list: (page: Page, call: Call) => findAll(all, page, call),
    filtered: ({ data, ...page }: Page & { data: z.output<F> }, call: Call) => findAll(data, page, call),
    create: ({ data }: { data: z.output<D> }, call: Call) => createProfile(kind, resolveLocation, call, data),
    get: ({ id }: Owned, call: Call) => readProfile(kind, call, id, texts),
    update: ({ id, patch }: Owned & { patch: PatchOperation[] }, call: Call) =>
      updateProfile(kind, resolveLocation, call, id, patch),
    remove: ({ id }: Owned, call: Call) => removeProfile(call, id),
    restore: ({ id }: Owned, call: Call) => restoreProfile(kind, call, id),
    approve: ({ id }: Owned, call: Call) => approveProfile(kind, call, id),
    entitlements: (_input: Owned, call: Call) => entitlementsOn(call, abilities),
    my: async (page: Page, call: Call) =>
      hydrateIds(kind, call, await teamProfiles(kind, call, signedIn(call).id), page),
    myFiltered: async ({ data, ...page }: Page & { data: z.output<F> }, call: Call) =>
      findOwn(parts, call, data, page, await teamProfiles(kind, call, signedIn(call).id)),
    ofUser: async ({ userId, ...page }: { userId: string } & Page, call: Call) =>
      hydrateIds(kind, call, await managedProfiles(kind, call, userId), page),
  }
}

/** Handlers for the routes of `favorites`: profiles that the caller likes or follows, most recent first. */
export const favoriteHandlers = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  parts: ProfileParts<I, D, F>,
) => {
  const { kind } = parts
  return {
    list: async (page: Page, call: Call) =>
      hydrateIds(kind, call, await reactedProfiles(kind, call, signedIn(call).id), page),
    filtered: async ({ data, ...page }: Page & { data: z.output<F> }, call: Call) =>
      findOwn(parts, call, data, page, await reactedProfiles(kind, call, signedIn(call).id)),
  }
}

/** Searches among the caller's own profiles, including those that aren't public. */
const findOwn = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  { kind, market }: ProfileParts<I, D, F>,
  call: Call,
  filter: z.output<F>,
  page: Page,
  own: string[],
) =>
  findProfiles({ kind, market, texts: uncachedTexts }, call, filter, page, { within: own, viewer: { own } })

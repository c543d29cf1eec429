import type * as z from 'zod'
import type { Abilities } from '@app/contract/entitlements.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import type { Market, Scope } from '../search/market.ts'
import { approvePending, submitDeclined } from './approvals.ts'
import { entitlementsOn } from './entitlements.ts'
import { uncachedTexts, type ItemTexts } from './item-texts.ts'
import { profileExport } from './exports/profile-exports.ts'
import { narrow } from './narrow.ts'
import { managedProfiles, teamProfiles, reactedProfiles } from './own-profiles.ts'
import type { KindOf } from './profile-kind.ts'
import { hydrate, hydrateIds, readProfile } from './profile-reads.ts'
import { applyChange, createProfile, lockChange, removeProfile, restoreProfile } from './profile-writes.ts'
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

/** A list is exported whole. The index has a row for each id anyway. */
const everything: Page = { offset: 0, take: Number.MAX_SAFE_INTEGER }

/** Finds a page of ids in the search index. Filters that the index has no columns for are evaluated in SQL first. */
export async function findIds<I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  { kind, market }: Pick<ProfileParts<I, D, F>, 'kind' | 'market'>,
  call: Call,
  filter: z.output<F>,
  scope: Scope = {},
  page: Page = everything,
) {
  const within = await narrow(kind, market, call, filter, scope.within)
  return market.find(filter, page, { ...scope, ...(within && { within }) })
}

/** Finds a page of profiles in the search index. */
export async function findProfiles<I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  parts: Pick<ProfileParts<I, D, F>, 'kind' | 'market' | 'texts'>,
  call: Call,
  filter: z.output<F>,
  page: Page,
  scope: Scope = {},
) {
  return hydrate(parts.kind, parts.texts, call, await findIds(parts, call, filter, scope, page))
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
  const scopeOf = (call: Call) => ({ viewer: { seesAll: call.isAdmin } })
  const findAll = (filter: z.output<F>, page: Page, call: Call) =>
    findProfiles(parts, call, filter, page, scopeOf(call))
  const team = (call: Call) => teamProfiles(kind, call, signedIn(call).id)
  return {
    list: (page: Page, call: Call) => findAll(all, page, call),
    filtered: ({ data, ...page }: Page & { data: z.output<F> }, call: Call) => findAll(data, page, call),
    filteredExport: profileExport(parts.kind, {
      name: kind.contract.path.slice(1),
      find: (filter, call) => findIds(parts, call, filter, scopeOf(call)),
    }),
    create: ({ data }: { data: z.output<D> }, call: Call) => createProfile(kind, resolveLocation, call, data),
    get: ({ id }: Owned, call: Call) => readProfile(kind, call, id, texts),
    update: async ({ id, patch }: Owned & { patch: PatchOperation[] }, call: Call) =>
      applyChange(kind, resolveLocation, call, await lockChange(kind, call, id, patch)),
    remove: ({ id }: Owned, call: Call) => removeProfile(call, id),
    restore: ({ id }: Owned, call: Call) => restoreProfile(kind, call, id),
    entitlements: (_input: Owned, call: Call) => entitlementsOn(call, abilities),
    my: async (page: Page, call: Call) => hydrateIds(kind, call, await team(call), page),
    myFiltered: async ({ data, ...page }: Page & { data: z.output<F> }, call: Call) =>
      findOwn(parts, call, data, page, await team(call)),
    myExport: ownExport(parts, `my ${kind.contract.path.slice(1)}`, team),
    ofUser: async ({ userId, ...page }: { userId: string } & Page, call: Call) =>
      hydrateIds(kind, call, await managedProfiles(kind, call, userId), page),
  }
}

/** Handlers for kinds whose pages administrators approve. */
export const approvalHandlers = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  kind: KindOf<I, D, F>,
) => ({
  approve: async ({ id }: Owned, call: Call) => {
    await approvePending(call, id)
    return readProfile(kind, call, id)
  },
  submit: async ({ id }: Owned, call: Call) => {
    await submitDeclined(call, id)
    return readProfile(kind, call, id)
  },
})

/** Handlers for the routes of `favorites`: profiles that the caller likes or follows, most recent first. */
export const favoriteHandlers = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  parts: ProfileParts<I, D, F>,
) => {
  const { kind } = parts
  const reacted = (call: Call) => reactedProfiles(kind, call, signedIn(call).id)
  return {
    list: async (page: Page, call: Call) => hydrateIds(kind, call, await reacted(call), page),
    filtered: async ({ data, ...page }: Page & { data: z.output<F> }, call: Call) =>
      findOwn(parts, call, data, page, await reacted(call)),
    export: ownExport(
      parts,
      `${favoriteWords[kind.contract.reaction]} ${kind.contract.path.slice(1)}`,
      reacted,
    ),
  }
}

const favoriteWords = { likes: 'liked', followers: 'followed' }

/** Exports the caller's own profiles: in their order, or as the search finds them by a filter. */
const ownExport = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  parts: ProfileParts<I, D, F>,
  name: string,
  read: (call: Call) => Promise<string[]>,
) =>
  profileExport(parts.kind, {
    name,
    find: async (filter, call) => {
      const own = await read(call)
      return Object.keys(filter).length === 0
        ? { ids: own }
        : findIds(parts, call, filter, { within: own, viewer: { own } })
    },
    current: read,
  })

/** Searches among the caller's own profiles, including those that aren't public. */
const findOwn = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  { kind, market }: ProfileParts<I, D, F>,
  call: Call,
  filter: z.output<F>,
  page: Page,
  own: string[],
) =>
  findProfiles({ kind, market, texts: uncachedTexts }, call, filter, page, { within: own, viewer: { own } })

import type { ProfileKindName } from '@app/contract/owners.ts'
import type { QueryClient } from '@tanstack/react-query'

interface Kind {
  name: ProfileKindName
}

/** The cache key of everything about one profile. */
export const profileKey = ({ name }: Kind, id: string) => [name, id] as const

/** The cache key of one part: `profile` is the profile itself; others, such as `images`, have calls of their own. */
export const partKey = (kind: Kind, id: string, part: string) => [...profileKey(kind, id), part] as const

export const ownProfilesKey = ({ name }: Kind) => ['own', name] as const
/** Prefix of everything that depends on the reader's reactions. */
export const favoritesKey = ({ name }: Kind) => ['favorites', name] as const
export const savedProfilesKey = (kind: Kind) => [...favoritesKey(kind), 'saved'] as const
export const reactedIdsKey = (kind: Kind) => [...favoritesKey(kind), 'ids'] as const
/** Requests that the reader sent or received. */
export const ownRequestsKey = ['requests'] as const
/** Links that wait for the reader to accept them. */
export const ownLinksKey = ['links'] as const
/** Prefix of all lists of claims. */
export const claimsKey = ['claims'] as const
export const approvalQueueKey = ({ name }: Kind) => ['approval-queue', name] as const

const listKeys = (kind: Kind) => [ownProfilesKey(kind), savedProfilesKey(kind), approvalQueueKey(kind)]

const invalidate = async (queries: QueryClient, keys: readonly (readonly string[])[]) => {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/**
 * Refetches what shows a profile after it was created, changed, approved or deleted. A write that names the `parts` that
 * it changed refetches only these.
 */
export async function profileChanged(
  queries: QueryClient,
  kind: Kind,
  id: string,
  parts?: readonly string[],
): Promise<void> {
  const own = parts?.map((part) => partKey(kind, id, part)) ?? [profileKey(kind, id)]
  const isListed = parts === undefined || parts.includes('profile')
  await invalidate(queries, isListed ? [...own, ...listKeys(kind)] : own)
}

/** Parts that depend on the fields of a profile. */
const partsOfFields = ['changes', 'reach']

/** Puts the reply of a write into the cache, so that the profile is not fetched again. */
export async function profileSaved(queries: QueryClient, kind: Kind, profile: { id: string }): Promise<void> {
  const queryKey = partKey(kind, profile.id, 'profile')
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, profile)
  await invalidate(queries, [
    ...partsOfFields.map((part) => partKey(kind, profile.id, part)),
    ...listKeys(kind),
  ])
}

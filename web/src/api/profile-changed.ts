import type { ProfileKindName } from '@app/contract/owners.ts'
import type { QueryClient } from '@tanstack/react-query'
import { activitiesKey, ownProfilesKey, savedProfilesKey } from './own-lists-keys.ts'

interface Kind {
  name: ProfileKindName
}

/** The cache key of everything about one profile. */
export const profileKey = ({ name }: Kind, id: string) => [name, id] as const

/** The cache key of one part: `profile` is the profile itself; others, such as `images`, have calls of their own. */
export const partKey = (kind: Kind, id: string, part: string) => [...profileKey(kind, id), part] as const

export const approvalQueueKey = ({ name }: Kind) => ['approval-queue', name] as const

const listKeys = (kind: Kind) => [
  ownProfilesKey(kind),
  savedProfilesKey(kind),
  approvalQueueKey(kind),
  activitiesKey,
]

const invalidate = async (queries: QueryClient, keys: readonly (readonly string[])[]) => {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** The keys of what shows a profile. A write that names the `parts` that it changed changes only these. */
function changedKeys(kind: Kind, id: string, parts?: readonly string[]) {
  const own: (readonly string[])[] = parts?.map((part) => partKey(kind, id, part)) ?? [profileKey(kind, id)]
  return parts === undefined || parts.includes('profile') ? [...own, ...listKeys(kind)] : own
}

/** What `profileChanged` refetches, for the `touches` of a write. */
export const profileTouches = (...changed: Parameters<typeof changedKeys>) =>
  changedKeys(...changed).map((key) => ({ key }))

/** Refetches what shows a profile after it was created, changed, approved or deleted. */
export const profileChanged = async (queries: QueryClient, ...changed: Parameters<typeof changedKeys>) =>
  invalidate(queries, changedKeys(...changed))

interface SavedProfile {
  id: string
  updatedDate: string
}

/** Puts the reply of a write into the cache, so that nothing is fetched again, and dates the fields that changed. */
export async function profileSaved(queries: QueryClient, kind: Kind, profile: SavedProfile): Promise<void> {
  const keyOf = (part: string) => partKey(kind, profile.id, part)
  await queries.cancelQueries({ queryKey: keyOf('profile') })
  const names = changedFields(queries.getQueryData<object>(keyOf('profile')), profile)
  queries.setQueryData(keyOf('profile'), profile)
  queries.setQueryData<Record<string, string>>(
    keyOf('changes'),
    (before) =>
      before && { ...before, ...Object.fromEntries(names.map((name) => [name, profile.updatedDate])) },
  )
  // Requests go to the email, or to the managers without one.
  const reach = names.includes('email') ? [keyOf('reach')] : []
  await invalidate(queries, [...reach, ...listKeys(kind)])
}

function changedFields(before: object | undefined, after: object): string[] {
  if (before === undefined) return []
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(known.get(name)) === JSON.stringify(value) ? [] : [name],
  )
}

import type { Api } from '@app/contract/api.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { QueryClient } from '@tanstack/react-query'
import { activitiesKey, ownProfilesKey, savedProfilesKey } from './own-lists-keys.ts'
import { approvalQueueKey, partKey, profileKey } from './profile-keys.ts'
import { callsOf, partOf } from '../platform/calls/calls.ts'
import { refetchTouched, type Touched } from '../platform/calls/touches.ts'

interface Kind {
  name: ProfileKindName
  calls(api: Api): object
}

const ownListsOf = (kind: Kind) => [ownProfilesKey(kind), savedProfilesKey(kind)]
const newsOf = (kind: Kind): Touched[] => [{ key: approvalQueueKey(kind) }, { key: activitiesKey }]
const listsOf = (kind: Kind): Touched[] => [...ownListsOf(kind).map((key) => ({ key })), ...newsOf(kind)]

/** The reads of a part by operations, as pages of requests have them. That of the profile itself is `get`. */
const readsOf = (kind: Kind, owner: string, part: string): Touched => ({
  call: partOf(callsOf(kind.calls), part === 'profile' ? 'get' : part),
  owner,
})

/** The reads of what shows a profile, for the `touches` of a write. One that names the `parts` that it changed touches only these. */
export function profileTouches(kind: Kind, id: string, parts?: readonly string[]): Touched[] {
  if (parts === undefined)
    return [{ key: profileKey(kind, id) }, { call: callsOf(kind.calls), owner: id }, ...listsOf(kind)]
  const own = parts.flatMap((part) => [{ key: partKey(kind, id, part) }, readsOf(kind, id, part)])
  return parts.includes('profile') ? [...own, ...listsOf(kind)] : own
}

/** Refetches what shows a profile after it was created, changed, approved or deleted. */
export const profileChanged = async (queries: QueryClient, ...changed: Parameters<typeof profileTouches>) =>
  refetchTouched(queries, profileTouches(...changed))

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
  const reach = names.includes('email') ? [{ key: keyOf('reach') }] : []
  await Promise.all([
    refetchTouched(queries, [...reach, readsOf(kind, profile.id, 'profile'), ...newsOf(kind)]),
    ...ownListsOf(kind).map((key) => savedInLists(queries, key, profile)),
  ])
}

interface SavedPage {
  items: { id: string }[]
}

/** Changes the profile in the loaded pages of lists, which the bar shows, too: no profile joins or leaves them by what was saved. */
function savedInLists(queries: QueryClient, queryKey: readonly unknown[], profile: SavedProfile) {
  const isSaved = ({ id }: { id: string }) => id === profile.id
  queries.setQueriesData<SavedPage>(
    { queryKey, predicate: ({ state }) => isPage(state.data) && state.data.items.some(isSaved) },
    (page) =>
      page && { ...page, items: page.items.map((item) => (isSaved(item) ? { ...item, ...profile } : item)) },
  )
  return queries.invalidateQueries({ queryKey, predicate: ({ state }) => !isPage(state.data) })
}

const isPage = (data: unknown): data is SavedPage =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)

function changedFields(before: object | undefined, after: object): string[] {
  if (before === undefined) return []
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(known.get(name)) === JSON.stringify(value) ? [] : [name],
  )
}

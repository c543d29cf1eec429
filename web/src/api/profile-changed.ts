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

const listsOf = (kind: Kind): Touched[] =>
  [ownProfilesKey(kind), savedProfilesKey(kind), approvalQueueKey(kind), activitiesKey].map((key) => ({
    key,
  }))

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
  const further = [approvalQueueKey(kind), activitiesKey].map((key) => ({ key }))
  await Promise.all([
    refetchTouched(queries, [...reach, readsOf(kind, profile.id, 'profile'), ...further]),
    ...[ownProfilesKey(kind), savedProfilesKey(kind)].map((key) => savedInLists(queries, key, profile)),
  ])
}

interface SavedPage {
  items: { id: string }[]
}

/** Changes the profile in the loaded pages of lists, which the bar shows, too: no profile joins or leaves them by what was saved. */
function savedInLists(queries: QueryClient, queryKey: readonly unknown[], profile: SavedProfile) {
  queries.setQueriesData<SavedPage>(
    { queryKey, predicate: ({ state }) => isPageWith(state.data, profile.id) },
    (page) => page && { ...page, items: page.items.map((item) => savedItem(item, profile)) },
  )
  return queries.invalidateQueries({ queryKey, predicate: ({ state }) => !isPageWith(state.data) })
}

const savedItem = (item: { id: string }, profile: SavedProfile) =>
  item.id === profile.id ? { ...item, ...profile } : item

/** Whether this is a page of a list, and if an id is given, one that has it. */
const isPageWith = (data: unknown, id?: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'items' in data &&
  Array.isArray(data.items) &&
  (id === undefined || data.items.some((item: { id?: unknown }) => item.id === id))

function changedFields(before: object | undefined, after: object): string[] {
  if (before === undefined) return []
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(known.get(name)) === JSON.stringify(value) ? [] : [name],
  )
}

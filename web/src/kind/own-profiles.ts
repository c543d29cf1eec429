import { type Read, useQueried } from '../platform/calls/use-observed.ts'
import type { Profile } from './profile-calls.ts'
import { type KindOf, listQuery, ownList, wholeListQuery } from './profile-lists.ts'

const kept = { staleTime: Infinity, gcTime: Infinity }

/** The reader's pages of a kind, from the lists that are preloaded for the user state. */
export function useOwnProfiles<I extends Profile>(kind: KindOf<I>): Read<{ items: I[] }> {
  const first = useQueried({ ...listQuery(ownList, kind, 1), ...kept })
  const isLonger = (first.data?.pageCount ?? 1) > 1
  const whole = useQueried({ ...wholeListQuery(ownList, kind), ...kept, enabled: isLonger }, isLonger)
  return isLonger ? whole : first
}

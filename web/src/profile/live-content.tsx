import type { Entitlements } from '@app/contract/entitlements.ts'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { loadApi } from '../api/load-api.ts'
import { partKey, reactionKeyOf } from '../api/profile-keys.ts'
import { useSession } from '../api/session.ts'
import type { KindFacts } from '../kind/registry.ts'
import { refetchTouched } from '../platform/calls/touches.ts'
import { partsOf } from './load-profile.ts'
import type { Content, Part, Parts, ProfilePage } from './profile-page.ts'
import { partKeyOf } from './profile-queries.ts'

interface LiveContentProps<C extends Content> {
  page: ProfilePage<C>
  loaded: C
  search: URLSearchParams
  role: Entitlements['role']
  /** Whether the content was loaded as a visitor, who may see less. Then all of it is loaded again at once. */
  isVisitors: boolean
  /** Receives the content whenever a part of it has changed. */
  onContent: (content: C) => void
}

/** Keeps the content of a page up to date for people who are signed in. Visitors don't load it. */
export function LiveContent<C extends Content>({
  page,
  loaded,
  search,
  role,
  isVisitors,
  onContent,
}: LiveContentProps<C>) {
  const isStaff = role !== 'visitor' && role !== 'user'
  const content = useLiveParts(page.kind, partsOf(page), loaded, search, { isStaff, isVisitors })
  useEffect(() => onContent(content), [onContent, content])
  useEarlierReaction(page.kind, loaded.profile.id)
  return null
}

/** Refetches a profile that was liked or followed before this code had loaded, when there was no query to refetch. */
function useEarlierReaction(kind: KindFacts, id: string) {
  const queries = useQueryClient()
  useEffect(() => {
    const reactions = queries.getMutationCache()
    const earlier = reactions.findAll({ mutationKey: reactionKeyOf(kind, id) }).at(-1)
    const refetchIfSaved = () => {
      if (earlier?.state.status === 'success')
        void refetchTouched(queries, [{ key: partKey(kind, id, 'profile') }])
    }
    refetchIfSaved()
    // One that is still on its way may have looked for the query already.
    if (earlier?.state.status !== 'pending') return undefined
    return reactions.subscribe(({ type, mutation }) => {
      if (type === 'updated' && mutation === earlier) refetchIfSaved()
    })
  }, [queries, kind, id])
}

interface View {
  isStaff: boolean
  isVisitors: boolean
}

function useLiveParts<C extends Content>(
  kind: ProfilePage<C>['kind'],
  parts: Parts<C>,
  loaded: C,
  search: URLSearchParams,
  view: View,
): C
function useLiveParts(
  kind: KindFacts,
  parts: Record<string, Part>,
  loaded: Content & Record<string, unknown>,
  search: URLSearchParams,
  { isStaff, isVisitors }: View,
): object {
  const { profile } = loaded
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const all: Record<string, Part> = {
    profile: { load: async (api) => (await kind.calls(api).get({ id: profile.id })).data, live: 'staff' },
    ...parts,
  }
  const isLive = ({ live }: Part) => live === 'signed-in' || (live === 'staff' && isStaff)
  const held = Object.entries(all).filter(([name, part]) => name === 'profile' || isLive(part))
  const names = held.map(([name]) => name).join(' ')
  // Returns the same object until a part changes.
  const combine = useCallback(
    (results: UseQueryResult[]) => ({
      ...loaded,
      ...Object.fromEntries(results.map(({ data }, index) => [names.split(' ')[index], data])),
    }),
    [loaded, names],
  )
  return useQueries({
    queries: held.map(([name, part]) => ({
      queryKey: partKeyOf(kind, profile.id, name, part, search),
      queryFn: async () => part.load(await loadApi(), profile, search),
      initialData: () => loaded[name],
      // Readers load the profile again only after they liked or followed it, and don't get an older one than the page brought.
      ...(isLive(part)
        ? isVisitors && { initialDataUpdatedAt: 0 }
        : { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
      enabled: isSignedIn,
    })),
    combine,
  })
}

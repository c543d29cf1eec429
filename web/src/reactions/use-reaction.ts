import { useCallback, useEffect, useRef } from 'react'
import { everyPage } from '../api/every-page.ts'
import { reactedIdsKey } from '../api/profile-changed.ts'
import { useLazyQueries } from '../api/queries-provider.tsx'
import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import type { KindFacts } from '../kinds/registry.ts'
import type { Reaction } from './run-reaction.ts'

/** The ids of the profiles that the reader likes or follows. Undefined while loading, and for visitors. */
export function useReactedIds(kind: KindFacts): ReadonlySet<string> | undefined {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const { data } = useApi(
    reactedIdsKey(kind),
    async (api) => {
      const found = await everyPage((page) => kind.calls(api).favorites.list(page))
      return new Set(found.map(({ id }) => id))
    },
    { enabled: isSignedIn },
  )
  return isSignedIn ? data : undefined
}

const loadRun = () => import('./run-reaction.ts')

/** Likes or follows a profile, or undoes it. `useMutation` would load TanStack Query with every like button. */
export function useReaction(kind: KindFacts, onRefused: (error: unknown) => void) {
  const { load } = useLazyQueries()
  const refused = useRef(onRefused)
  useEffect(() => {
    refused.current = onRefused
  })
  const mutate = useCallback(
    (reaction: Reaction) => {
      const onError = (error: unknown) => refused.current(error)
      const run = async () => {
        const [{ client }, { runReaction }] = await Promise.all([load(), loadRun()])
        await runReaction({ queries: client, kind, reaction, onRefused: onError })
      }
      run().catch(onError)
    },
    [load, kind],
  )
  return { mutate }
}

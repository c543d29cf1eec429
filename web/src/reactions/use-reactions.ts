import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { everyPage } from '../api/every-page.ts'
import { reactedIdsKey } from '../api/own-lists-keys.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { loggedIn, useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import type { KindFacts } from '../kind/registry.ts'
import type { Reaction } from './run-reaction.ts'

const loadRun = () => import('./run-reaction.ts')

interface PendingReaction {
  reaction: Reaction
  /** Who pressed, undefined for a visitor. */
  subject: string | undefined
}

/**
 * The ids of the profiles that the reader likes or follows, undefined while loading, after a failure and for visitors, and
 * a function that changes one. Visitors log in first. `useMutation` would load TanStack Query with every like button.
 */
export function useReactions(kind: KindFacts) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const subject = useSession(({ person }) => person?.subject)
  const { load } = useTransport()
  const toast = useToast()
  const { data, isError } = useApi<ReadonlySet<string>>(
    reactedIdsKey(kind),
    async (api) => {
      // First the code: what is pressed without a connection is kept, which it could not be loaded for.
      await loadRun().catch(() => undefined)
      const found = await everyPage((page) => kind.calls(api).favorites.list(page))
      return new Set(found.map(({ id }) => id))
    },
    { enabled: isSignedIn },
  )
  const ids = isSignedIn ? data : undefined
  // Beside the queries, and where another page has loaded the ids.
  useEffect(() => {
    if (isSignedIn) loadRun().catch(() => undefined)
  }, [isSignedIn])

  const save = useCallback(
    (reaction: Reaction) => {
      const run = async () => {
        const [{ client }, { runReaction }] = await Promise.all([load(), loadRun()])
        await runReaction({ queries: client, kind, reaction, toast })
      }
      run().catch(() => toast.error('This didn’t load. Check the connection and try again.'))
    },
    [load, kind, toast],
  )

  // Reactions of a visitor, and of a person whose ids are loading.
  const pending = useRef<PendingReaction[]>([])
  const isReady = isSignedIn && (data !== undefined || isError)
  // If the session ends and somebody else logs in, a reaction must not be sent in their name.
  useEffect(() => {
    pending.current = pending.current.filter((each) => each.subject === undefined || each.subject === subject)
  }, [subject])
  const savePending = useEffectEvent(() => {
    for (const { reaction } of pending.current.splice(0))
      if (ids?.has(reaction.id) !== reaction.isOn) save(reaction)
  })
  useEffect(() => {
    if (isReady) savePending()
  }, [isReady])

  const react = useCallback(
    async (reaction: Reaction) => {
      if (isReady) return save(reaction)
      pending.current.push({ reaction, subject: useSession.getState().person?.subject })
      if (!(await loggedIn())) pending.current = []
    },
    [isReady, save],
  )
  return { ids, isReady, react }
}

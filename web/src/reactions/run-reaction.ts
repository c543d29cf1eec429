import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { favoritesKey, reactedIdsKey } from '../api/own-lists-keys.ts'
import { reactionKeyOf } from '../api/profile-keys.ts'
import { isTemporary, NetworkError, reasonOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import type { useToast } from '../components/overlays/toaster.tsx'
import type { KindFacts } from '../kind/registry.ts'
import { noteVisit } from '../page/note-visit.ts'
import { dropKeptReaction, keepReaction, keptReaction } from './kept-reactions.ts'

export interface Reaction {
  id: string
  isOn: boolean
  /** Shows no toast if it succeeds. */
  isQuiet?: boolean
}

interface RunningReaction {
  queries: QueryClient
  kind: KindFacts
  reaction: Reaction
  toast: ReturnType<typeof useToast>
  /** The device keeps it from an earlier visit. */
  isLeft?: boolean
}

const ownSubject = () => useSession.getState().person?.subject

/** One tab at a time, where the browser can. */
const inTurn = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()

/** How often a server that is busy is asked for a reaction that is kept. A lost connection is waited for. */
const mostAttempts = 4

/**
 * Likes or follows a profile, or undoes it. Optimistic: shown at once, and rolled back if it is refused. If the server can't be reached, the
 * device keeps it until it is sent, once, by this page or by a later one.
 */
export async function runReaction({ queries, kind, reaction, toast, isLeft = false }: RunningReaction) {
  const idsKey = reactedIdsKey(kind)
  const ofProfile = { mutationKey: reactionKeyOf(kind, reaction.id) }
  const ofKind = { mutationKey: ofProfile.mutationKey.slice(0, -1) }
  const kept = { subject: ownSubject(), kind: kind.name, id: reaction.id }
  let isKept = isLeft
  // A set of only this id would hide the others, which aren't loaded yet.
  const show = (id: string, isOn: boolean) =>
    queries.setQueryData<ReadonlySet<string>>(idsKey, (ids) => ids && withId(ids, id, isOn))
  const tellKept = (id: string, reason: keyof typeof reasons) =>
    toast.warning(keptWords(kind, reason, isKept), { topic: `reaction ${id}` })
  /** A later press decides, whatever becomes of this one. */
  const isReplaced = (): boolean =>
    queries
      .getMutationCache()
      .findAll({ ...ofProfile, status: 'pending' })
      .some(({ mutationId }) => mutationId > mutation.mutationId)
  const mutation = queries.getMutationCache().build(queries, {
    ...ofProfile,
    // One at a time for each profile, so that the last of several clicks wins.
    scope: { id: ofProfile.mutationKey.join(' ') },
    retry: (attempts, error) =>
      isKept && (error instanceof NetworkError || (isTemporary(error) && attempts < mostAttempts)),
    retryDelay: (attempts) => Math.min(1000 * 2 ** attempts, 30_000),
    /** Returns whether it was sent. */
    mutationFn: async ({ id, isOn }: Reaction) => {
      if (kept.subject !== ownSubject()) return false
      const { reactions } = kind.calls(await loadApi())
      return inTurn(`reaction ${kind.name} ${id}`, async () => {
        // Another tab has sent it, or a later press replaced it.
        if (isKept && keptReaction(kept) !== isOn) return false
        try {
          await (isOn ? reactions.add({ ownerId: id, data: {} }) : reactions.removeMine({ ownerId: id }))
        } catch (error) {
          // One with a status was refused by somebody on the way, such as a proxy.
          if (!isKept && error instanceof NetworkError && typeof error.cause !== 'number') {
            if (isReplaced()) return false
            isKept = keepReaction(kept, isOn)
            if (isKept) tellKept(id, 'unreachable')
          }
          throw error
        }
        if (isKept) dropKeptReaction(kept, isOn)
        return true
      })
    },
    onMutate: async ({ id, isOn }) => {
      const isOffline = !onlineManager.isOnline()
      // First, because the tab may be closed at any time. It replaces an earlier one that waits for the server.
      if (!isLeft && (isOffline || keptReaction(kept) !== undefined)) isKept = keepReaction(kept, isOn)
      if (!isLeft && isOffline) tellKept(id, 'offline')
      await queries.cancelQueries({ queryKey: idsKey })
      const wasOn = queries.getQueryData<ReadonlySet<string>>(idsKey)?.has(id)
      show(id, isOn)
      return { wasOn }
    },
    onSuccess: (wasSent, { id, isOn, isQuiet }) => {
      if (isOn && wasSent) noteVisit(kind.reaction, id)
      if (isQuiet || !wasSent) return
      const undo = () =>
        void runReaction({ queries, kind, reaction: { id, isOn: !isOn, isQuiet: true }, toast })
      toast.success(isOn ? 'Added to your home page.' : 'Removed from your home page.', {
        topic: `reaction ${id}`,
        action: { label: 'Undo', onPress: undo },
      })
    },
    onError: (error, { id, isOn }, context) => {
      if (isKept) dropKeptReaction(kept, isOn)
      if (context?.wasOn !== undefined && !isReplaced()) show(id, context.wasOn)
      toast.error(`Could not save your ${kind.reaction}. ${reasonOf(error)}`)
    },
    onSettled: async (_wasSent, _error, { id }) => {
      // While another reaction is pending, what the server has is older than what is shown.
      await Promise.all([
        queries.isMutating(ofKind) <= 1 && queries.invalidateQueries({ queryKey: favoritesKey(kind) }),
        queries.isMutating(ofProfile) <= 1 && refetchProfile(queries, kind, id),
      ])
    },
  })
  // `onError` has reported the failure.
  await mutation.execute(reaction).catch(() => undefined)
}

/** The page of the profile with its count, and the list of people. The code is loaded now, because most pages with hearts have no other use for it. */
async function refetchProfile(queries: QueryClient, kind: KindFacts, id: string) {
  const { profileChanged } = await import('../api/profile-changed.ts')
  await profileChanged(queries, kind, id, ['profile', kind.reaction === 'like' ? 'likes' : 'followers'])
}

const reasons = {
  offline: ['You’re offline.', 'when you’re back online'],
  unreachable: ['The server could not be reached.', 'as soon as it answers'],
} as const

function keptWords({ reaction }: KindFacts, reason: keyof typeof reasons, isKept: boolean) {
  const [why, end] = reasons[reason]
  return `${why} Your ${reaction} is kept, and saved ${end}.${isKept ? '' : ' Keep this page open until then.'}`
}

const withId = (ids: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> =>
  isOn ? new Set(ids).add(id) : new Set([...ids].filter((other) => other !== id))

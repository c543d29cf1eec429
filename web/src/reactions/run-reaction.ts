import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { favoritesKey, reactedIdsKey } from '../api/own-lists-keys.ts'
import type { useToast } from '../components/overlays/toaster.tsx'
import type { KindFacts } from '../kind/registry.ts'

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
}

/** Likes or follows a profile, or undoes it. Optimistic: shown at once, and rolled back if it fails. */
export async function runReaction({ queries, kind, reaction, toast }: RunningReaction) {
  const idsKey = reactedIdsKey(kind)
  const mutationKey = ['reaction', kind.name]
  const mutation = queries.getMutationCache().build(queries, {
    mutationKey,
    // One at a time, so that the last of several clicks wins.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ id, isOn }: Reaction) => {
      const { reactions } = kind.calls(await loadApi())
      await (isOn ? reactions.add({ ownerId: id, data: {} }) : reactions.removeMine({ ownerId: id }))
    },
    onMutate: async ({ id, isOn }) => {
      await queries.cancelQueries({ queryKey: idsKey })
      const before = queries.getQueryData<ReadonlySet<string>>(idsKey)
      // A set of only this id would hide the others, which aren't loaded yet.
      queries.setQueryData<ReadonlySet<string>>(idsKey, (ids) => ids && withId(ids, id, isOn))
      // The mutation waits until there is a connection.
      if (!onlineManager.isOnline())
        toast.warning(
          `You’re offline. Your ${kind.reaction} is kept, and saved when you’re back online. Keep this page open until then.`,
          { topic: `reaction ${id}` },
        )
      return { before }
    },
    onSuccess: (_reply, { id, isOn, isQuiet }) => {
      if (isQuiet) return
      const undo = () =>
        void runReaction({ queries, kind, reaction: { id, isOn: !isOn, isQuiet: true }, toast })
      toast.success(isOn ? 'Added to your home page.' : 'Removed from your home page.', {
        topic: `reaction ${id}`,
        action: { label: 'Undo', onPress: undo },
      })
    },
    onError: (error, _reaction, context) => {
      if (context?.before !== undefined) queries.setQueryData(idsKey, context.before)
      toast.error(`Could not save your ${kind.reaction}. ${reasonOf(error)}`)
    },
    onSettled: async () => {
      // While another reaction is pending, the server's list is older than the one shown.
      if (queries.isMutating({ mutationKey }) > 1) return
      await queries.invalidateQueries({ queryKey: favoritesKey(kind) })
    },
  })
  // `onError` has reported the failure.
  await mutation.execute(reaction).catch(() => undefined)
}

const withId = (ids: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> =>
  isOn ? new Set(ids).add(id) : new Set([...ids].filter((other) => other !== id))

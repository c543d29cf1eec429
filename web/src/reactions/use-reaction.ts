import { useMutation, useQueryClient } from '@tanstack/react-query'
import { everyPage } from '../api/every-page.ts'
import { loadApi } from '../api/load-api.ts'
import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import type { KindFacts } from '../kinds/registry.ts'

const favoritesOf = ({ name }: KindFacts) => ['favorites', name]
const idsKey = (kind: KindFacts) => [...favoritesOf(kind), 'ids']

/** The ids of the profiles that the reader likes or follows. Undefined while loading, and for visitors. */
export function useReactedIds(kind: KindFacts): ReadonlySet<string> | undefined {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const { data } = useApi(
    idsKey(kind),
    async (api) => {
      const found = await everyPage((page) => kind.calls(api).favorites.list(page))
      return new Set(found.map(({ id }) => id))
    },
    { enabled: isSignedIn },
  )
  return isSignedIn ? data : undefined
}

interface Reaction {
  id: string
  isOn: boolean
}

/** Likes or follows a profile, or takes that back. Optimistic: it shows at once and is undone when it is refused. */
export function useReaction(kind: KindFacts, onRefused: (error: unknown) => void) {
  const queries = useQueryClient()
  const key = idsKey(kind)
  const mutationKey = ['reaction', kind.name]
  return useMutation({
    mutationKey,
    // One at a time, so that of two quick presses the second one holds.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ id, isOn }: Reaction) => {
      const { reactions } = kind.calls(await loadApi())
      await (isOn ? reactions.add({ ownerId: id, data: {} }) : reactions.removeMine({ ownerId: id }))
    },
    onMutate: async ({ id, isOn }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<ReadonlySet<string>>(key)
      // While the other ids are unknown, a set of only this one would deny them.
      queries.setQueryData<ReadonlySet<string>>(key, (ids) => ids && withId(ids, id, isOn))
      return { before }
    },
    onError: (error, _reaction, context) => {
      if (context?.before !== undefined) queries.setQueryData(key, context.before)
      onRefused(error)
    },
    onSettled: async () => {
      // While another one is waiting, the server knows less than is shown.
      if (queries.isMutating({ mutationKey }) > 1) return
      await queries.invalidateQueries({ queryKey: favoritesOf(kind) })
    },
  })
}

const withId = (ids: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> =>
  isOn ? new Set(ids).add(id) : new Set([...ids].filter((other) => other !== id))

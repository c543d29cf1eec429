import { useMutation, useQueryClient } from '@tanstack/react-query'
import { everyPage } from './every-page.ts'
import { useSession } from './session.ts'
import { loadApi } from './load-api.ts'
import { useApi } from './use-api.ts'

const key = ['favorites', 'facilities']
const likeKey = ['like']

/** The ids of the facilities that the reader likes; undefined until they are known, and for visitors. */
export function useLikedFacilities(): ReadonlySet<string> | undefined {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const { data } = useApi(
    key,
    async (api) => {
      const liked = await everyPage((page) => api['facility-mgmt'].facilities.liked.list(page))
      return new Set(liked.map(({ id }) => id))
    },
    { enabled: isSignedIn },
  )
  return isSignedIn ? data : undefined
}

interface Like {
  id: string
  isLiked: boolean
}

/** Likes a facility or takes the like back: shown at once, undone when it is refused. */
export function useLike(onRefused: (error: unknown) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: likeKey,
    // One after the other: of two quick presses the server ends in the second.
    scope: { id: 'likes' },
    mutationFn: async ({ id, isLiked }: Like) => {
      const { likes } = (await loadApi())['facility-mgmt'].facilities
      await (isLiked ? likes.add({ ownerId: id, data: {} }) : likes.removeMine({ ownerId: id }))
    },
    onMutate: async ({ id, isLiked }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<ReadonlySet<string>>(key)
      // Where the others are not known yet, this one alone would deny them.
      queries.setQueryData<ReadonlySet<string>>(key, (ids) => ids && withLike(ids, id, isLiked))
      return { before }
    },
    onError: (error, _like, context) => {
      if (context?.before !== undefined) queries.setQueryData(key, context.before)
      onRefused(error)
    },
    onSettled: async () => {
      // While another one waits for its turn, the server knows less than is shown.
      if (queries.isMutating({ mutationKey: likeKey }) > 1) return
      await queries.invalidateQueries({ queryKey: ['favorites'] })
    },
  })
}

const withLike = (ids: ReadonlySet<string>, id: string, isLiked: boolean): ReadonlySet<string> =>
  isLiked ? new Set(ids).add(id) : new Set([...ids].filter((other) => other !== id))

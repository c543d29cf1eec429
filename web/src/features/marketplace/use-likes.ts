import { useCallback } from 'react'
import { useReaction, useReactedIds } from '../../reactions/use-reaction.ts'
import { reasonOf } from '../../api/problem.ts'
import { loggedIn } from '../../api/session.ts'
import { useToast } from '../../components/toaster.tsx'
import { kinds } from '../../kinds/registry.ts'

export type OnLike = (id: string, isLiked: boolean) => Promise<void>

/** What the reader likes, and the way to like more. Visitors are asked to log in, and what they pressed then holds. */
export function useLikes(): { liked: ReadonlySet<string> | undefined; onLike: OnLike } {
  const liked = useReactedIds(kinds.facility)
  const toast = useToast()
  const { mutate: keep } = useReaction(kinds.facility, (error) =>
    toast.error(`The like was not kept. ${reasonOf(error)}`),
  )
  const onLike = useCallback(
    async (id: string, isLiked: boolean) => {
      if (await loggedIn()) keep({ id, isOn: isLiked })
    },
    [keep],
  )
  return { liked, onLike }
}

import { useCallback, useRef, useState, type ReactNode } from 'react'
import { loggedIn, useSession } from '../../api/session.ts'
import { useLate } from '../../components/use-late.ts'
import type { Like, Likes } from './likes-client.tsx'

export type OnLike = (id: string, isLiked: boolean) => Promise<void>

const loadClient = () => import('./likes-client.tsx')

/**
 * What the reader likes, and the way to like more. Visitors like nothing yet and are asked to log in first, so what knows
 * of likes comes with a session; `client` is to be rendered.
 */
export function useLikes(): { liked: Likes['liked']; onLike: OnLike; client: ReactNode } {
  const hasSession = useSession(({ status }) => status === 'signed-in' || status === 'expired')
  const [liked, setLiked] = useState<Likes['liked']>()
  const keep = useRef<Likes['keep']>(undefined)
  const early = useRef<Like>(undefined)

  const onLike = useCallback(async (id: string, isLiked: boolean) => {
    if (!(await loggedIn())) return undefined
    if (keep.current) return keep.current({ id, isLiked })
    early.current = { id, isLiked }
    return undefined
  }, [])
  const takeOver = useCallback((likes: Likes) => {
    setLiked(likes.liked)
    keep.current = likes.keep
    if (early.current === undefined || likes.liked === undefined) return
    // Before they were known, they may have liked what they like already.
    if (likes.liked.has(early.current.id) !== early.current.isLiked) likes.keep(early.current)
    early.current = undefined
  }, [])

  const { part } = useLate(loadClient, hasSession)
  const client = hasSession && part !== undefined && <part.LikesClient onLikes={takeOver} />
  return { liked: hasSession ? liked : undefined, onLike, client }
}

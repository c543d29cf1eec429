import { useEffect } from 'react'
import { useLike, useLikedFacilities } from '../../api/favorites.ts'
import { reasonOf } from '../../api/problem.ts'
import { useToast } from '../../components/toaster.tsx'

export interface Like {
  id: string
  isLiked: boolean
}

export interface Likes {
  liked: ReadonlySet<string> | undefined
  keep: (like: Like) => void
}

/** Shows nothing: it is loaded for readers with a session and hands on what it knows. */
export function LikesClient({ onLikes }: { onLikes: (likes: Likes) => void }) {
  const liked = useLikedFacilities()
  const toast = useToast()
  const { mutate: keep } = useLike((error) => toast.error(`The like was not kept. ${reasonOf(error)}`))
  useEffect(() => onLikes({ liked, keep }), [liked, keep, onLikes])
  return null
}

import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReaction, useReactedIds } from '../../reactions/use-reaction.ts'
import { reasonOf } from '../../api/problem.ts'
import { loggedIn, useSession } from '../../api/session.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { useToast } from '../../components/toaster.tsx'
import { count } from '../../page/format.ts'
import styles from './facility-head.module.css'
import { kinds } from '../../kinds/registry.ts'

/** Likes the facility, shown at once and undone when it is refused. A visitor is asked to log in first. */
export function LikeFacility({ facility: { id, likeCount } }: { facility: Facility }) {
  // Before it was known who they are, they said that they like it.
  const isMeant = useRef(false)
  const isPerson = useSession(({ person }) => person !== null)
  const liked = useReactedIds(kinds.facility)
  const isLiked = liked?.has(id)
  const likes = useLikes(likeCount, isLiked)
  const toast = useToast()
  const like = useReaction(kinds.facility, (error) => toast.error(reasonOf(error)))
  // For a moment after a log-in it is not known what they like, and there is nothing to change.
  const isKnown = liked !== undefined
  const press = async () => {
    if (!isPerson) {
      isMeant.current = true
      if (!(await loggedIn())) isMeant.current = false
    } else if (isKnown) like.mutate({ id, isOn: !isLiked })
  }
  const keepMeant = useEffectEvent(() => {
    if (isMeant.current && isLiked === false) like.mutate({ id, isOn: true })
    isMeant.current = false
  })
  useEffect(() => {
    if (isKnown) keepMeant()
  }, [isKnown])
  return (
    <Button
      className={styles.needsScript}
      aria-pressed={isLiked ?? false}
      aria-disabled={isPerson && !isKnown}
      onClick={() => void press()}
    >
      <Icon name="heart" isFilled={isLiked} className={isLiked ? styles.liked : undefined} />
      Like
      {likes > 0 && (
        <span className="dim">
          {count(likes)}
          <span className="sr"> so far</span>
        </span>
      )}
    </Button>
  )
}

/** The count as it was told, and what the reader has changed of it since. */
function useLikes(told: number, isLiked: boolean | undefined) {
  const [start, setStart] = useState({ told, wasLiked: isLiked })
  if (start.told !== told || (start.wasLiked === undefined && isLiked !== undefined))
    setStart({ told, wasLiked: isLiked })
  if (isLiked === undefined || start.wasLiked === undefined) return told
  return told + Number(isLiked) - Number(start.wasLiked)
}

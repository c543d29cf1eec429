import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reasonOf } from '../api/problem.ts'
import { loggedIn, useSession } from '../api/session.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useToast } from '../components/toaster.tsx'
import type { KindFacts } from '../kinds/registry.ts'
import { count as formatCount } from '../page/format.ts'
import styles from './reaction-button.module.css'
import { useReactedIds, useReaction } from './use-reaction.ts'

interface ReactionButtonProps {
  kind: KindFacts
  id: string
  /** How many people like or follow it, as loaded. */
  count?: number
}

/** Likes or follows a profile with an optimistic update. Visitors log in first, and the reaction is sent afterwards. */
export function ReactionButton({ kind, id, count: loaded = 0 }: ReactionButtonProps) {
  const isPendingLogin = useRef(false)
  const isPerson = useSession(({ person }) => person !== null)
  const ids = useReactedIds(kind)
  const isOn = ids?.has(id)
  const count = useReactionCount(loaded, isOn)
  const toast = useToast()
  const reaction = useReaction(kind, (error) => toast.error(reasonOf(error)))
  // Reactions load after the log-in. Until then a press has no meaning.
  const isKnown = ids !== undefined
  const press = async () => {
    if (!isPerson) {
      isPendingLogin.current = true
      if (!(await loggedIn())) isPendingLogin.current = false
    } else if (isKnown) reaction.mutate({ id, isOn: !isOn })
  }
  const sendPending = useEffectEvent(() => {
    if (isPendingLogin.current && isOn === false) reaction.mutate({ id, isOn: true })
    isPendingLogin.current = false
  })
  useEffect(() => {
    if (isKnown) sendPending()
  }, [isKnown])
  const isLike = kind.reaction === 'like'
  return (
    <Button
      className={styles.button}
      aria-pressed={isOn ?? false}
      aria-disabled={isPerson && !isKnown}
      onClick={() => void press()}
    >
      {isLike ? (
        <Icon name="heart" isFilled={isOn} className={isOn ? styles.on : undefined} />
      ) : (
        <Icon name={isOn ? 'check' : 'plus'} />
      )}
      {isLike ? 'Like' : 'Follow'}
      {count > 0 && (
        <span className="dim">
          {formatCount(count)}
          <span className="sr"> so far</span>
        </span>
      )}
    </Button>
  )
}

/** The loaded count, adjusted by what the reader changed since. */
function useReactionCount(loaded: number, isOn: boolean | undefined) {
  const [start, setStart] = useState({ loaded, wasOn: isOn })
  if (start.loaded !== loaded || (start.wasOn === undefined && isOn !== undefined))
    setStart({ loaded, wasOn: isOn })
  if (isOn === undefined || start.wasOn === undefined) return loaded
  return loaded + Number(isOn) - Number(start.wasOn)
}

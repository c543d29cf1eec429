import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import type { KindFacts } from '../kind/registry.ts'
import { count as formatCount } from '../components/format.ts'
import styles from './reactions.module.css'
import { reactionLooks } from './reaction-icon-button.tsx'
import { useReactions } from './use-reactions.ts'

interface ReactionButtonProps {
  kind: KindFacts
  id: string
  /** How many people like or follow it, as loaded. */
  count?: number
  /** Takes no new ones. Whoever likes or follows it already can still undo it. */
  isClosed?: boolean
}

/** Likes or follows a profile, with the number of people who do. */
export function ReactionButton({ kind, id, count: loaded = 0, isClosed = false }: ReactionButtonProps) {
  const isPerson = useSession(({ person }) => person !== null)
  const { ids, isReady, react } = useReactions(kind)
  const isOn = ids?.has(id)
  const count = useReactionCount(loaded, isOn)
  // Until the ids have loaded or failed, it is unknown whether a press would add or remove.
  const isDisabled = isPerson && !isReady
  if (isClosed && isOn !== true) return null
  const { verb, icon, iconOn } = reactionLooks[kind.reaction]
  return (
    <Button
      className={styles.button}
      aria-pressed={isOn ?? false}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : () => void react({ id, isOn: isOn !== true })}
    >
      <Icon
        name={isOn ? iconOn : icon}
        isFilled={isOn && kind.reaction === 'like'}
        className={isOn && kind.reaction === 'like' ? styles.on : undefined}
      />
      {verb}
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

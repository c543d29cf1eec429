import type { KindFacts } from '../kind/registry.ts'
import { ReactionIconButton } from './reaction-icon-button.tsx'
import styles from './reactions.module.css'
import { useReactions } from './use-reactions.ts'

interface MapReactionProps {
  kind: KindFacts
  id: string
  name: string
  /** Takes no new ones. */
  isClosed?: boolean | undefined
}

/** The like or follow button in a map's info window, as on cards. */
export function MapReaction({ kind, id, name, isClosed }: MapReactionProps) {
  const { ids, react } = useReactions(kind)
  const isOn = ids?.has(id) ?? false
  return (
    <ReactionIconButton
      reaction={kind.reaction}
      name={name}
      isOn={isOn}
      isClosed={isClosed}
      className={styles.onMap}
      onClick={() => void react({ id, isOn: !isOn })}
    />
  )
}

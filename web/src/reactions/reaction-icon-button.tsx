import { IconButton } from '../components/actions/icon-button.tsx'
import type { KindFacts } from '../kind/registry.ts'

export const reactionLooks = {
  like: { verb: 'Like', done: 'Liked', undo: 'Unlike', icon: 'heart', iconOn: 'heart' },
  follow: { verb: 'Follow', done: 'Following', undo: 'Unfollow', icon: 'plus', iconOn: 'check' },
} as const

interface ReactionIconButtonProps {
  reaction: KindFacts['reaction']
  /** Of the profile. */
  name: string
  isOn: boolean
  /** Takes no new ones. Whoever likes or follows it already can still undo it. */
  isClosed?: boolean | undefined
  className?: string
  onClick: () => void
}

/** The button on a profile's card. */
export function ReactionIconButton(props: ReactionIconButtonProps) {
  const { reaction, name, isOn, isClosed = false, className, onClick } = props
  if (isClosed && !isOn) return null
  const { verb, undo, icon, iconOn } = reactionLooks[reaction]
  return (
    <IconButton
      icon={isOn ? iconOn : icon}
      label={`${verb} ${name}`}
      title={isOn ? undo : verb}
      aria-pressed={isOn}
      isFilled={isOn && reaction === 'like'}
      className={className}
      onClick={onClick}
    />
  )
}

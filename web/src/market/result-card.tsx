import { memo } from 'react'
import { classNames } from '../components/class-names.ts'
import { IconButton } from '../components/icon-button.tsx'
import { ProfileCard } from '../components/profile-card.tsx'
import type { Card } from './card.ts'
import styles from './results.module.css'

export interface ResultCardProps {
  card: Card
  to: string
  /** In the list, from 0. */
  place: number
  headingLevel: 'h2' | 'h3'
  isActive: boolean
  reaction: 'like' | 'follow'
  isOn: boolean
  onActivate: (id: string | null) => void
  onReact: (id: string, isOn: boolean) => Promise<void>
}

const wideSizes = '(min-width: 1200px) 33vw, (min-width: 600px) 52vw, 92vw'

const reactions = {
  like: { label: 'Like', undo: 'Unlike', icon: 'heart', iconOn: 'heart' },
  follow: { label: 'Follow', undo: 'Unfollow', icon: 'user-plus', iconOn: 'user-check' },
} as const

export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { card, to, place, headingLevel, isActive, isOn, onActivate, onReact } = props
  const { id, name, type, position: _position, ...shown } = card
  const reaction = reactions[props.reaction]
  const isWide = card.isPromoted && place === 0
  const activate = () => onActivate(id)
  const deactivate = () => onActivate(null)
  return (
    <div
      className={classNames(styles.item, isWide && styles.wide, isActive && styles.active)}
      onPointerEnter={activate}
      onPointerLeave={deactivate}
      onFocus={activate}
      onBlur={deactivate}
    >
      <ProfileCard
        {...shown}
        to={to}
        title={name}
        place={[type, card.place].filter(Boolean).join(' · ')}
        isWide={isWide}
        sizes={isWide ? wideSizes : undefined}
        isPriority={place === 0}
        headingLevel={headingLevel}
        className={styles.card}
        action={
          <IconButton
            icon={isOn ? reaction.iconOn : reaction.icon}
            label={`${reaction.label} ${name}`}
            title={isOn ? reaction.undo : reaction.label}
            aria-pressed={isOn}
            isFilled={isOn && props.reaction === 'like'}
            className={styles.react}
            onClick={() => void onReact(id, !isOn)}
          />
        }
      />
    </div>
  )
})

import { memo } from 'react'
import { classNames } from '../../components/class-names.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { ProfileCard } from '../../components/profile-card.tsx'
import type { OnLike } from './use-likes.ts'
import styles from './results.module.css'
import type { ShownFacility } from './shown-facility.ts'

export interface ResultCardProps {
  facility: ShownFacility
  to: string
  /** In the list, from 0. */
  place: number
  headingLevel: 'h2' | 'h3'
  isActive: boolean
  isLiked: boolean
  onActivate: (id: string | null) => void
  onLike: OnLike
}

const wideSizes = '(min-width: 1200px) 33vw, (min-width: 600px) 52vw, 92vw'

export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { facility, to, place, headingLevel, isActive, isLiked, onActivate, onLike } = props
  const isWide = facility.isPromoted && place === 0
  const activate = () => onActivate(facility.id)
  const leave = () => onActivate(null)
  return (
    <div
      className={classNames(styles.item, isWide && styles.wide, isActive && styles.active)}
      onPointerEnter={activate}
      onPointerLeave={leave}
      onFocus={activate}
      onBlur={leave}
    >
      <ProfileCard
        to={to}
        title={facility.name}
        place={facility.place}
        distance={facility.distance}
        sports={facility.sports}
        score={facility.score}
        rating={facility.rating}
        reviewCount={facility.reviewCount}
        image={facility.image}
        description={facility.description}
        isPromoted={facility.isPromoted}
        isWide={isWide}
        sizes={isWide ? wideSizes : undefined}
        isPriority={place === 0}
        headingLevel={headingLevel}
        className={styles.card}
        action={
          <IconButton
            icon="heart"
            label={`Like ${facility.name}`}
            title={isLiked ? 'Take the like back' : 'Like'}
            aria-pressed={isLiked}
            isFilled={isLiked}
            className={styles.like}
            onClick={() => void onLike(facility.id, !isLiked)}
          />
        }
      />
    </div>
  )
})

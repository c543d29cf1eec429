import { memo } from 'react'
import { classNames } from '../components/class-names.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { ProfileCard } from '../components/display/profile-card.tsx'
import { SaveIcon } from '../lists/save-icon.tsx'
import { profilePath, type KindFacts } from '../kind/registry.ts'
import { ReactionIconButton } from '../reactions/reaction-icon-button.tsx'
import type { Reaction } from '../reactions/run-reaction.ts'
import type { Card } from './search-market.server.ts'
import styles from './results.module.css'

export interface ResultCardProps {
  card: Card
  /** The part of the query that the link to the profile keeps. */
  linkSearch: string
  /** In the list, from 0. */
  place: number
  headingLevel: 'h2' | 'h3'
  isActive: boolean
  kind: KindFacts
  isOn: boolean
  onActivate: (id: string | null) => void
  onReact: (reaction: Reaction) => Promise<void>
}

const wideSizes = '(min-width: 1200px) 33vw, (min-width: 600px) 52vw, 92vw'

export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { card, kind, linkSearch, place, headingLevel, isActive, isOn, onActivate, onReact } = props
  const { id, name, type, isClosed, position: _position, ...shown } = card
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
        to={profilePath(kind, id) + linkSearch}
        title={name}
        place={[type, card.place].filter(Boolean).join(' · ')}
        isWide={isWide}
        sizes={isWide ? wideSizes : undefined}
        isPriority={place === 0}
        headingLevel={headingLevel}
        className={styles.card}
        action={
          <>
            <CompareButton isIcon {...{ kind, id, name }} search={linkSearch} />
            <SaveIcon {...{ id, name }} />
            <ReactionIconButton
              reaction={kind.reaction}
              name={name}
              isOn={isOn}
              isClosed={isClosed}
              className={styles.react}
              onClick={() => void onReact({ id, isOn: !isOn })}
            />
          </>
        }
      />
    </div>
  )
})

import { memo } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { profilePath } from '../kind/registry.ts'
import { reactionLooks } from '../reactions/reaction-icon-button.tsx'
import type { ResultCardProps } from './result-card.tsx'
import styles from './result-row.module.css'

type ResultRowProps = Pick<
  ResultCardProps,
  'card' | 'kind' | 'linkSearch' | 'headingLevel' | 'isOn' | 'onReact'
>

/** A result in a list where people compare figures. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { card, kind, linkSearch, headingLevel: Heading, isOn, onReact } = props
  const { id, name, type, place, distance, sports, score, next, image, isPromoted, isClosed = false } = card
  const { verb, done } = reactionLooks[kind.reaction]
  return (
    <li className={styles.row} data-promoted={isPromoted || undefined}>
      <Avatar name={name} picture={image} size={64} isSquare className={styles.picture} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={profilePath(kind, id) + linkSearch} className={styles.link}>
            {name}
          </Link>
          {isPromoted && <Tag className={styles.promoted}>Promoted</Tag>}
        </Heading>
        <p className="sm mut">
          {[type, place].filter(Boolean).join(' in ')}
          {distance !== undefined && ` · ${distance}`}
        </p>
        {sports.length > 0 && <p className="sm mut clip">{sports.join(', ')}</p>}
      </div>
      {next && (
        <p className={`sm mut ${styles.next}`}>
          <Tag tone="info">{next.label}</Tag>
          <span>
            <Link to={next.to} className={styles.link}>
              {next.name}
            </Link>
            , {next.detail}
          </span>
        </p>
      )}
      <LineScore items={score} className={styles.score} />
      {(isOn || !isClosed) && (
        <Button
          icon={isOn ? 'check' : undefined}
          aria-pressed={isOn}
          className={styles.react}
          onClick={() => void onReact({ id, isOn: !isOn })}
        >
          {isOn ? done : verb}
          <span className="sr"> {name}</span>
        </Button>
      )}
    </li>
  )
})

/** Of the size of a row. */
export const ResultRowSkeleton = () => (
  <div className={styles.row}>
    <Skeleton look="block" className={styles.pictureSkeleton} />
    <div className={styles.words}>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
    <Skeleton look="block" className={styles.scoreSkeleton} />
  </div>
)

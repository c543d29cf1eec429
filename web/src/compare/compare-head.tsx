import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { classNames } from '../components/class-names.ts'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Rating } from '../components/display/rating.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { hasMarket, marketPath, profilePath, type KindFacts } from '../kind/registry.ts'
import { knownEventQuery, type KnownEvent } from '@app/contract/rules/known-event.ts'
import { setChosen } from './choose.ts'
import { useChosen } from './chosen.ts'
import styles from './compare-head.module.css'
import { maxCompared } from './compare-query.ts'
import type { Column } from './build-comparison.ts'

interface ColumnHeadProps {
  kind: KindFacts
  column: Column
  /** What the profiles are compared for. Its page keeps it. */
  event: KnownEvent
  /** Whether a missing profile may be the reader's own. */
  isChecking: boolean
  /** The address of the comparison without this column. */
  without: string
}

/** A compared profile, with a link that removes it. */
export function ColumnHead({ kind, column, event, isChecking, without }: ColumnHeadProps) {
  const name = column.isGone ? 'the missing page' : column.name
  const remove = (
    <Link
      to={without}
      replace
      preventScrollReset
      className={`no-print ${styles.remove}`}
      aria-label={`Remove ${name}`}
      title="Remove"
      onClick={() => dropChosen(column.id)}
    >
      <Icon name="x" size={16} />
    </Link>
  )
  if (column.isGone)
    return (
      <div className={styles.head}>
        <div className={classNames(styles.picture, styles.missing)}>{remove}</div>
        {isChecking ? (
          <Skeleton />
        ) : (
          <>
            <p className={`semi ${styles.name}`}>No longer available</p>
            <p className="mut">This {kind.noun.one} was removed or hidden.</p>
          </>
        )}
      </div>
    )
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <Picture
          src={column.image}
          alt=""
          fallbackName={name}
          sizes="(min-width: 900px) 20rem, 11rem"
          ratio="fill"
        />
        {remove}
      </div>
      <Link
        to={withQuery(profilePath(kind, column.id), knownEventQuery(event))}
        className={`semi ${styles.name}`}
      >
        {name}
      </Link>
      <p className="mut">{[column.type, column.place].filter(Boolean).join(' · ')}</p>
      {column.isHidden && <Tag>Hidden</Tag>}
      {typeof column.rating === 'number' && <Rating value={column.rating} count={column.reviewCount} />}
    </div>
  )
}

/** The tray has the same profiles, if this comparison was opened from it. */
function dropChosen(id: string) {
  const chosen = useChosen.getState()
  if (chosen !== null) setChosen({ ...chosen, profiles: chosen.profiles.filter((each) => each.id !== id) })
}

interface AddColumnProps {
  kind: KindFacts
  columns: readonly Column[]
  event: KnownEvent
  /** The query of the search that they were found by. */
  foundBy: string | undefined
}

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

/** What an empty column offers. */
export function AddColumn({ kind, columns, event, foundBy }: AddColumnProps) {
  const eventQuery = knownEventQuery(event)
  // The search's Compare buttons add to the tray.
  const fillTray = () =>
    setChosen({
      kind: kind.name,
      profiles: columns
        .flatMap((column) => (column.isGone ? [] : [column]))
        .map(({ id, name }) => ({ id, name })),
      event: eventQuery,
      ...(foundBy !== undefined && { search: foundBy }),
    })
  return (
    <div className={classNames('no-print', styles.head, styles.add)}>
      <p className="sm mut">
        {columns.length === 1
          ? `Add another ${kind.noun.one} to compare it with.`
          : `Up to ${maxCompared} fit side by side.`}
      </p>
      {hasMarket(kind) && (
        <ButtonLink to={withQuery(marketPath(kind), foundBy ?? eventQuery)} icon="search" onClick={fillTray}>
          Add from search
        </ButtonLink>
      )}
      <ButtonLink to="/home" icon="heart" onClick={fillTray}>
        Add from saved
      </ButtonLink>
    </div>
  )
}

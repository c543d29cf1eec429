import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../api/use-api.ts'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList, Tag } from '../../components/actions/chip.tsx'
import { classNames } from '../../components/class-names.ts'
import { ErrorState } from '../../components/display/error-state.tsx'
import { placeLooks } from '../../components/map/place-looks.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import type { NearbyFacts } from '../../kinds/nearby-facts.ts'
import type { Profile } from '../../kinds/profile-calls.ts'
import { profilePath } from '../../kinds/registry.ts'
import { count, date, miles } from '../../page/format.ts'
import { loadNearby, mostNearby, nearbyMiles, type NearbyList, type NearbyRow } from './load-nearby.ts'
import styles from './nearby.module.css'

interface NearbyRowsProps {
  facts: NearbyFacts
  place: Profile
  /** The list as the page was loaded with it. */
  first: NearbyList
}

/** Fewer groups leave nothing to choose. */
const fewestGroups = 2

/** Nearby profiles, nearest first. Chips and 'Show more' fetch other rows in place. */
export function NearbyRows({ facts, place, first }: NearbyRowsProps) {
  const [label, setLabel] = useState<string>()
  const [most, setMost] = useState(facts.most)
  const group = first.groups.find((one) => one.label === label)
  const isFirst = group === undefined && most === facts.most
  const { kind, noun } = facts
  const { data, isFetching, isError, refetch } = useApi(
    ['nearby', kind.name, place.id, label, most],
    (api) => loadNearby(api, facts, place, { filter: group?.filter, most }),
    { enabled: !isFirst, placeholderData: (previous?: NearbyList) => previous ?? first },
  )
  const list = isFirst ? first : (data ?? first)
  const choose = (chosen: string | undefined) => {
    setLabel(chosen)
    setMost(facts.most)
  }
  const total = group?.count ?? first.count
  const more = Math.min(total, mostNearby) - most

  return (
    <>
      {first.groups.length >= fewestGroups && (
        <ChipList
          isScrolling
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="group"
          aria-label={`Kinds of ${noun.other}`}
          className={classNames(styles.chips, 'needs-script')}
        >
          <ChipButton isPressed={group === undefined} count={first.count} onClick={() => choose(undefined)}>
            All
          </ChipButton>
          {first.groups.map((one) => (
            <ChipButton
              key={one.label}
              isPressed={one.label === label}
              count={one.count}
              onClick={() => choose(one.label === label ? undefined : one.label)}
            >
              <GroupIcon category={one.category} />
              {one.label}
            </ChipButton>
          ))}
        </ChipList>
      )}
      <output className={styles.total}>
        {count(total)} within {nearbyMiles} mi, nearest first
      </output>
      {isError && !isFirst ? (
        <ErrorState
          detail="The rest of the page still works."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul
          aria-busy={isFetching && !isFirst}
          className={classNames(isFetching && !isFirst && styles.isStale)}
        >
          {list.rows.map((row) => (
            <Row key={row.id} to={profilePath(kind, row.id)} row={row} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button
          className={classNames(styles.more, 'needs-script')}
          onClick={() => setMost(most + Math.min(more, step))}
        >
          Show {count(Math.min(more, step))} more
        </Button>
      )}
    </>
  )
}

const step = 12

function GroupIcon({ category }: Pick<NearbyList['groups'][number], 'category'>) {
  const look = category && placeLooks[category]
  return (
    <span className={styles.groupIcon} style={look && { color: look.color }}>
      <Icon name={look?.icon ?? 'ticket-percent'} size={16} />
    </span>
  )
}

const Row = ({ row, to }: { row: NearbyRow; to: string }) => (
  <li className={styles.row}>
    <span className={styles.icon} style={{ color: placeLooks[row.category].color }}>
      <Icon name={placeLooks[row.category].icon} />
    </span>
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link to={to} className={styles.link}>
          {row.name}
        </Link>
      </h3>
      <p className="sm mut">
        <span className="sr">{row.category}: </span>
        {row.line}
      </p>
    </div>
    <p className={styles.distance}>{miles(row.distance)}</p>
    {(row.tags.length > 0 || row.offer) && (
      <div className={styles.extras}>
        {row.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {row.offer && (
          <p className={styles.offer}>
            <Icon name="ticket-percent" size={16} className={styles.ticket} />
            <span>
              <b>{row.offer.title}</b> <span className={styles.until}>until {date(row.offer.endDate)}</span>
            </span>
          </p>
        )}
      </div>
    )}
  </li>
)

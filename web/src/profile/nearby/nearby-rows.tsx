import { surroundingMiles } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { GrowingList, MoreButton } from '../../page/growing-list.tsx'
import { useApi } from '../../api/use-api.ts'
import { ChipButton, ChipList, Tag } from '../../components/actions/chip.tsx'
import { classNames } from '../../components/class-names.ts'
import { ErrorState } from '../../components/display/error-state.tsx'
import { LinkRow } from '../../components/display/link-row.tsx'
import { OfferLine } from '../../components/display/offer-line.tsx'
import { PlaceIcon } from '../../components/map/place-icon.tsx'
import { placeLooks } from '../../components/map/place-looks.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import type { NearbyFacts, NearbyGroup } from '../../kinds/nearby-facts.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import { hasMarket, profilePath } from '../../kind/registry.ts'
import { count, miles } from '../../components/format.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { searchPath } from '../profile-place.ts'
import { loadNearby, mostNearby, nearbySearch, type NearbyList } from './load-nearby.ts'
import styles from './nearby.module.css'
import { driveWords, useDrives, type DrivenRow } from './use-drives.ts'

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
  const rows = useDrives(place, list.rows)
  const choose = (chosen: string | undefined) => {
    setLabel(chosen)
    setMost(facts.most)
  }
  const total = group?.count ?? first.count
  const more = Math.min(total, mostNearby) - most

  return (
    <Stack gap="3">
      {first.groups.length >= fewestGroups && (
        <ChipList
          isScrolling
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="group"
          aria-label={`Kinds of ${noun.other}`}
          className="needs-script"
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
      <Toolbar align="baseline" gap="0 4">
        <output className="sm mut">
          {count(total)} within {surroundingMiles} mi, nearest first
        </output>
        <AllLink facts={facts} place={place} total={total} group={group} />
      </Toolbar>
      <GrowingList gap="3">
        {isError && !isFirst && data === undefined ? (
          <ErrorState
            detail="The rest of the page still works."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <ul
            aria-busy={isFetching && !isFirst}
            className={classNames(
              isFetching && !isFirst && styles.isStale,
              rows.some(({ drive }) => drive) && styles.hasDrives,
            )}
          >
            {rows.map((row) => (
              <NearbyRow key={row.id} to={profilePath(kind, row.id)} row={row} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <Row>
            <MoreButton className="needs-script" onClick={() => setMost(most + Math.min(more, step))}>
              Show {count(Math.min(more, step))} more
            </MoreButton>
          </Row>
        )}
      </GrowingList>
    </Stack>
  )
}

const step = 12

interface AllLinkProps extends Pick<NearbyRowsProps, 'facts' | 'place'> {
  total: number
  group: NearbyGroup | undefined
}

/** A search of the marketplace for the same, if the kind has one. A single one is all there is to see. */
function AllLink({ facts: { kind, noun }, place, total, group }: AllLinkProps) {
  if (!hasMarket(kind) || total < 2) return null
  return (
    <Link className="link sm" to={searchPath(kind, { ...nearbySearch(place), ...group?.search })}>
      All {count(total)} {noun.other}
    </Link>
  )
}

const GroupIcon = ({ category }: Pick<NearbyGroup, 'category'>) => (
  <span className={styles.groupIcon}>
    {category ? <PlaceIcon category={category} /> : <Icon name="ticket-percent" size={16} />}
  </span>
)

const NearbyRow = ({
  row: { name, category, line, distance, drive, tags, offer },
  to,
}: {
  row: DrivenRow
  to: string
}) => (
  <LinkRow
    to={to}
    title={name}
    className={styles.row}
    lead={
      <span className={styles.icon}>
        <PlaceIcon category={category} size={20} />
      </span>
    }
    after={
      <>
        <p className={styles.distance}>{drive ? <DriveWords drive={drive} /> : miles(distance)}</p>
        {(tags.length > 0 || offer) && (
          <div className={styles.extras}>
            <Row gap="1 3">
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
              {offer && <OfferLine offer={offer} />}
            </Row>
          </div>
        )}
      </>
    }
  >
    <p className="sm mut">
      <span className="sr">{placeLooks[category].label}: </span>
      {line}
    </p>
  </LinkRow>
)

function DriveWords({ drive }: Required<Pick<DrivenRow, 'drive'>>) {
  const { distance, time } = driveWords(drive)
  return (
    <>
      {distance}, <span className={styles.time}>{time}</span>
    </>
  )
}

import type { Combination } from '@app/contract/events/match-schema.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { shortRange } from '../../page/fit-words.ts'
import { count, counted, miles } from '../../components/format.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import own from './combinations.module.css'
import styles from './match.module.css'
import { reachNote } from './match-words.ts'
import { PickHost } from './pick-host.tsx'
import type { SendList } from './use-send-list.ts'

interface CombinationsProps {
  id: string
  noun: string
  week: number | undefined
  sendList: SendList
  isClosed: boolean
}

const mostAtFirst = 4

/** Two or three venues of one destination, which answers for all of them. */
export function Combinations({ id, noun, week, sendList, isClosed }: CombinationsProps) {
  const found = useRead(calls['event-mgmt'].events.matches.combinations, {
    id,
    data: week === undefined ? {} : { week },
  })
  const [areAllShown, setAreAllShown] = useState(false)
  const all = found.data?.data ?? []
  if (all.length === 0) return null
  const shown = areAllShown ? all : all.slice(0, mostAtFirst)
  return (
    <section className={styles.section}>
      <h2 className="h3">Two or three venues in one destination</h2>
      <ul className={own.combinations}>
        {shown.map((one) => {
          const host = { id: one.destinationId, name: one.name, score: one.score, headerImage: null }
          const note = reachNote(one)
          return (
            <li key={host.id}>
              <div className={own.combinationHead}>
                <Link className="semi" to={`/destinations/${host.id}`}>
                  {one.name}
                </Link>
                <Tag tone="good">{one.score} of 100</Tag>
              </div>
              <Venues combination={one} />
              <p className="sm mut">{combinationText(one, noun)}</p>
              {note !== undefined && <p className="sm">{note}</p>}
              <PickHost host={{ ...host, note }} sendList={sendList} isClosed={isClosed} />
            </li>
          )
        })}
      </ul>
      {shown.length < all.length && (
        <Button className={own.showAll} onClick={() => setAreAllShown(true)}>
          Show {count(all.length - shown.length)} more
        </Button>
      )}
    </section>
  )
}

const Venues = ({ combination }: { combination: Combination }) => (
  <div className={own.venues}>
    {combination.venues.map((venue, place) => (
      <span key={venue.id} style={{ flexGrow: venue.spaces }}>
        <i aria-hidden="true" />
        <b>
          {count(venue.spaces)} {venue.name}
        </b>
        {place > 0 && <small>{miles(venue.miles)} away</small>}
      </span>
    ))}
  </div>
)

function combinationText({ venues, facts, isFree, longestMiles }: Combination, noun: string): string {
  const spaces = counted(
    venues.reduce((sum, venue) => sum + venue.spaces, 0),
    noun,
  )
  const dates =
    isFree && facts.from !== null && facts.to !== null
      ? `${spaces} free ${shortRange(facts.from, facts.to)}.`
      : `${spaces}; ask for dates.`
  const rooms =
    facts.roomsNeeded === null ? '' : ` ${counted(facts.rooms, 'room')} within ${facts.hotelDist} mi.`
  const grant = facts.hasGrant ? ' Has a grant program.' : ' No grant listed.'
  return `${dates} At most ${miles(longestMiles)} between venues.${rooms}${grant}`
}

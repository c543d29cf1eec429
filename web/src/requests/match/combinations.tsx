import type { Combination } from '@app/contract/events/combination-schema.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { shortRange } from '../../page/fit-words.ts'
import { count, counted, miles } from '../../components/format.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { Meter } from '../fit-mark.tsx'
import { reachNote } from './match-words.ts'
import { PickHost } from './pick-host.tsx'
import type { SendList } from './use-send-list.ts'

interface CombinationsProps {
  id: string
  noun: string
  week: number | undefined
  /** How far the list looks, if it isn’t as far as the request. */
  dist: number | undefined
  sendList: SendList
  isClosed: boolean
}

const mostAtFirst = 4

/** Two or three venues of one destination, which answers for all of them. */
export function Combinations({ id, noun, week, dist, sendList, isClosed }: CombinationsProps) {
  const found = useRead(calls['event-mgmt'].events.matches.combinations, {
    id,
    data: { ...(week !== undefined && { week }), ...(dist !== undefined && { dist }) },
  })
  const [areAllShown, setAreAllShown] = useState(false)
  const all = found.data?.data ?? []
  if (all.length === 0) return null
  const shown = areAllShown ? all : all.slice(0, mostAtFirst)
  return (
    <Section title="Two or three venues in one destination" look="h3">
      <Grid as="ul" columns="2" gap="3">
        {shown.map((one) => {
          const host = { id: one.destinationId, name: one.name, score: one.score, headerImage: null }
          const note = reachNote(one)
          return (
            <Panel key={host.id} as="li" gap="3">
              <Toolbar isWrapping={false}>
                <Link className="semi" to={`/destinations/${host.id}`}>
                  {one.name}
                </Link>
                <Tag tone="good">{one.score} of 100</Tag>
              </Toolbar>
              <Venues combination={one} />
              <p className="sm mut">{combinationText(one, noun)}</p>
              {note !== undefined && <p className="sm">{note}</p>}
              <PickHost host={{ ...host, note }} sendList={sendList} isClosed={isClosed} />
            </Panel>
          )
        })}
      </Grid>
      {shown.length < all.length && (
        <div>
          <Button onClick={() => setAreAllShown(true)}>Show {count(all.length - shown.length)} more</Button>
        </div>
      )}
    </Section>
  )
}

type Venue = Combination['venues'][number]

/** `6 + 2 Meeting Rooms`. */
const broughtBy = ({ spaces, further }: Venue) =>
  [spaces > 0 && count(spaces), ...further.map((one) => counted(one.count, one.name))]
    .filter(Boolean)
    .join(' + ')

/** Each with its share of the spaces. */
function Venues({ combination: { venues } }: { combination: Combination }) {
  const all = venues.reduce((sum, { spaces }) => sum + spaces, 0)
  return (
    <Stack gap="2">
      {venues.map((venue, place) => (
        <span key={venue.id} className="xs">
          {all > 0 && <Meter share={venue.spaces / all} />}
          <b className="semi">
            {broughtBy(venue)} {venue.name}
          </b>
          {place > 0 && venue.miles !== null && <small className="dim"> {miles(venue.miles)} away</small>}
        </span>
      ))}
    </Stack>
  )
}

function combinationText({ venues, facts, isFree, longestMiles }: Combination, noun: string): string {
  const all = venues.reduce((sum, venue) => sum + venue.spaces, 0)
  const spaces = all > 0 ? counted(all, noun) : 'All spaces'
  const dates =
    isFree && facts.from !== null && facts.to !== null
      ? `${spaces} free ${shortRange(facts.from, facts.to)}.`
      : `${spaces}; ask for dates.`
  const between =
    longestMiles === null
      ? ' How far apart they are isn’t known.'
      : ` At most ${miles(longestMiles)} between venues.`
  const rooms =
    facts.roomsNeeded === null ? '' : ` ${counted(facts.rooms, 'room')} within ${facts.hotelDist} mi.`
  const grant = facts.hasGrant ? ' Has a grant program.' : ' No grant listed.'
  return `${dates}${between}${rooms}${grant}`
}

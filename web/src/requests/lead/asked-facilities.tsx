import type { HoldingFacility } from '@app/contract/events/hold-requests.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { counted, date, listOf } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { cityAndState } from '../../page/place-words.ts'
import { calls } from '../../platform/calls/calls.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import type { Lead } from '../request-words.ts'
import type { BidHold } from '../request-calls.ts'
import { requestWrite } from '../request-write.ts'
import styles from './lead.module.css'

const { holdRequests } = calls['event-mgmt'].events.leads

interface AskedFacilitiesProps {
  lead: Lead
  holds: readonly BidHold[]
  isClosed: boolean
}

/** The facilities of a destination, which it asks to hold the dates: it has no calendar of its own. */
export function AskedFacilities({ lead, holds, isClosed }: AskedFacilitiesProps) {
  const at = { ownerId: lead.ownerId, id: lead.id }
  const facilities = useRead(holdRequests.list, at)
  const [showsAll, setShowsAll] = useState(false)
  const ask = useWrite(holdRequests.create, requestWrite)
  const isShown = ({ hasSpaces, askedDate }: HoldingFacility) => showsAll || hasSpaces || askedDate !== null
  return (
    <Loaded query={facilities} errorTitle="Your facilities didn’t load.">
      {({ data: all }) =>
        all.length === 0 ? (
          <p className="mut">
            No facility belongs to your destination yet. The facilities that you accept{' '}
            <Link className="link" to={`${profilePath(kinds.destination, lead.host.id)}#facilities`}>
              on its page
            </Link>{' '}
            hold the dates of requests, and your offer stands on what they hold.
          </p>
        ) : (
          <>
            <p className="sm mut">
              Your offer stands on what your facilities hold. Facilities you ask see the name, dates and
              spaces of the event, but not who else you ask. The organizer sees what they hold, and an award
              books it.
            </p>
            <RuledList>
              {all.filter(isShown).map(({ facilityId, name, city, state, askedDate }) => (
                <RuledItem key={facilityId}>
                  <span className={styles.facility}>
                    <b className="semi">{name}</b>
                    <br />
                    <span className="sm mut">{cityAndState({ city, state })}</span>
                  </span>
                  <HoldState
                    spaces={holds.flatMap((hold) =>
                      hold.facilityId === facilityId && hold.state !== 'RanOut' ? hold.spaces : [],
                    )}
                    askedDate={askedDate}
                  />
                  {askedDate === null && !isClosed && (
                    <Button isBusy={ask.isBusy} onClick={() => ask.run({ ...at, data: { facilityId } })}>
                      Ask to hold
                    </Button>
                  )}
                </RuledItem>
              ))}
            </RuledList>
            {!all.every(isShown) && (
              <Button variant="quiet" onClick={() => setShowsAll(true)}>
                {`Show ${counted(all.length - all.filter(isShown).length, 'facility', 'facilities')} without these spaces`}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function HoldState({ spaces, askedDate }: { spaces: readonly string[]; askedDate: string | null }) {
  if (spaces.length > 0) return <Tag tone="good">{`Holds ${listOf([...new Set(spaces)])}`}</Tag>
  return askedDate === null ? null : <Tag>{`Asked ${date(askedDate.slice(0, 10))}`}</Tag>
}

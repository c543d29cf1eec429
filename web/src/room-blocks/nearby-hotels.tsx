import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { shortMoneyText } from '@app/contract/hotels/money.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { FieldGroup } from '../components/fields/field.tsx'
import { count, counted, miles } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

interface NearbyHotelsProps {
  eventId: string
  chosen: readonly string[]
  onChoose: (hotelId: string, isChosen: boolean) => void
  /** Why hotels weren't asked, by id. */
  refusals: ReadonlyMap<string, string>
  error: string | undefined
}

const firstShown = 10
const mostFound = 100

/** The hotels near an event to choose from, whether or not anything is known of their rooms. */
export function NearbyHotels({ eventId, ...props }: NearbyHotelsProps) {
  const found = useRead(calls['hotel-mgmt'].hotels.matches, {
    offset: 0,
    take: mostFound,
    data: { eventId },
  })
  return (
    <Loaded query={found} errorTitle="The hotels didn’t load.">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title="No hotels here yet" headingLevel="h3">
            None is listed near the event.
          </EmptyState>
        ) : (
          <Choices {...props} hotels={data} />
        )
      }
    </Loaded>
  )
}

interface ChoicesProps extends Omit<NearbyHotelsProps, 'eventId'> {
  hotels: readonly HotelMatch[]
}

function Choices({ hotels, chosen, onChoose, refusals, error }: ChoicesProps) {
  const [isWhole, setWhole] = useState(hotels.length <= firstShown)
  const shown = isWhole ? hotels : hotels.slice(0, firstShown)
  return (
    <Stack gap="3">
      <FieldGroup label="Hotels near the event" error={error}>
        {() => (
          <Stack gap="1" data-field="hotels">
            {shown.map(({ hotel, ...match }) => (
              <Checkbox
                key={hotel.id}
                label={hotel.name}
                hint={knownText({ hotel, ...match })}
                error={refusals.get(hotel.id)}
                checked={chosen.includes(hotel.id)}
                onChange={({ currentTarget }) => onChoose(hotel.id, currentTarget.checked)}
              />
            ))}
          </Stack>
        )}
      </FieldGroup>
      {!isWhole && (
        <div>
          <Button onClick={() => setWhole(true)}>{`Show all ${counted(hotels.length, 'hotel')}`}</Button>
        </div>
      )}
    </Stack>
  )
}

/** `0.4 mi away, 12 rooms left from $163 a night`. */
function knownText({ places, state, offer, currency }: HotelMatch): string {
  const nearest = Math.min(...places.map((place) => place.miles))
  const rooms = {
    Open:
      offer === null
        ? ''
        : `${count(offer.left)} left from ${shortMoneyText(offer.nightly, currency)} a night`,
    Unknown: 'rooms and prices aren’t here',
    Full: 'full here on the nights of the event',
  }
  return [Number.isFinite(nearest) ? `${miles(nearest)} away` : '', rooms[state]].filter(Boolean).join(', ')
}

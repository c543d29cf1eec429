import { showingOf, type HotelShowing } from '@app/contract/rules/hotel-offers.ts'
import { destinationIn } from '../kinds/event/hotels/load-deals.ts'
import { calls } from '../platform/calls/calls.ts'
import type { Read } from '../platform/calls/use-observed.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useEventPlaces } from './use-event-places.ts'

const { events } = calls['event-mgmt']
const { destinations } = calls['destination-mgmt']

/** How an event shows hotels: as it says itself, or its destination. */
export function useShowing(ownerId: string): Read<HotelShowing> {
  const own = useRead(events.setting.get, { ownerId })
  const places = useEventPlaces(ownerId)
  const id = places.data && destinationIn(places.data.data)
  const destination = useRead(
    destinations.filtered,
    { take: 1, data: { id: id ?? ownerId } },
    { enabled: typeof id === 'string' },
  )
  const isDestinationKnown = id === null || destination.data !== undefined
  return {
    ...([destination, places, own].find(({ error }) => error !== null) ?? own),
    data:
      own.data && isDestinationKnown
        ? showingOf(own.data.data, destination.data?.data[0] ?? null)
        : undefined,
  }
}

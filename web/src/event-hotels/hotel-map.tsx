import type { Event } from '@app/contract/events/event-schema.ts'
import { useMemo } from 'react'
import { boundsAround } from '../components/map/extent.ts'
import { MarketMap } from '../components/map/market-map.tsx'
import { hotelInfo, hotelPins, landmarksOf } from './hotel-pins.ts'
import { toHotel } from './to-hotel.ts'
import { useEventPlaces } from './use-event-places.ts'
import type { FoundHotels } from './use-hotels.ts'

interface HotelMapProps extends Pick<FoundHotels, 'found' | 'query' | 'hidden'> {
  event: Event
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** In degrees: about 1.5 miles, which leaves room for pins at the edge. */
const margin = 0.02

/** The hotels of the list with what the stay costs, around the places of the event. */
export function HotelMap({ event, found, query, hidden, activeId, onActivate }: HotelMapProps) {
  const { data: places } = useEventPlaces(event.id)
  const landmarks = useMemo(() => landmarksOf(event, places?.data ?? []), [event, places])
  const shown = { stay: found._meta.stay, hasRates: hidden === undefined }
  const markers = hotelPins(found.data, shown)
  const infos = found.data.map((match) =>
    hotelInfo(match, shown, toHotel(match, { eventId: event.id, stay: shown.stay, query })),
  )
  const bounds = boundsAround([...landmarks, ...markers], margin)
  return (
    bounds !== undefined && (
      <MarketMap
        bounds={bounds}
        load={() => Promise.resolve({ markers, clusters: [], count: markers.length })}
        loadKey={JSON.stringify([markers, infos])}
        activeId={activeId}
        activePosition={markers.find(({ id }) => id === activeId) ?? null}
        onActivate={onActivate}
        infoFor={async (id) => {
          const info = infos.find((one) => one.id === id)
          if (!info) throw new Error('The hotel is no longer in the list.')
          return info
        }}
        label="Hotels on the map"
        noun={{ one: 'hotel', other: 'hotels' }}
        landmarks={landmarks}
      />
    )
  )
}

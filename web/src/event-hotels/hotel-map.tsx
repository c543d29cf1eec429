import { boundsAround } from '../components/map/extent.ts'
import { MarketMap } from '../components/map/market-map.tsx'
import type { Landmark } from '../components/map/market-view.ts'
import { hotelInfo, hotelPins, onMapText } from './hotel-pins.ts'
import { toHotel } from './to-hotel.ts'
import type { FoundHotels } from './use-hotels.ts'

interface HotelMapProps extends Pick<FoundHotels, 'found' | 'query' | 'hasRates'> {
  eventId: string
  /** The places of the event, of which there is one at least. */
  landmarks: readonly Landmark[]
  activeId: string | null
  onActivate: (id: string | null) => void
}

const ringMiles = [1, 3, 5] as const

/** In degrees: about 1.5 miles, which leaves room for pins at the edge. */
const margin = 0.02

/** The hotels of the list with what the stay costs, around the places of the event. */
export function HotelMap({
  eventId,
  landmarks,
  found,
  query,
  hasRates,
  activeId,
  onActivate,
}: HotelMapProps) {
  const shown = { stay: found._meta.stay, hasRates }
  const markers = hotelPins(found.data, shown)
  const infos = found.data.map((match) =>
    hotelInfo(match, shown, toHotel(match, { eventId, stay: shown.stay, query })),
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
        rings={landmarks[0] && { ...landmarks[0], miles: ringMiles }}
        note={onMapText(found, query.page, markers.length)}
      />
    )
  )
}

import type { HotelMatch, HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { moneyText, shortMoneyText } from '@app/contract/hotels/money.ts'
import { nightsOf, type StayDates } from '@app/contract/hotels/stay-dates.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { EventPlace } from '@app/contract/events/event-places.ts'
import type * as z from 'zod'
import { count, counted, known } from '../components/format.ts'
import type { MapProfile } from '../components/map/map-profile.ts'
import type { Landmark, MapMarker, PinTag } from '../components/map/market-view.ts'
import { addressLine } from '../page/place-words.ts'
import { priceAt } from '../reservations/room-price.ts'
import { hotelsPerPage } from './hotels-query.ts'

interface Shown {
  stay: StayDates
  /** Whether the event shows rates. Those of its blocks are always shown. */
  hasRates: boolean
}

const hasPrice = ({ offer }: HotelMatch, { hasRates }: Shown) =>
  offer !== null && (hasRates || offer.block !== null)

/** What the pin of a hotel says: the total of the stay in whole units, or that it is full. */
function tagOf(match: HotelMatch, shown: Shown): PinTag | undefined {
  const { offer, state, currency } = match
  if (state === 'Full' && shown.hasRates) return { text: 'Full', words: 'full', isOff: true }
  if (offer === null || !hasPrice(match, shown)) return undefined
  const { totalWithTaxes } = priceAt(offer)
  const text = shortMoneyText(Math.ceil(totalWithTaxes / 100) * 100, currency)
  // The window has the cents: what is read aloud has to contain what is written.
  return { text, words: `${text} for ${counted(nightsOf(shown.stay), 'night')}` }
}

/** The pins of the hotels that have a position. */
export const hotelPins = (matches: readonly HotelMatch[], shown: Shown): MapMarker[] =>
  matches.flatMap((match) => {
    const { id, name, lat, lng } = match.hotel
    if (lat === null || lng === null) return []
    return [{ id, name, lat, lng, isPromoted: false, tag: tagOf(match, shown) }]
  })

/** What the info window of a hotel shows. `to` is its page with the stay. */
export function hotelInfo(match: HotelMatch, shown: Shown, to: string): MapProfile {
  const { hotel, offer, currency } = match
  const price = offer && hasPrice(match, shown) ? priceAt(offer) : undefined
  return {
    id: hotel.id,
    name: hotel.name,
    lat: hotel.lat ?? 0,
    lng: hotel.lng ?? 0,
    // Without one, there would be no window.
    address: addressLine(hotel) || hotel.name,
    headerImage: hotel.headerImage,
    logo: hotel.logo,
    googlePlaceId: hotel.googlePlaceId,
    to,
    score: known([
      price !== undefined && {
        label: `${counted(nightsOf(shown.stay), 'night')} in all`,
        value: moneyText(price.totalWithTaxes, currency),
      },
      price !== undefined && { label: 'Rooms left', value: count(price.left) },
    ]),
  }
}

/** The places of an event that have a position, or else the event itself. */
export function landmarksOf(
  event: Pick<Event, 'id' | 'name' | 'city' | 'lat' | 'lng'>,
  places: readonly Pick<z.output<typeof EventPlace>, 'id' | 'name' | 'lat' | 'lng'>[],
): Landmark[] {
  const own = { id: event.id, name: event.city ?? event.name, lat: event.lat, lng: event.lng }
  const placed = [places, [own]]
    .map((some) =>
      some.flatMap(({ id, name, lat, lng }) =>
        lat === null || lng === null ? [] : [{ id, name, lat, lng }],
      ),
    )
    .find((some) => some.length > 0)
  return placed ?? []
}

/** Says which hotels are on the map, unless all are: 'Hotels 1 to 20 of 37 are on the map'. `onMap` of this page have a position. */
export function onMapText({ data, _meta }: HotelMatches, page: number, onMap: number): string | undefined {
  const all = _meta.stats.count
  if (onMap === all) return undefined
  const first = (page - 1) * hotelsPerPage + 1
  if (onMap < data.length)
    return `${count(onMap)} of ${counted(all, 'hotel')} ${onMap === 1 ? 'is' : 'are'} on the map`
  return data.length === 1
    ? `Hotel ${count(first)} of ${count(all)} is on the map`
    : `Hotels ${count(first)} to ${count(first + onMap - 1)} of ${count(all)} are on the map`
}

import type { Page } from '@app/contract/envelope.ts'
import type { HotelMatch, HotelMatchFilter } from '@app/contract/hotels/hotel-matches.ts'
import { listed } from '@app/contract/filter.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { hotelStay } from '@app/contract/rules/hotel-stay.ts'
import { itemJson } from '../../../patterns/item-texts.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { hasBit } from '../../../search/index/bitset.ts'
import type { IndexState } from '../../../search/index/index-state.ts'
import { milesFrom, nearTo } from '../../../search/index/near-rows.ts'
import type { Market } from '../../../search/market.ts'
import { readWhereAndWhen, type WhereAndWhen } from '../../event-mgmt/index.ts'
import { hotelKind } from '../hotels/hotel-kind.ts'
import { freeUntil } from '../rooms/free-until.ts'
import { requireComing, zoneOf } from '../rooms/room-offers.ts'
import { readOffers } from '../rooms/stay-offers.ts'
import { rankHotels, type RankedHotel } from './rank-hotels.ts'
import { withSoldOffers } from './sold-offers.ts'

/** More hotels than anybody looks through. Those farther away are left out. */
const mostHotels = 500

/**
 * The public hotels around an event, nearest first, or those of `hotelIds`, and a function that returns how far any hotel is: infinite if
 * that isn't known, and undefined for hotels that visitors don't see.
 */
function hotelsAround(
  { rows, values, positions, ids, rowOf }: Readonly<IndexState>,
  { places }: WhereAndWhen,
  { miles, hotelIds }: HotelMatchFilter,
) {
  const milesTo = milesFrom(positions, places)
  const isNear = nearTo(positions, places, miles)
  const distanceOf = (row: number | undefined) => {
    if (row === undefined || !hasBit(values.publicRows, row)) return undefined
    const away = places.length === 0 ? NaN : milesTo(row)
    return Number.isNaN(away) ? Infinity : away
  }
  const candidates = hotelIds
    ? listed(hotelIds).flatMap((id) => rowOf.get(id) ?? [])
    : Array.from({ length: rows }, (_, row) => row).filter(isNear)
  const found = candidates.flatMap((row) => {
    const [id, away] = [ids[row], distanceOf(row)]
    return id === undefined || away === undefined ? [] : [{ id, away }]
  })
  const nearest = found.toSorted((a, b) => (a.away === b.away ? 0 : a.away - b.away)).slice(0, mostHotels)
  return { nearest: nearest.map(({ id }) => id), milesOf: (id: string) => distanceOf(rowOf.get(id)) }
}

/** The nights that are asked for, or those of the event. */
function stayOf({ checkIn, checkOut }: HotelMatchFilter, event: WhereAndWhen, today: string) {
  if (checkIn !== undefined && checkOut !== undefined) {
    // A hotel's own day is checked when a room is held.
    requireComing('data/checkIn', checkIn, addDays(today, -1), addDays(today, 1))
    return { checkIn, checkOut }
  }
  return hotelStay(event, today)
}

type Parts = Pick<ServiceParts, 'texts' | 'resolveLocation'> & { market: Pick<Market<unknown>, 'state'> }

/** The handler of the search for hotels of an event. Prices and what is left are read from the database, whatever was kept. */
export const hotelMatchHandler =
  ({ texts, resolveLocation, market }: Parts) =>
  async ({ data: filter, offset, take }: Page & { data: HotelMatchFilter }, call: Call) => {
    const event = await readWhereAndWhen(call, filter.eventId, filter.code)
    if (event === undefined) throw invalidField('data/eventId', 'is not an event')
    const today = dayOf(new Date())
    const stay = stayOf(filter, event, today)
    const state = market.state()
    const { nearest, milesOf } = hotelsAround(state, event, filter)
    const asked = { ...stay, guests: filter.guests, eventId: filter.eventId, code: filter.code }
    const isChosen = filter.hotelIds !== undefined
    const hotels = await readOffers(call, nearest, asked, { withBlocks: !isChosen })
    const near = hotels.flatMap((hotel) => {
      const miles = milesOf(hotel.id)
      if (miles === undefined) return []
      const isShown = isChosen || miles <= filter.miles || hotel.offers.some(({ block }) => block !== null)
      return isShown ? [{ ...hotel, miles }] : []
    })
    const sold = await withSoldOffers(near, stay.checkIn, (hotel) => zoneOf(resolveLocation, hotel))
    const { ranked, ...counts } = rankHotels(sold, filter)
    const shown = ranked.slice(offset, offset + take)
    const shownTexts = await texts(
      hotelKind,
      call,
      shown.map(({ hotel }) => hotel.id),
    )
    const milesToEach = event.places.map((place) => ({ place, milesTo: milesFrom(state.positions, [place]) }))
    // Most have the same, which takes long to compute.
    const moments = new Map<string, string>()
    const zones = await Promise.all(shown.map(({ hotel }) => zoneOf(resolveLocation, hotel)))
    const items = shown.flatMap(({ hotel, state: hotelState, offer, hindrance, reasons }, at) => {
      const text = shownTexts.get(hotel.id)
      const row = state.rowOf.get(hotel.id)
      if (text === undefined || row === undefined) return []
      const timeZone = zones[at] ?? 'UTC'
      const distance = Number.isFinite(hotel.miles) ? hotel.miles : null
      const rest = {
        places:
          distance === null
            ? []
            : milesToEach.map(({ place, milesTo }) => ({ name: place.name, miles: milesTo(row) })),
        state: hotelState,
        timeZone,
        currency: hotel.currency,
        freeUntil: moments.getOrInsertComputed(`${hotel.cancelDays} ${timeZone}`, () =>
          freeUntil(stay.checkIn, hotel.cancelDays, timeZone),
        ),
        offer: shownOffer(offer),
        hindrance,
        reasons,
      } satisfies Omit<HotelMatch, 'hotel'>
      return [`{"hotel":${itemJson(text, distance)},${JSON.stringify(rest).slice(1)}`]
    })
    const { places: _places, ...told } = event
    const meta = { stats: { count: ranked.length }, stay, event: told, ...counts }
    return { json: `{"data":[${items.join(',')}],"_meta":${JSON.stringify(meta)}}` }
  }

function shownOffer(offer: RankedHotel['offer']): HotelMatch['offer'] {
  if (offer === null) return null
  const { lines: _lines, nights: _nights, block, ...shown } = offer
  if (block === null) return { ...shown, block }
  const { lines: _ofBlock, ...terms } = block
  return { ...shown, block: terms }
}

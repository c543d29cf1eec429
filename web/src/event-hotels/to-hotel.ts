import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import type { StayDates } from '@app/contract/hotels/stay-dates.ts'
import { toEventStay } from '../reservations/booking.ts'
import { priceAt } from '../reservations/room-price.ts'
import type { HotelsQuery } from './hotels-query.ts'

interface Asked {
  eventId: string
  stay: StayDates
  query: Pick<HotelsQuery, 'guests' | 'code'>
}

/** The page of a hotel, with the stay and the room whose price is in the list. */
export const toHotel = (
  { hotel, offer }: Pick<HotelMatch, 'hotel' | 'offer'>,
  { eventId, stay, query }: Asked,
) =>
  toEventStay(hotel.id, {
    eventId,
    roomId: offer?.id ?? null,
    ...stay,
    guests: query.guests,
    blockId: offer && priceAt(offer).blockId,
    code: query.code ?? null,
  })

import type { RoomOffers, ShownStay, VerifiedOffer } from '@app/contract/hotels/availability-schema.ts'
import { lastSoldNight } from '@app/contract/hotels/stay-dates.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type * as z from 'zod'
import type { Owned } from '../../../patterns/children.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { freeUntil } from './free-until.ts'
import type { OwnNights } from './own-nights.ts'
import { requestedPrice } from './requested-price.ts'
import { requireSeenEvent } from './seen-event.ts'
import { readOffers, type AskedStay, type HotelOffers } from './stay-offers.ts'

/**
 * Throws a 400 for a night that is over at the hotel, where it is `today`, or later than anybody knows rates of. Of hotels in several
 * zones, it is `today` in the first and `latest` in the last.
 */
export function requireComing(field: string, night: string, today: string, latest = today) {
  if (night < today) throw invalidField(field, 'must not be before today at the hotel')
  if (night > lastSoldNight(latest)) throw invalidField(field, 'must be within two years')
}

/**
 * What a hotel offers for a stay, or of one of its room types. Throws for a stay before today at the hotel.
 *
 * @param own what the reservation has that moves to the stay
 */
export type FindOffers = (
  call: Call,
  hotelId: string,
  asked: AskedStay,
  roomId?: string,
  own?: OwnNights,
) => Promise<z.output<typeof RoomOffers> & { hotelName: string }>

/** By the position. A hotel without one is in UTC. */
export async function zoneOf(
  resolveLocation: ServiceParts['resolveLocation'],
  { lat, lng }: Pick<HotelOffers, 'lat' | 'lng'>,
) {
  const { timeZone } = await resolveLocation({ lat, lng, timeZone: null })
  return typeof timeZone === 'string' ? timeZone : 'UTC'
}

export function openOffers({ resolveLocation }: Pick<ServiceParts, 'resolveLocation'>): FindOffers {
  return async (call, hotelId, asked, roomId, own) => {
    const [hotel] = await readOffers(call, [hotelId], asked, { roomId, own })
    if (hotel === undefined) throw notFound()
    const timeZone = await zoneOf(resolveLocation, hotel)
    // Guests who have arrived keep their first nights.
    const today = placeDay(timeZone)
    if (own?.nights[asked.checkIn] === undefined) requireComing('data/checkIn', asked.checkIn, today)
    const isSold = ({ night }: { night: string }) => night >= today && night <= lastSoldNight(today)
    const { currency, offers, name, cancelDays } = hotel
    return {
      timeZone,
      currency,
      freeUntil: freeUntil(asked.checkIn, cancelDays, timeZone),
      rooms: offers.map((room) => ({ ...room, nights: room.nights.filter(isSold) })),
      hotelName: name,
    }
  }
}

/** Handlers of the calls that tell what a stay costs and what is left. They hold nothing. */
export const roomOfferHandlers = (findOffers: FindOffers) => ({
  availability: async ({ ownerId, data }: Owned & { data: AskedStay }, call: Call) => {
    const { hotelName: _hotelName, ...offers } = await findOffers(call, ownerId, data)
    return { data: offers satisfies z.output<typeof RoomOffers> }
  },
  verify: async ({ ownerId, data }: Owned & { data: z.output<typeof ShownStay> }, call: Call) => {
    await requireSeenEvent(call, data)
    const { rooms, hotelName: _hotelName, ...facts } = await findOffers(call, ownerId, data, data.roomId)
    const [room] = rooms
    if (room === undefined) throw invalidField('data/roomId', 'is not a room type of the hotel')
    const price = requestedPrice(room, data)
    const isOffered = !(price instanceof Error) && price.totalWithTaxes === data.totalWithTaxes
    return { data: { ...facts, room, isOffered } satisfies z.output<typeof VerifiedOffer> }
  },
})

import type { RoomOffers, ShownStay, VerifiedOffer } from '@app/contract/hotels/availability-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type * as z from 'zod'
import type { Owned } from '../../../patterns/children.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { readOffers, type AskedStay, type HotelOffers } from './stay-offers.ts'

/** Handlers of the calls that tell what a stay costs and what is left. They hold nothing. */
export function roomOfferHandlers({ resolveLocation }: Pick<ServiceParts, 'resolveLocation'>) {
  /** By the position. A hotel without one is in UTC. */
  async function zoneOf({ lat, lng }: HotelOffers) {
    const { timeZone } = await resolveLocation({ lat, lng, timeZone: null })
    return typeof timeZone === 'string' ? timeZone : 'UTC'
  }

  async function offersOf(call: Call, ownerId: string, asked: AskedStay, roomId?: string) {
    const [hotel] = await readOffers(call, [ownerId], asked, roomId)
    if (hotel === undefined) throw notFound()
    const timeZone = await zoneOf(hotel)
    if (asked.checkIn < placeDay(timeZone))
      throw invalidField('data/checkIn', 'must not be before today at the hotel')
    return { timeZone, currency: hotel.currency, rooms: hotel.offers }
  }

  return {
    availability: async ({ ownerId, data }: Owned & { data: AskedStay }, call: Call) => ({
      data: (await offersOf(call, ownerId, data)) satisfies z.output<typeof RoomOffers>,
    }),
    verify: async ({ ownerId, data }: Owned & { data: z.output<typeof ShownStay> }, call: Call) => {
      const { rooms, ...facts } = await offersOf(call, ownerId, data, data.roomId)
      const [room] = rooms
      if (room === undefined) throw invalidField('data/roomId', 'is not a room type of the hotel')
      const isOffered = room.hindrance === null && room.totalWithTaxes === data.totalWithTaxes
      return { data: { ...facts, room, isOffered } satisfies z.output<typeof VerifiedOffer> }
    },
  }
}

import type { PriceLine, RoomOffer, ShownStay } from '@app/contract/hotels/availability-schema.ts'
import type * as z from 'zod'
import { conflict, invalidField, type Refusal } from '../../../platform/errors.ts'

/** What a stay costs by a block, or what everybody pays. */
interface RequestedPrice {
  total: number
  totalWithTaxes: number
  lines: PriceLine[]
  blockNights: string[]
}

const roomsGone = (detail: string) => conflict('ROOMS_GONE', detail)
export const noneLeft = () => roomsGone('No room of this type is left for all of these nights.')

function refusalOf({ hindrance, guests, minStay }: RoomOffer) {
  if (hindrance === 'Guests') return invalidField('data/guests', `must be at most ${guests} in this room`)
  if (hindrance === 'Arrival')
    return invalidField('data/checkIn', 'must be another day: the hotel takes no arrivals on this one')
  if (hindrance === 'MinimumStay')
    return invalidField('data/checkOut', `must be at least ${minStay} nights after this checkIn`)
  if (hindrance === 'Closed') return roomsGone('The hotel does not sell this room on one of these nights.')
  return hindrance === null ? null : noneLeft()
}

/** What a room costs as a caller asks for it, or why it can't be booked like that. */
export function requestedPrice(
  room: RoomOffer,
  { blockId }: Pick<z.output<typeof ShownStay>, 'blockId'>,
): RequestedPrice | Refusal {
  if (blockId === null) return refusalOf(room) ?? { ...room, blockNights: [] }
  if (room.block?.id !== blockId)
    return roomsGone('The rooms of the event are booked, or can no longer be booked at its rate.')
  const { nights, ...price } = room.block
  return { ...price, blockNights: nights }
}

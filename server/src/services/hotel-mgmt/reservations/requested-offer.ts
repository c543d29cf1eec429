import type { ShownStay } from '@app/contract/hotels/availability-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { conflict, invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { OwnNights } from '../rooms/own-nights.ts'
import { noneLeft, requestedPrice } from '../rooms/requested-price.ts'
import type { FindOffers } from '../rooms/room-offers.ts'

type Shown = z.output<typeof ShownStay>

/**
 * Reads what a stay costs. Throws if it can't be booked at the total that the guest was shown.
 *
 * @param own what the reservation has that moves to the stay
 */
export async function requireOffer(
  findOffers: FindOffers,
  call: Call,
  hotelId: string,
  shown: Shown,
  own?: OwnNights,
) {
  const { rooms, timeZone, currency, freeUntil, hotelName } = await findOffers(
    call,
    hotelId,
    shown,
    shown.roomId,
    own,
  )
  const [room] = rooms
  if (room === undefined) throw invalidField('data/roomId', 'is not a room type of the hotel')
  const price = requestedPrice(room, shown)
  if (price instanceof Error) throw price
  const { total, totalWithTaxes, lines, blockNights } = price
  if (totalWithTaxes !== shown.totalWithTaxes)
    throw conflict(
      'PRICE_CHANGED',
      `The stay now costs ${moneyText(totalWithTaxes, currency)} with all taxes and fees.`,
    )
  return {
    room_id: room.id,
    room_name: room.name,
    hotel_name: hotelName,
    check_in: shown.checkIn,
    check_out: shown.checkOut,
    guests: shown.guests,
    time_zone: timeZone,
    currency: currency satisfies Reservation['currency'],
    lines: JSON.stringify(lines),
    total,
    total_with_taxes: totalWithTaxes,
    event_id: shown.eventId,
    block_id: shown.blockId,
    block_nights: blockNights,
    free_until: freeUntil,
  }
}

type Taken = Pick<Shown, 'roomId' | 'checkIn' | 'checkOut' | 'blockId'>

/** SQL that takes a room for all nights but those that are `kept`, some of them from a block. False if one of them has none left. */
export const takingNights = (
  { roomId, checkIn, checkOut, blockId }: Taken,
  blockNights: readonly string[],
  kept: readonly string[] = [],
) =>
  sql<boolean>`derived.take_nights(${roomId}, ${checkIn}, ${checkOut}, 1, ${blockId}, ${blockNights}, ${kept})`

/** Takes them. Throws a 409 if one of them has none left. */
export async function takeNights(call: Call, ...nights: Parameters<typeof takingNights>) {
  const { rows } = await sql<{ isTaken: boolean }>`select ${takingNights(...nights)} as "isTaken"`.execute(
    call.db,
  )
  if (rows[0]?.isTaken !== true) throw noneLeft()
}

/** Gives the room of a reservation back but for the nights that are `kept`. The caller has locked its type. */
export const giveNights = (call: Call, { id }: { id: string }, kept: readonly string[] = []) =>
  sql`select derived.give_nights(v, ${kept}) from reservation v where v.id = ${id}`.execute(call.db)

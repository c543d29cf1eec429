import type { RoomOffers } from '@app/contract/hotels/availability-schema.ts'
import type { ReservationStatus } from '@app/contract/hotels/reservation-schema.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { OwnedItem } from '../../../patterns/children.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { OwnNights } from '../rooms/own-nights.ts'
import type { FindOffers } from '../rooms/room-offers.ts'
import type { AskedStay } from '../rooms/stay-offers.ts'
import { requireOpen } from './reservation-rows.ts'

/** The nights that a reservation has, and where. */
interface BookedNights extends OwnNights {
  status: ReservationStatus
  hotelId: string | null
  eventId: string | null
}

export async function readBooked(call: Call, id: string): Promise<BookedNights> {
  const { rows } = await sql<BookedNights>`
    select case when derived.is_overdue(v) then 'Expired' else v.status end as status, v.hotel_id as "hotelId", v.event_id as "eventId",
      v.room_id as "roomId", (
        select coalesce(json_object_agg(l ->> 'night', json_build_object('rate', (l ->> 'cents')::integer,
          'isOfBlock', (l ->> 'night')::date = any (v.block_nights))), '{}')
        from jsonb_array_elements(v.lines) l
        where l ->> 'kind' = 'Room' and (b.id is not null or (l ->> 'night')::date <> all (v.block_nights))) as nights,
      case when b.id is not null then json_build_object('id', b.id, 'cutOff', b.cut_off, 'rebate', b.rebate,
        'rebateReceiver', b.rebate_receiver, 'rebatePurpose', b.rebate_purpose, 'code', b.code) end as block
    from reservation v left join room_block b on b.id = v.block_id where v.id = ${id}`.execute(call.db)
  const [row] = rows
  if (!row) throw notFound()
  return row
}

export function requireHotel({ hotelId }: Pick<BookedNights, 'hotelId'>): string {
  if (hotelId === null) throw conflict('RESERVATION_ENDED', 'The page of the hotel was deleted.')
  return hotelId
}

/** Another stay of a reservation, which stays its event's, and that of the guests who have the link to its block. */
export const askedAgain = <S extends AskedStay>(stay: S, { eventId, block }: BookedNights): S => ({
  ...stay,
  eventId: stay.eventId ?? eventId,
  code: stay.code ?? block?.code ?? null,
})

interface TakenStay {
  roomId: string
  checkIn: string
  checkOut: string
  blockId: string | null
}

/** The nights that a reservation has already of another stay in the same room, as many from the same block. */
export function keptNights(
  booked: OwnNights,
  { roomId, checkIn, checkOut, blockId }: TakenStay,
  blockNights: readonly string[],
): string[] {
  if (roomId !== booked.roomId) return []
  return Object.entries(booked.nights)
    .filter(([night]) => checkIn <= night && night < checkOut)
    .filter(([night, { isOfBlock }]) =>
      blockNights.includes(night) ? isOfBlock && booked.block?.id === blockId : !isOfBlock,
    )
    .map(([night]) => night)
}

export const otherStayHandlers = (findOffers: FindOffers) => ({
  async offers({ id, data }: Pick<OwnedItem, 'id'> & { data: AskedStay }, call: Call) {
    const booked = await readBooked(call, id)
    requireOpen(booked)
    const asked = askedAgain(data, booked)
    const { hotelName: _hotelName, ...offers } = await findOffers(
      call,
      requireHotel(booked),
      asked,
      undefined,
      booked,
    )
    return { data: offers satisfies z.output<typeof RoomOffers> }
  },
})

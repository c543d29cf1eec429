import {
  reservations,
  type ReadReservation,
  type ReservationStatus,
} from '@app/contract/hotels/reservation-schema.ts'
import { sql } from 'kysely'
import { asJson } from '../../../patterns/columns.ts'
import { childLists, readChildren, type Children, type Scope } from '../../../patterns/children.ts'
import { conflict, notFound, preconditionFailed } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { one, parsed, type JsonText } from '../../../platform/http/json-text.ts'
import type { ItemResolver } from '../../../platform/http/rights.ts'
import type { LinkedThing } from '../../../patterns/mailed-tokens.ts'
import type { Page } from '@app/contract/envelope.ts'

const rows: Children<typeof reservations.item> = { table: 'reservation', collection: reservations }

/** Handlers of the lists of a hotel. Its team doesn't learn who nearly booked a room. */
const ofHotel = (ownerId: string): Scope => ({
  condition: sql`t.owner_id = ${ownerId} and t.booked_date is not null`,
})
export const hotelLists = () => childLists(rows, ofHotel)

/** The caller's own, the latest arrival first. */
export const readOwn = (paging: Page, call: Call) =>
  readChildren(
    rows,
    call,
    {
      condition: sql`t.user_id = ${signedIn(call).id}
      and (t.booked_date is not null or t.status in ('Held', 'Unconfirmed'))`,
    },
    paging,
    { sort: '-checkIn' },
  )

const reservationText = `
  select ${asJson(reservations.item.shape, 't')}::text as json, t.revision, t.user_id as "userId"
  from derived.reservation_item t where t.id = $1`

export async function readReservation(call: Call, id: string, status?: number) {
  const [row] = await call.prepared<{ json: string; revision: number; userId: string | null }>(
    'reservation',
    reservationText,
    [id],
  )
  if (!row) throw notFound()
  return one<ReadReservation>(`{"isOwn":${isGuest(call, row)},${row.json.slice(1)}`, row.revision, status)
}

/** What was typed about the guest is left out for the reader of an address that may be a stranger's. */
export function withoutGuest(reservation: JsonText<{ data: ReadReservation }>): { data: ReadReservation } {
  const guest = { name: null, email: null, phone: null, arrival: null, notes: null }
  return { data: { ...parsed(reservation).data, ...guest } }
}

interface People extends Record<string, unknown> {
  userId: string | null
  hotelId: string | null
}

/** The guest manages a reservation, and once it is booked the managers of its hotel do. */
export const reservationItem: ItemResolver = async (call, _ownerId, id) => {
  const [found] = await call.prepared<People>(
    'people-of-reservation',
    `select user_id as "userId", case when booked_date is not null then hotel_id end as "hotelId" from reservation where id = $1`,
    [id],
  )
  if (!found) return null
  const { userId, hotelId } = found
  return {
    userId,
    owners: [
      ...(userId !== null && userId === call.user?.id
        ? [{ kind: 'user' as const, id: userId, rung: 'manager' as const }]
        : []),
      ...(hotelId === null ? [] : [{ kind: 'hotel' as const, id: hotelId }]),
    ],
  }
}

const toReservation: LinkedThing['find'] = async (_call, itemId) => ({ ownerId: null, itemId })

/** Links to reservations. */
export const reservationLinks = {
  'hold-key': { side: 'holder', find: toReservation },
  'reservation-proof': { side: 'addressee', find: toReservation },
  'reservation-key': { side: 'guest', find: toReservation },
} as const satisfies Record<string, LinkedThing>

/** A reservation that a call changes. */
export interface LockedReservation {
  id: string
  number: string
  status: ReservationStatus
  hotelId: string | null
  hotelName: string
  roomId: string | null
  roomName: string
  eventId: string | null
  userId: string | null
  checkIn: string
  checkOut: string
  guests: number
  email: string | null
  isExtended: boolean
  /** Whether the guest can still cancel or change it. */
  isFree: boolean
  /** Whether the guest has left, by the day of the hotel. */
  isOver: boolean
  revision: number
}

const lockedText = `
  select v.id, v.number, case when derived.is_overdue(l.v) then 'Expired' else v.status end as status, v.hotel_id as "hotelId",
    v.hotel_name as "hotelName", v.room_id as "roomId", v.room_name as "roomName", v.event_id as "eventId", v.user_id as "userId",
    v.check_in::text as "checkIn", v.check_out::text as "checkOut", v.guests, v.email, v.is_extended as "isExtended", v.free_until > now() as "isFree",
    v.check_out < (now() at time zone v.time_zone)::date as "isOver", v.revision, v.room_id is not distinct from l.locked_room as "isLocked"
  from derived.lock_reservation($1, $2) l, lateral (select (l.v).*) v`

/** Locks a reservation, its room type and another one that it may move to. */
export async function lockReservation(
  call: Call,
  id: string,
  otherRoomId?: string,
): Promise<LockedReservation> {
  const [row] = await call.prepared<LockedReservation & { isLocked: boolean } & Record<string, unknown>>(
    'locked-reservation',
    lockedText,
    [id, otherRoomId ?? null],
  )
  if (!row) throw notFound()
  // It was moved to a room type that isn't locked.
  if (!row.isLocked) throw preconditionFailed()
  return row
}

/** Throws a 409 for a reservation that has ended. */
export function requireOpen({ status }: Pick<LockedReservation, 'status'>) {
  if (status === 'Canceled') throw conflict('RESERVATION_ENDED', 'This reservation was canceled.')
  if (status === 'Expired')
    throw conflict('RESERVATION_ENDED', 'The room was held for a while and then given back. Book it again.')
}

/** Whether the caller acts as the guest, rather than for the hotel. Without an account or a link, they have just held the room. */
export const isGuest = (call: Call, { userId }: Pick<LockedReservation, 'userId'>) =>
  call.link !== undefined || userId === (call.user?.id ?? null)

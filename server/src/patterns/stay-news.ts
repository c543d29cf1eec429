import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { sql } from 'kysely'
import type { Call } from '../platform/http/call.ts'
import { notify } from './notify.ts'

/** A reservation, without anything about its guest. */
export interface Stay {
  checkIn: string
  checkOut: string
  number: string
  roomName: string
  /** Null if it was deleted. */
  hotelId: string | null
}

/** Tells the team of a hotel what a guest did. It says nothing of the guest, whom it outlives. */
export async function tellHotel(call: Call, stay: Stay, done: 'booked' | 'changed' | 'canceled') {
  const { hotelId, roomName, number } = stay
  if (hotelId === null) return
  await notify(call, sql`select s.user_id from derived.staff s where s.owner_id = ${hotelId}`, {
    kind: 'room-booked',
    aboutId: hotelId,
    title: `Room ${done}: ${roomName}`,
    contents: `${stayText(stay)}, reservation ${number}.`,
    url: `/hotels/${hotelId}/reservations`,
  })
}

import { knownDates } from '@app/contract/rules/event-text.ts'
import { sql } from 'kysely'
import type { Call } from '../platform/http/call.ts'
import { notify } from './notify.ts'

interface Dates {
  checkIn: string
  checkOut: string
}

/** A reservation, without anything about its guest. */
export interface Stay extends Dates {
  number: string
  roomName: string
  /** Null if it was deleted. */
  hotelId: string | null
}

/** `Mar 12 – 14, 2027`. */
export const stayText = ({ checkIn, checkOut }: Dates) =>
  knownDates({ startDate: checkIn, endDate: checkOut, months: [] })

/** Tells the team of a hotel what a guest did. It says nothing of the guest, whom it outlives. */
export async function tellHotel(call: Call, stay: Stay, done: 'booked' | 'changed' | 'canceled') {
  const { hotelId, roomName, number } = stay
  if (hotelId === null) return
  await notify(call, sql`select s.user_id from derived.staff s where s.owner_id = ${hotelId}`, {
    kind: 'room-booked',
    aboutId: hotelId,
    title: `Room ${done}: ${roomName}`,
    contents: `${stayText(stay)}, reservation ${number}.`,
    url: `/hotels/${hotelId}`,
  })
}

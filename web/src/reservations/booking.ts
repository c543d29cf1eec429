import { isStay } from '@app/contract/hotels/stay-dates.ts'
import { date, id, number } from '../page/query-codecs.ts'

/** What somebody is about to book, as the address has it. */
export interface Booking {
  hotelId: string
  roomId: string
  checkIn: string
  checkOut: string
  guests: number
  /** The event whose hotels led here. */
  eventId: string | null
}

/** Undefined for an address that names no stay in a room. */
export function bookingIn(search: URLSearchParams): Booking | undefined {
  const [hotelId, roomId] = [id.read(search.get('hotel')), id.read(search.get('room'))]
  const [checkIn, checkOut] = [date.read(search.get('in')), date.read(search.get('out'))]
  if (hotelId === undefined || roomId === undefined || checkIn === undefined || checkOut === undefined)
    return undefined
  if (!isStay({ checkIn, checkOut })) return undefined
  const guests = number.read(search.get('guests')) ?? 1
  return {
    hotelId,
    roomId,
    checkIn,
    checkOut,
    guests: Number.isInteger(guests) && guests >= 1 && guests <= 20 ? guests : 1,
    eventId: id.read(search.get('event')) ?? null,
  }
}

/** The address of the page on which a room is booked. */
export function toBooking({ hotelId, roomId, checkIn, checkOut, guests, eventId }: Booking): string {
  const search = new URLSearchParams({
    hotel: hotelId,
    room: roomId,
    in: checkIn,
    out: checkOut,
    guests: String(guests),
    ...(eventId !== null && { event: eventId }),
  })
  return `/reservations/new?${search}`
}

const chosen = { isRoomChosen: true }
/** Of a link by which somebody chooses a room. Its page holds the room at once; by its address alone, as robots open it, it asks first. */
export const toChosen = (booking: Booking) => ({ to: toBooking(booking), state: chosen })
export const isChosen = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isRoomChosen' in state

/** A key that nobody else knows, such as the one of a mailed link. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** '8:42', of seconds. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

import { isStay } from '@app/contract/hotels/stay-dates.ts'
import { date, id, number } from '../page/query-codecs.ts'

/** Who sleeps in a room until somebody says otherwise. */
export const usualGuests = 2

/** A stay that somebody asks for, as addresses have it. */
interface AskedStay {
  checkIn: string
  checkOut: string
  guests: number
  /** The event whose hotels led here. */
  eventId: string | null
  /** The block of the event whose price they saw. */
  blockId?: string | null
  /** Of a link to a block that isn't for everybody. */
  code?: string | null
}

/** What somebody is about to book, as the address has it. */
export interface Booking extends AskedStay {
  hotelId: string
  roomId: string
}

/** Undefined for an address without the nights of a stay. */
function askedIn(search: URLSearchParams): AskedStay | undefined {
  const [checkIn, checkOut] = [date.read(search.get('in')), date.read(search.get('out'))]
  if (checkIn === undefined || checkOut === undefined || !isStay({ checkIn, checkOut })) return undefined
  const guests = number.read(search.get('guests')) ?? 1
  return {
    checkIn,
    checkOut,
    guests: Number.isInteger(guests) && guests >= 1 && guests <= 20 ? guests : 1,
    eventId: id.read(search.get('event')) ?? null,
    ...(search.has('block') && { blockId: id.read(search.get('block')) ?? null }),
    ...(search.has('code') && { code: search.get('code') }),
  }
}

const searchOf = (
  names: Record<string, string>,
  { checkIn, checkOut, guests, eventId, blockId, code }: AskedStay,
) =>
  new URLSearchParams({
    ...names,
    in: checkIn,
    out: checkOut,
    guests: String(guests),
    ...(eventId !== null && { event: eventId }),
    ...(blockId != null && { block: blockId }),
    ...(code != null && { code }),
  })

/** Undefined for an address that names no stay in a room. */
export function bookingIn(search: URLSearchParams): Booking | undefined {
  const [hotelId, roomId] = [id.read(search.get('hotel')), id.read(search.get('room'))]
  const asked = askedIn(search)
  return hotelId === undefined || roomId === undefined || !asked ? undefined : { hotelId, roomId, ...asked }
}

/** The address of the page on which a room is booked. */
export const toBooking = ({ hotelId, roomId, ...asked }: Booking): string =>
  `/reservations/new?${searchOf({ hotel: hotelId, room: roomId }, asked)}`

/** A stay for an event, with which people come from its hotels to the page of one. */
export interface EventStay extends AskedStay {
  eventId: string
  /** The room type whose price they saw. */
  roomId: string | null
}

export function eventStayIn(search: URLSearchParams): EventStay | undefined {
  const asked = askedIn(search)
  return asked?.eventId == null
    ? undefined
    : { ...asked, eventId: asked.eventId, roomId: id.read(search.get('room')) ?? null }
}

/** The address of a hotel's page with a stay for an event. */
export const toEventStay = (hotelId: string, { roomId, ...asked }: EventStay): string =>
  `/hotels/${hotelId}?${searchOf(roomId === null ? {} : { room: roomId }, asked)}`

const chosen = { isRoomChosen: true }
/** Of a link by which somebody chooses a room. Its page holds the room at once; by its address alone, as robots open it, it asks first. */
export const toChosen = (booking: Booking) => ({ to: toBooking(booking), state: chosen })
export const isChosen = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isRoomChosen' in state

/** '8:42', of seconds. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

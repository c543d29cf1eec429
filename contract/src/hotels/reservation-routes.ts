import { Many, Nothing, One, Page } from '../envelope.ts'
import { wholeList } from '../patterns/items.ts'
import { route } from '../route.ts'
import { RoomOffers, ShownStay, Stay } from './availability-schema.ts'
import {
  GuestDraft,
  HoldDraft,
  ReadReservation,
  Reservation,
  reservations,
  StayEntry,
} from './reservation-schema.ts'

const ofHotel = { owner: 'hotel', path: '/hotels/{ownerId}/reservations' } as const
const {
  list,
  filtered,
  export: exported,
} = wholeList(ofHotel, reservations, { read: 'member', write: 'manager' })

/** A reservation by itself: its guest, with or without an account, and the team of its hotel. */
const one = { path: '/hotels/reservations/{id}', owner: ['item'], item: 'reservation' } as const
const byGuest = { allow: 'manager', link: ['holder', 'guest'] } as const
const reply = One(ReadReservation)

export const hotelReservations = {
  list,
  filtered,
  export: exported,
  hold: route({
    method: 'POST',
    ...ofHotel,
    allow: 'visitor',
    budget: 'creations',
    otherStatus: 201,
    data: HoldDraft,
    reply,
    summary: 'Hold a room for ten minutes at the total that was shown',
  }),
  mine: route({
    method: 'GET',
    path: '/hotels/reservations',
    owner: null,
    allow: 'user',
    query: Page,
    reply: Many(Reservation),
    summary: "The caller's own reservations, the latest arrival first",
  }),
  get: route({ method: 'GET', ...one, allow: 'member', link: ['holder', 'addressee', 'guest'], reply }),
  calendarEntry: route({
    method: 'GET',
    ...one,
    path: '/hotels/reservations/{id}/calendar-entry',
    allow: 'member',
    link: ['holder', 'guest'],
    reply: One(StayEntry),
    summary: 'The stay for a calendar, as the email about it has it. A room that is not booked has none',
  }),
  extend: route({
    method: 'POST',
    ...one,
    path: '/hotels/reservations/{id}/extension',
    ...byGuest,
    reply,
    summary: 'Hold the room ten minutes longer, once',
  }),
  book: route({
    method: 'PUT',
    ...one,
    path: '/hotels/reservations/{id}/guest',
    ...byGuest,
    data: GuestDraft,
    reply,
    summary:
      'Book the room that is held, or change who comes. Without an account, a link in an email confirms it within an hour',
  }),
  confirm: route({
    method: 'POST',
    ...one,
    path: '/hotels/reservations/{id}/confirmation',
    allow: 'admin',
    link: ['addressee', 'guest'],
    reply,
    summary: 'Confirm a reservation by the link in its email, which manages it from then on',
  }),
  offers: route({
    method: 'POST',
    ...one,
    path: '/hotels/reservations/{id}/availability',
    ...byGuest,
    effect: 'read',
    data: Stay,
    reply: One(RoomOffers),
    summary:
      'What another stay of a reservation costs in each room type. Nights that it has already stay at the rates that were booked',
  }),
  change: route({
    method: 'PUT',
    ...one,
    path: '/hotels/reservations/{id}/stay',
    ...byGuest,
    data: ShownStay,
    reply,
    summary: 'Move a reservation to other nights or another room, at the total that was shown',
  }),
  cancel: route({
    method: 'DELETE',
    ...one,
    ...byGuest,
    reply: Nothing,
    summary: 'Cancel a reservation, or give back a room that is held',
  }),
}

import { freeUntilText, isFree } from '@app/contract/hotels/free-until.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type {
  ReadReservation,
  Reservation,
  ReservationStatus,
} from '@app/contract/hotels/reservation-schema.ts'

export const freeText = (reservation: Pick<Reservation, 'freeUntil' | 'timeZone'>, now = Date.now()) =>
  isFree(reservation, now)
    ? `Free to cancel or change until ${freeUntilText(reservation)} at the hotel.`
    : 'It can’t be canceled or changed here anymore. Call the hotel.'

const titles: Record<Exclude<ReservationStatus, 'Confirmed'>, string> = {
  Held: 'A room is held for you',
  Unconfirmed: 'One more step',
  Canceled: 'This stay is canceled',
  Expired: 'The room was given back',
}

/** Guests are forgotten a while after departure. */
export const guestOf = ({ name }: Pick<Reservation, 'name'>) => name ?? 'Former guest'

export function titleText(
  reservation: Pick<ReadReservation, 'name' | 'status' | 'hotelName' | 'isOwn'>,
): string {
  const { status, hotelName, isOwn } = reservation
  if (!isOwn) return `Stay of ${guestOf(reservation)}`
  return status === 'Confirmed' ? `Your room at ${hotelName}` : titles[status]
}

/** How to reach the guest, and what they wish, for the team of the hotel. */
export const guestText = ({ status, email, phone, arrival, notes }: Reservation) =>
  [
    status === 'Canceled' ? 'This stay is canceled.' : '',
    [phone, email].filter((part) => part !== null).join(', '),
    arrival === null ? '' : `Arrives ${arrival}.`,
    notes ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ')

const statusTexts: Record<ReservationStatus, string> = {
  Held: 'Held for you',
  Unconfirmed: 'Confirm it by email',
  Confirmed: 'Booked',
  Canceled: 'Canceled',
  Expired: 'Given back',
}
export const statusText = (status: ReservationStatus) => statusTexts[status]

/** In a list. Whose guest has left is no longer booked. */
export const stateText = ({
  status,
  checkOut,
  timeZone,
}: Pick<Reservation, 'status' | 'checkOut' | 'timeZone'>) =>
  status === 'Confirmed' && checkOut < placeDay(timeZone) ? 'Past' : statusText(status)

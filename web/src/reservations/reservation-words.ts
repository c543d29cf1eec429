import type { Reservation, ReservationStatus } from '@app/contract/hotels/reservation-schema.ts'

/** In the hotel's zone: 'Fri, Mar 5, 6:00 PM'. */
const timeText = ({ freeUntil, timeZone }: Pick<Reservation, 'freeUntil' | 'timeZone'>) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(freeUntil))

export const isFree = ({ freeUntil }: Pick<Reservation, 'freeUntil'>, now = Date.now()) =>
  Date.parse(freeUntil) > now

export const freeText = (reservation: Pick<Reservation, 'freeUntil' | 'timeZone'>, now = Date.now()) =>
  isFree(reservation, now)
    ? `Free to cancel or change until ${timeText(reservation)} at the hotel.`
    : 'It can’t be canceled or changed here anymore. Call the hotel.'

const statusTexts: Record<ReservationStatus, string> = {
  Held: 'Held for you',
  Unconfirmed: 'Confirm it by email',
  Confirmed: 'Booked',
  Canceled: 'Canceled',
  Expired: 'Given back',
}
export const statusText = (status: ReservationStatus) => statusTexts[status]

import type { ReadReservation } from '@app/contract/hotels/reservation-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { localToday } from '../../page/use-today.ts'

const today = localToday()
/** A stay in three days, in the hotel `h`, as its guest reads it. */
export const plainReservation: ReadReservation = {
  isOwn: true,
  id: '1',
  number: '7K2M-4QXD',
  status: 'Confirmed',
  hotelId: 'h',
  hotelName: 'Quarry House',
  roomId: 'r',
  roomName: 'Two queens',
  eventId: null,
  blockId: null,
  blockNights: [],
  checkIn: addDays(today, 3),
  checkOut: addDays(today, 5),
  guests: 4,
  children: 2,
  timeZone: 'America/New_York',
  currency: 'USD',
  lines: [],
  total: 32_600,
  totalWithTaxes: 36_296,
  freeUntil: '2027-03-01T12:00:00.000Z',
  name: 'Lorena Tovar',
  email: 'lorena@family.example',
  phone: '(260) 555-0148',
  arrival: 'after 9 PM',
  notes: 'A crib, please.',
  expiresDate: null,
  secondsLeft: null,
  isExtended: false,
  createdDate: '2027-02-01T12:00:00.000Z',
}

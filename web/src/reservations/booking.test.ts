import { expect, test } from 'vitest'
import { isMailedKey } from '@app/contract/mailed-key.ts'
import { newKey } from '../page/new-key.ts'
import { bookingIn, clockText, eventStayIn, toBooking, toEventStay, type Booking } from './booking.ts'

const booking: Booking = {
  hotelId: '0190a2b3-0000-7000-8000-000000000001',
  roomId: '0190a2b3-0000-7000-8000-000000000002',
  checkIn: '2027-03-12',
  checkOut: '2027-03-14',
  guests: 4,
  eventId: '0190a2b3-0000-7000-8000-000000000003',
}
const read = (address: string) => bookingIn(new URLSearchParams(address.split('?')[1]))

test.each([booking, { ...booking, eventId: null, guests: 1 }])('an address has all of %o', (one) => {
  expect(read(toBooking(one))).toEqual(one)
})

test.each([
  ['no room', { roomId: 'none' }],
  ['a day that isn’t one', { checkIn: '2027-02-30' }],
  ['no nights', { checkOut: '2027-03-12' }],
  ['an end before its start', { checkOut: '2027-03-11' }],
  ['15 nights', { checkOut: '2027-03-27' }],
])('an address with %s books nothing', (_what, changed) => {
  expect(read(toBooking({ ...booking, ...changed }))).toBeUndefined()
})

test.each(['0', '21', '1.5', 'many', ''])('%s guests are one', (guests) => {
  expect(read(toBooking(booking).replace('guests=4', `guests=${guests}`))?.guests).toBe(1)
})

const { hotelId, ...eventStay } = { ...booking, eventId: '0190a2b3-0000-7000-8000-000000000003' }
const readStay = (address: string) => eventStayIn(new URLSearchParams(address.split('?')[1]))

test.each([
  eventStay,
  { ...eventStay, roomId: null },
  // Over New Year, and the night on which clocks change.
  { ...eventStay, checkIn: '2027-12-31', checkOut: '2028-01-01' },
  { ...eventStay, checkIn: '2027-11-06', checkOut: '2027-11-08' },
])('the address of a hotel has all of the stay %o', (stay) => {
  expect(readStay(toEventStay(hotelId, stay))).toEqual(stay)
})

test.each([
  ['without an event', { eventId: 'none' }],
  ['of no nights', { checkOut: '2027-03-12' }],
  ['of 15 nights', { checkOut: '2027-03-27' }],
  ['of 400 nights', { checkOut: '2028-04-15' }],
])('a stay %s is none for an event', (_what, changed) => {
  expect(readStay(toEventStay(hotelId, { ...eventStay, ...changed }))).toBeUndefined()
})

test('keys are those of links, and never the same', () => {
  const keys = Array.from({ length: 50 }, newKey)
  expect(keys.every(isMailedKey)).toBe(true)
  expect(new Set(keys).size).toBe(50)
})

test.each([
  [600, '10:00'],
  [522, '8:42'],
  [60.9, '1:00'],
  [9, '0:09'],
  [0, '0:00'],
])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

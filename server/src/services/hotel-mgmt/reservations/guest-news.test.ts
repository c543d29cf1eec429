import { expect, test } from 'vitest'
import { freeText, guestNews, guestNewsKinds, type GuestNews, type NewsStay } from './guest-news.ts'

const before = { startDate: '2027-03-12', endDate: '2027-03-14' }
const after = { startDate: '2027-03-19', endDate: '2027-03-21' }
const event = {
  name: 'Spring Cup',
  isDeleted: false,
  isCancelled: false,
  dates: before,
  toldDates: before,
  isSeen: true,
}
const stay: NewsStay = {
  hotelName: 'Quarry House',
  phone: '(812) 555-0119',
  isHotelDeleted: false,
  freeUntil: new Date(Date.now() + 86_400_000),
  timeZone: 'UTC',
  event,
  checkIn: '2027-03-12',
  checkOut: '2027-03-14',
}
const of = (changes: Partial<typeof event>): NewsStay => ({ ...stay, event: { ...event, ...changes } })
const hotelGone = { ...stay, isHotelDeleted: true }

const table: [GuestNews, string, NewsStay, string, string][] = [
  [
    'stay-event-ended',
    'cancelled',
    of({ isCancelled: true }),
    'Spring Cup is cancelled',
    'Spring Cup, Mar 12 – 14, 2027, for which you booked a room, was cancelled.',
  ],
  [
    'stay-event-ended',
    'deleted',
    of({ isDeleted: true }),
    'The page of Spring Cup was removed',
    'The page of Spring Cup, Mar 12 – 14, 2027, for which you booked a room, was removed. Ask its organizer whether the event takes place.',
  ],
  [
    'stay-event-ended',
    'deleted after it was cancelled',
    of({ isDeleted: true, isCancelled: true }),
    'Spring Cup is cancelled',
    'Spring Cup, Mar 12 – 14, 2027, for which you booked a room, was cancelled.',
  ],
  [
    'stay-event-moved',
    'by a week',
    of({ dates: after }),
    'Spring Cup has new dates',
    'Spring Cup, for which you booked a room, moved from Mar 12 – 14, 2027 to Mar 19 – 21, 2027. None of your nights is on the new dates.',
  ],
  [
    'stay-event-moved',
    'by a day',
    of({ dates: { startDate: '2027-03-13', endDate: '2027-03-15' } }),
    'Spring Cup has new dates',
    'Spring Cup, for which you booked a room, moved from Mar 12 – 14, 2027 to Mar 13 – 15, 2027.',
  ],
  [
    'stay-event-moved',
    'while the guest doesn’t see it',
    of({ dates: after, isSeen: false }),
    'Spring Cup has new dates',
    'Spring Cup, for which you booked a room, no longer takes place on Mar 12 – 14, 2027. Ask its organizer for the new dates.',
  ],
  [
    'stay-event-back',
    'restored',
    stay,
    'Spring Cup is back',
    'The page of Spring Cup, for which you booked a room, is back. It takes place Mar 12 – 14, 2027.',
  ],
  [
    'stay-hotel-gone',
    'deleted',
    hotelGone,
    'The page of Quarry House was removed',
    'The page of Quarry House was removed from this site. Call the hotel to make sure that it expects you.',
  ],
  [
    'stay-hotel-back',
    'restored',
    stay,
    'The page of Quarry House is back',
    'The page of Quarry House, which was removed, is back. You need to do nothing.',
  ],
]

test('the table has each kind of news', () => {
  expect(new Set(table.map(([kind]) => kind))).toEqual(new Set(guestNewsKinds))
})

test.each(table)('%s, %s', (kind, _what, about, title, text) => {
  expect(guestNews[kind](about)).toEqual({ title, text })
})

test.each<[GuestNews, string, NewsStay]>([
  ['stay-event-ended', 'an event that was restored meanwhile', stay],
  ['stay-event-moved', 'an event that moved back', stay],
  ['stay-event-moved', 'an event that was cancelled meanwhile', of({ dates: after, isCancelled: true })],
  ['stay-event-back', 'a cancelled event', of({ isCancelled: true })],
  ['stay-event-back', 'an event that was deleted again', of({ isDeleted: true })],
  ['stay-hotel-gone', 'a hotel that was restored meanwhile', stay],
  ['stay-hotel-back', 'a hotel that was deleted again', hotelGone],
  ['stay-event-ended', 'a stay without an event', { ...stay, event: null }],
])('%s says nothing of %s', (kind, _what, about) => {
  expect(guestNews[kind](about)).toBeNull()
})

const freeUntil = new Date('2099-03-05T23:00:00Z')
const timeZone = 'America/New_York'

test('while canceling is free, guests read until when by the clock of the hotel', () => {
  expect(freeText({ ...stay, freeUntil, timeZone })).toBe(
    'You can cancel or change it for free until Thu, Mar 5, 6:00 PM by the hotel’s clock, with the link in this email.',
  )
})

test('a stay at a hotel without a page is canceled here and changed by telephone', () => {
  expect(freeText({ ...hotelGone, freeUntil, timeZone })).toBe(
    'You can cancel it for free until Thu, Mar 5, 6:00 PM by the hotel’s clock, with the link in this email. To change it, call Quarry House: (812) 555-0119.',
  )
})

test.each([
  ['(812) 555-0119', 'call Quarry House: (812) 555-0119.'],
  [null, 'call Quarry House.'],
])('once it is no longer free, nothing is offered for free (telephone: %s)', (phone, call) => {
  expect(freeText({ ...stay, freeUntil: new Date(Date.now() - 1), phone })).toBe(
    `It can no longer be canceled or changed for free. To do either, ${call}`,
  )
})

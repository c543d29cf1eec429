import { expect, test } from 'vitest'
import { hotelBanner } from './hotel-banner.ts'

const today = '2027-03-01'
const unlinked = { hotelLink: null, isHotelLinkIgnored: false }
const linked = { startDate: '2027-03-12', hotelLink: 'https://example.com/hotels' }
const early = 'Book early for the best hotel deals!'
const great = 'Score Big with Great Hotel Deals!'
const late = 'Last-Minute Hotel Deals!'

test.each([
  [31, '2027-04-01', early],
  [30, '2027-03-31', great],
  [8, '2027-03-09', great],
  [7, '2027-03-08', late],
  [0, '2027-03-01', late],
  [-1, '2027-02-28', late],
])('section 9: %i days before the start, the hotel banner of %s is %j', (_days, startDate, text) => {
  expect(hotelBanner({ ...unlinked, startDate }, today)).toBe(text)
})

test.each([
  // Clocks change on Mar 14th.
  ['2027-03-13', '2027-03-20', late],
  ['2027-03-13', '2027-03-21', great],
  ['2027-12-01', '2027-12-31', great],
  ['2027-12-01', '2028-01-01', early],
  ['2028-02-28', '2028-03-07', great],
  ['2028-02-29', '2028-03-07', late],
])('on %s, over clocks, years and leap days, the hotel banner for %s is %j', (day, startDate, text) => {
  expect(hotelBanner({ ...unlinked, startDate }, day)).toBe(text)
})

test.each(['2027-04-01', '2027-03-31', '2027-03-08', '2027-02-28'])(
  'section 4: with a hotelLink, the hotel banner is the same for a start on %s',
  (startDate) => {
    expect(hotelBanner({ ...linked, startDate, isHotelLinkIgnored: false }, today)).toBe(
      'Book Your Hotel for the Event!',
    )
  },
)

test.each([
  ['2027-04-01', early],
  ['2027-03-31', great],
  ['2027-03-08', late],
])(
  'section 4: with a hotelLink and the flag, the hotel banner for a start on %s is %j',
  (startDate, text) => {
    expect(hotelBanner({ ...linked, startDate, isHotelLinkIgnored: true }, today)).toBe(text)
  },
)

test('section 4: with a hotelLink, the hotel banner is "Book Your Hotel for the Event!"', () => {
  expect(hotelBanner({ ...linked, isHotelLinkIgnored: false }, today)).toBe('Book Your Hotel for the Event!')
})

test('section 4: with a hotelLink and the flag, the hotel banner depends on the days to the start', () => {
  expect(hotelBanner({ ...linked, isHotelLinkIgnored: true }, today)).toBe(great)
})

test('section 4: an empty hotelLink is not present', () => {
  expect(hotelBanner({ ...linked, hotelLink: '', isHotelLinkIgnored: false }, today)).toBe(great)
})

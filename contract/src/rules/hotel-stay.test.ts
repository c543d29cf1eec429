import { expect, test } from 'vitest'
import { hotelStay } from './hotel-stay.ts'

const weekend = { startDate: '2027-03-12', endDate: '2027-03-14' }

test.each([
  ['the day before the start', '2027-03-11', '2027-03-12', '2027-03-14'],
  ['the day of the start', '2027-03-12', '2027-03-12', '2027-03-14'],
  ['the day after the start', '2027-03-13', '2027-03-13', '2027-03-14'],
  ['the last day', '2027-03-14', '2027-03-14', '2027-03-15'],
  ['the day after the end', '2027-03-15', '2027-03-15', '2027-03-16'],
])('section 5: on %s (%s), the stay is from %s to %s', (_name, today, checkIn, checkOut) => {
  expect(hotelStay(weekend, today)).toEqual({ checkIn, checkOut })
})

test('section 5: the stay for an event of one day ends on the next day', () => {
  const event = { startDate: '2027-03-12', endDate: '2027-03-12' }
  expect(hotelStay(event, '2027-03-01')).toEqual({ checkIn: '2027-03-12', checkOut: '2027-03-13' })
})

test('section 5: the stay for an event of one day on December 31 ends in the next year', () => {
  const event = { startDate: '2027-12-31', endDate: '2027-12-31' }
  expect(hotelStay(event, '2027-03-01')).toEqual({ checkIn: '2027-12-31', checkOut: '2028-01-01' })
})

test('section 9: the stay for an event of 7 days ends with the event', () => {
  const event = { startDate: '2027-03-12', endDate: '2027-03-18' }
  expect(hotelStay(event, '2027-03-01')).toEqual({ checkIn: '2027-03-12', checkOut: '2027-03-18' })
})

test('section 9: the stay for an event of 8 days is 1 night', () => {
  const event = { startDate: '2027-03-12', endDate: '2027-03-19' }
  expect(hotelStay(event, '2027-03-01')).toEqual({ checkIn: '2027-03-12', checkOut: '2027-03-13' })
})

test('section 9: the stay for an event of 8 days is 1 night even if only 2 days are left', () => {
  const event = { startDate: '2027-03-12', endDate: '2027-03-19' }
  expect(hotelStay(event, '2027-03-18')).toEqual({ checkIn: '2027-03-18', checkOut: '2027-03-19' })
})

test.each([
  ['before the first day', '2027-03-01', 3, '2027-03-12', '2027-03-14'],
  ['among them', '2027-04-01', 3, '2027-04-01', '2027-04-03'],
  ['for one day', '2027-03-01', 1, '2027-03-12', '2027-03-13'],
  ['of unknown length', '2027-03-01', null, '2027-03-12', '2027-03-13'],
  ['for more than 7 days', '2027-03-01', 8, '2027-03-12', '2027-03-13'],
])(
  'the stay for flexible dates has the days of the event: %s',
  (_name, today, dayCount, checkIn, checkOut) => {
    const event = { startDate: '2027-03-12', endDate: '2027-05-30', hasFlexibleDates: true, dayCount }
    expect(hotelStay(event, today)).toEqual({ checkIn, checkOut })
  },
)

test('days of an event whose dates are fixed don’t count', () => {
  expect(hotelStay({ ...weekend, hasFlexibleDates: false, dayCount: 1 }, '2027-03-01')).toEqual({
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
  })
})

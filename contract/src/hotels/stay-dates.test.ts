import { expect, test } from 'vitest'
import { isStay, nightsError, nightsOf, stayText } from './stay-dates.ts'

const checkIn = '2027-03-12'

test.each([
  ['2027-03-13', 1, true],
  ['2027-03-26', 14, true],
  ['2027-03-27', 15, false],
  ['2027-03-12', 0, false],
  ['2027-03-11', -1, false],
])('until %s there are %d nights', (checkOut, nights, isOne) => {
  expect([nightsOf({ checkIn, checkOut }), isStay({ checkIn, checkOut })]).toEqual([nights, isOne])
})

test('a text that is no day is no stay', () => {
  expect(isStay({ checkIn, checkOut: '' })).toBe(false)
  expect(nightsError({ checkIn, checkOut: '' })).toBe('Choose 1 to 14 nights.')
})

test.each([
  ['2027-03-27', 'Choose 1 to 14 nights.'],
  ['2027-03-12', 'Check-out must be after check-in.'],
  ['2027-03-11', 'Check-out must be after check-in.'],
  ['2027-03-26', undefined],
])('with a check-out on %s, what is wrong is %j', (checkOut, error) => {
  expect(nightsError({ checkIn, checkOut })).toBe(error)
})

test('a stay is written by its days', () => {
  expect(stayText({ checkIn, checkOut: '2027-03-14' })).toBe('Mar 12 – 14, 2027')
})

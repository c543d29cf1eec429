import { expect, test } from 'vitest'
import { blockOf, hasStay, rangeAround, stayAfterPress } from './strip-nights.ts'

const stay = { checkIn: '2027-03-12', checkOut: '2027-03-14' }

test.each([
  ['the night before', '2027-03-11', '2027-03-11', '2027-03-14'],
  ['a night two days before', '2027-03-10', '2027-03-10', '2027-03-14'],
  ['the night after', '2027-03-14', '2027-03-12', '2027-03-15'],
  ['the first night', '2027-03-12', '2027-03-13', '2027-03-14'],
  ['the last night', '2027-03-13', '2027-03-12', '2027-03-13'],
])('a press of %s', (_, night, checkIn, checkOut) => {
  expect(stayAfterPress(stay, night)).toEqual({ checkIn, checkOut })
})

test('a night in the middle ends the stay there', () => {
  expect(stayAfterPress({ checkIn: '2027-03-10', checkOut: '2027-03-14' }, '2027-03-12')).toEqual({
    checkIn: '2027-03-10',
    checkOut: '2027-03-12',
  })
})

test.each([
  ['no night', { checkIn: '2027-03-12', checkOut: '2027-03-13' }, '2027-03-12'],
  ['15 nights', { checkIn: '2027-03-12', checkOut: '2027-03-26' }, '2027-03-26'],
])('%s is not a stay', (_, before, night) => {
  expect(stayAfterPress(before, night)).toEqual({ error: 'Choose 1 to 14 nights.' })
})

test('the range has the stay, and those that are a week longer', () => {
  const range = rangeAround(stay)
  expect(range).toEqual({ from: '2027-03-05', to: '2027-03-20' })
  expect(hasStay(range, { checkIn: '2027-03-05', checkOut: '2027-03-21' })).toBe(true)
  expect(hasStay(range, { checkIn: '2027-03-05', checkOut: '2027-03-22' })).toBe(false)
  expect(hasStay(range, { checkIn: '2027-03-04', checkOut: '2027-03-14' })).toBe(false)
})

test('a stay is at the rate of a block that has one of its nights', () => {
  const night = (day: string, blockId: string | null) => ({ night: day, blockId, total: 1, left: 1 })
  const nights = [night('2027-03-12', null), night('2027-03-13', 'b'), night('2027-03-14', null)]
  expect(blockOf(nights, stay)).toBe('b')
  expect(blockOf(nights, { checkIn: '2027-03-14', checkOut: '2027-03-15' })).toBeNull()
})

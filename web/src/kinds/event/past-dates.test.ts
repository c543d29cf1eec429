import { expect, test } from 'vitest'
import { arePast, datesFrom } from './past-dates.ts'

test.each([
  // It is still the 14th on Baker Island until noon in UTC.
  ['2027-03-15T11:59:59Z', '2027-03-14', false],
  ['2027-03-15T12:00:00Z', '2027-03-14', true],
  ['2027-03-15T12:00:00Z', '2027-03-15', false],
])('at %s, the last day %s is over: %s', (now, endDate, expected) => {
  expect(arePast({ endDate }, new Date(now))).toBe(expected)
})

test('a copy is as long as its event', () => {
  expect(datesFrom({ startDate: '2027-03-12', endDate: '2027-03-14' }, '2028-02-28')).toEqual({
    startDate: '2028-02-28',
    endDate: '2028-03-01',
  })
})

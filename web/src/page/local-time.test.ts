import { expect, test } from 'vitest'
import { localTime, timeIn } from './local-time.ts'

test.each([
  [new Date(2027, 2, 12, 16, 5), '2027-03-12T16:05'],
  [new Date(2027, 11, 31, 23, 59), '2027-12-31T23:59'],
  [new Date(2027, 0, 1, 0, 0), '2027-01-01T00:00'],
])('%s is the input %s in the same time zone, and back', (time, value) => {
  const instant = time.toISOString()
  expect([localTime(instant), timeIn(value)]).toEqual([value, instant])
})

test.each(['275760-09-14T00:00', 'tomorrow'])('%s is no time', (value) => {
  expect(timeIn(value)).toBeNull()
})

test('no time is an empty input', () => {
  expect([localTime(null), timeIn('')]).toEqual(['', null])
})

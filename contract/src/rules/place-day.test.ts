import { expect, test } from 'vitest'
import { placeDay } from './place-day.ts'

test.each([
  ['Pacific/Honolulu', '2027-03-15T09:59:59Z', '2027-03-14'],
  ['Pacific/Honolulu', '2027-03-15T10:00:00Z', '2027-03-15'],
  // The night in which clocks go forward.
  ['America/New_York', '2027-03-14T04:59:59Z', '2027-03-13'],
  ['America/New_York', '2027-03-15T03:59:59Z', '2027-03-14'],
  ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
  [null, '2027-03-15T11:59:59Z', '2027-03-14'],
  ['Mars/Olympus', '2027-03-15T12:00:00Z', '2027-03-15'],
])('in %s, the day at %s is %s', (timeZone, now, day) => {
  expect(placeDay(timeZone, new Date(now))).toBe(day)
})

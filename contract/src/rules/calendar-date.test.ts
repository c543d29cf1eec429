import { expect, test } from 'vitest'
import { firstDay, isCalendarDate, lastDay } from './calendar-date.ts'

test.each([firstDay, lastDay, '2028-02-29', '0099-06-01'])('%s is a day of the calendar', (text) => {
  expect(isCalendarDate(text)).toBe(true)
})

test.each(['', '2027-02-29', '2027-13-01', '2027-3-1', '27-03-12', 'tomorrow', '2027-03-12T00:00'])(
  '%o is none',
  (text) => {
    expect(isCalendarDate(text)).toBe(false)
  },
)

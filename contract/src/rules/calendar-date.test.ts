import { expect, test } from 'vitest'
import { firstDay, isCalendarDate, lastDay, weekOf } from './calendar-date.ts'

test('dates run from January 1, 1900 to December 31, 2099', () => {
  expect([firstDay, lastDay]).toEqual(['1900-01-01', '2099-12-31'])
})

test('accepts days of the calendar, February 29 of a leap year included', () => {
  const dates = ['1900-01-01', '2099-12-31', '2028-02-29', '0099-06-01']
  expect(dates.filter((date) => !isCalendarDate(date))).toEqual([])
})

test('rejects days that the calendar does not have', () => {
  const dates = ['2027-02-29', '2026-02-31', '2027-13-01', '2027-00-10', '2027-01-00']
  expect(dates.filter(isCalendarDate)).toEqual([])
})

test('rejects text that is not of the form YYYY-MM-DD', () => {
  const texts = ['', 'tomorrow', '2027-3-1', '27-03-12', '2027-03-12T00:00', ' 2027-03-12']
  expect(texts.filter(isCalendarDate)).toEqual([])
})

test.each([
  ['2027-03-14', '2027-03-14'],
  ['2027-03-20', '2027-03-14'],
  ['2027-01-01', '2026-12-27'],
])('the week of %s starts on %s', (day, sunday) => {
  expect(weekOf(day)).toBe(sunday)
})

import { expect, test } from 'vitest'
import { aboutText, dateText, knownDates, whenText } from './event-text.ts'

const undated = { startDate: null, endDate: null, months: [] }

test.each([
  [{ ...undated, startDate: '2027-03-12', endDate: '2027-03-14' }, 'Mar 12 – 14, 2027'],
  [{ ...undated, startDate: '2027-03-31', endDate: '2027-04-02' }, 'Mar 31 – Apr 2, 2027'],
  [{ ...undated, startDate: '2027-03-12', endDate: '2027-03-12' }, 'Mar 12, 2027'],
  [{ ...undated, months: ['2027-03', '2027-04'] }, 'March 2027 or April 2027'],
])('%o is %s', (dates, text) => {
  expect(knownDates(dates)).toBe(text)
})

test('a day is written with the name of its month', () => {
  expect(dateText('2026-12-11')).toBe('Dec 11, 2026')
})

test('without dates and months, the dates are not decided', () => {
  expect(knownDates(undated)).toBeUndefined()
  expect(whenText(undated)).toBe('Not decided yet')
})

test.each([
  [{ name: 'Spring Cup', sportsList: ['Volleyball'] }, 'Spring Cup'],
  [{ name: null, sportsList: ['Volleyball'] }, 'Volleyball event'],
  [{ name: null, sportsList: [] }, 'an event'],
])('%o is about %s', (request, text) => {
  expect(aboutText(request)).toBe(text)
})

import { expect, test } from 'vitest'
import { daysOf, weekNumber } from './views.ts'

test('a week begins on Monday, also for its Sunday', () => {
  const week = daysOf('week', '2027-04-18')
  expect([week[0], week[6], week.length]).toEqual(['2027-04-12', '2027-04-18', 7])
  expect(daysOf('list', '2027-04-12')).toEqual(week)
})

test.each([
  ['2027-02-14', 28],
  ['2028-02-14', 29],
  ['2027-12-31', 31],
])('the month of %s has %i days', (day, count) => {
  expect(daysOf('month', day)).toHaveLength(count)
})

test.each([
  ['2027-04-12', 15],
  ['2027-04-18', 15],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2029-12-31', 1],
])('%s is in week %i', (day, week) => {
  expect(weekNumber(day)).toBe(week)
})

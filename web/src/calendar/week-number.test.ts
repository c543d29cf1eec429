import { expect, test } from 'vitest'
import { weekNumber } from './week-number.ts'

test.each([
  ['2027-04-12', 15],
  ['2027-04-18', 15],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2029-12-31', 1],
])('%s is in week %i', (day, week) => {
  expect(weekNumber(day)).toBe(week)
})

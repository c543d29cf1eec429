import { expect, test } from 'vitest'
import { invalidBoostDays, lastBoostDay, yearAfter } from './boost-days.ts'
import { countDays } from './calendar-date.ts'

test('counts days across daylight saving time and the end of a year', () => {
  expect(countDays('2027-03-13', '2027-03-15')).toBe(3)
  expect(countDays('2027-12-31', '2028-01-01')).toBe(2)
  expect(countDays('2027-03-14', '2027-03-14')).toBe(1)
})

test('the last of 90 days', () => {
  expect(lastBoostDay('2027-12-01')).toBe('2028-02-28')
  expect(countDays('2027-12-01', '2028-02-28')).toBe(90)
})

test('a year after February 29 is February 28', () => {
  expect(yearAfter('2028-02-29')).toBe('2029-02-28')
  expect(yearAfter('2027-02-28')).toBe('2028-02-28')
})

const today = '2027-03-14'

test.each([
  ['today', '2027-03-14', '2027-03-14', []],
  ['the last day', '2028-03-14', '2028-03-14', []],
  ['yesterday', '2027-03-13', '2027-03-14', ['startDate']],
  ['a day too far', '2028-03-14', '2028-03-15', ['endDate']],
  ['the past', '2027-01-01', '2027-01-02', ['startDate', 'endDate']],
])('%s', (_name, startDate, endDate, expected) => {
  const found = invalidBoostDays({ startDate, endDate }, today)
  expect(found.map(({ field }) => field)).toEqual(expected)
})

test('a running boost keeps its first day and can end later', () => {
  const before = { startDate: '2027-03-01', endDate: '2027-03-20' }
  expect(invalidBoostDays({ ...before, endDate: '2027-03-25' }, today, before)).toEqual([])
  expect(invalidBoostDays({ ...before, endDate: '2027-03-13' }, today, before)).toEqual([
    { field: 'endDate', message: 'must be today or later, from 2027-03-14 on' },
  ])
})

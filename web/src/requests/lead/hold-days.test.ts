import { describe, expect, test } from 'vitest'
import { daysToHold, dayToOpen, firstUntil } from './hold-days.ts'

describe('the days to hold', () => {
  const fixed = { startDate: '2027-06-18', endDate: '2027-06-20', setupDays: 1, hasFlexibleDates: false }
  const flexible = { ...fixed, hasFlexibleDates: true }
  const found = { match: { facts: { from: '2027-06-25', to: '2027-06-26' } } }
  const today = '2027-05-10'
  test('are those that the match found free', () => {
    expect(daysToHold(flexible, found, today)).toEqual(['2027-06-25', '2027-06-26'])
  })
  test('are the fixed dates with the set-up', () => {
    const days = ['2027-06-17', '2027-06-18', '2027-06-19', '2027-06-20']
    expect(daysToHold(fixed, null, today)).toEqual(days)
  })
  test('aren’t known of a window in which nothing is known to be free', () => {
    expect(daysToHold(flexible, null, today)).toEqual([])
  })
  test('are those that are left once the set-up has begun, and none after the end', () => {
    expect(daysToHold(fixed, null, '2027-06-19')).toEqual(['2027-06-19', '2027-06-20'])
    expect(daysToHold(fixed, null, '2027-06-21')).toEqual([])
  })
})

describe('the calendar opens at', () => {
  const event = { startDate: '2027-06-18', hasFlexibleDates: false }
  // The match found the week after free, and a day for the set-up before it.
  const found = ['2027-06-24', '2027-06-25', '2027-06-26', '2027-06-27']
  const held = { state: 'Held' as const, firstDay: '2027-06-17' }

  test('the first day that is held for the request', () => {
    expect(dayToOpen(event, [{ ...held, firstDay: '2027-06-19' }, held], found)).toBe('2027-06-17')
  })
  test('the days of the event when nothing is held, also if it can move', () => {
    expect(dayToOpen(event, [{ ...held, state: 'RanOut' }], found)).toBe('2027-06-18')
  })
  test('the days that the match found in a window', () => {
    expect(dayToOpen({ ...event, hasFlexibleDates: true }, [], found)).toBe('2027-06-24')
  })
  test('none while the dates are open and nothing is held', () => {
    expect(dayToOpen({ ...event, startDate: null }, [], [])).toBeUndefined()
  })
  test('the start of a window in which nothing is known to be free', () => {
    expect(dayToOpen({ ...event, hasFlexibleDates: true }, [], [])).toBe('2027-06-18')
  })
})

test.each([
  ['the decision', '2027-06-01', '2027-05-20', '2027-06-01'],
  ['the deadline for answers', null, '2027-05-20', '2027-05-20'],
  ['the first day', null, null, '2027-06-18'],
  ['the first day, before the decision', '2027-06-20', null, '2027-06-18'],
  ['today, if the decision was to be made', '2027-05-01', '2027-04-20', '2027-05-10'],
])('days are held until %s', (_until, decisionDate, responseDeadline, until) => {
  expect(firstUntil({ decisionDate, responseDeadline }, '2027-06-18', '2027-05-10')).toBe(until)
})

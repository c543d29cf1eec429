import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, onDay, weeksOfMonth } from './calendar-weeks.ts'

test('a month has whole weeks, with days of its neighbors', () => {
  const weeks = weeksOfMonth('2027-03')
  expect(weeks.map(([sunday]) => sunday)).toEqual([
    '2027-02-28',
    '2027-03-07',
    '2027-03-14',
    '2027-03-21',
    '2027-03-28',
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2027-04-03')
})

test('a month that fills its weeks has no other days', () => {
  expect(weeksOfMonth('2026-02').flat()).toHaveLength(28)
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('%s and %i months are %s', (month, months, other) => {
  expect(addMonths(month, months)).toBe(other)
})

test('a day has what takes place on it, what starts latest first', () => {
  const league = { id: 'league', from: '2027-03-01', until: '2027-05-31' }
  const cup = { id: 'cup', from: '2027-03-12', until: '2027-03-14' }
  const game = { id: 'game', from: '2027-03-13', until: '2027-03-13' }
  const entries = [league, cup, game]
  expect(onDay(entries, '2027-03-13').map(({ id }) => id)).toEqual(['game', 'cup', 'league'])
  expect(onDay(entries, '2027-03-15')).toEqual([league])
})

test.each([
  ['ArrowLeft', '2027-02-28'],
  ['ArrowRight', '2027-03-02'],
  ['ArrowUp', '2027-02-22'],
  ['ArrowDown', '2027-03-08'],
  ['Home', '2027-02-28'],
  ['End', '2027-03-06'],
  ['PageUp', '2027-02-01'],
  ['PageDown', '2027-04-01'],
  ['Enter', undefined],
])('from March 1, %s goes to %s', (key, day) => {
  expect(dayAfterKey(key, '2027-03-01')).toBe(day)
})

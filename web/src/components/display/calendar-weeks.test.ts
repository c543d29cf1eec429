import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, duringDays, onDay, openingWeek, weeksOfMonth } from './calendar-weeks.ts'

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

const league = { id: 'league', from: '2027-03-01', until: '2027-05-31' }
const cup = { id: 'cup', from: '2027-03-12', until: '2027-03-14' }
const game = { id: 'game', from: '2027-03-13', until: '2027-03-13' }
const final = { id: 'final', from: '2027-03-12', until: '2027-03-13' }
const week = { id: 'week', from: '2027-03-08', until: '2027-03-14' }
const entries = [week, league, cup, final, game]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test.each([
  ['2027-03-13', ['game', 'final', 'week', 'cup']],
  ['2027-03-14', ['week', 'cup']],
  ['2027-03-15', []],
  ['2027-03-01', ['league']],
  ['2027-05-31', ['league']],
])('on %s, what begins comes before what ends and what goes on: %j', (day, expected) => {
  expect(ids(onDay(entries, day))).toEqual(expected)
})

test.each([
  ['2027-03-01', '2027-03-01', []],
  ['2027-03-01', '2027-03-02', ['league']],
  ['2027-03-14', '2027-03-20', ['league']],
  ['2027-05-30', '2027-05-31', ['league']],
  ['2027-05-31', '2027-06-05', []],
])('from %s to %s, what takes longer than a week goes on: %j', (from, to, expected) => {
  expect(ids(duringDays(entries, [from, to]))).toEqual(expected)
})

test('what goes on is in the order of its end', () => {
  const season = { id: 'season', from: '2027-02-01', until: '2027-04-01' }
  expect(ids(duringDays([league, season], ['2027-03-14']))).toEqual(['season', 'league'])
})

test.each([
  ['2027-03', '2027-03-23', '2027-03-21'],
  ['2027-03', '2027-04-23', '2027-02-28'],
])('%s opens, for %s, at the week of %s', (month, day, sunday) => {
  expect(openingWeek(month, day)).toBe(sunday)
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

import { expect, test } from 'vitest'
import { dayTimeWords, lookOf, spaceWords, timeWords, whenWords } from './calendar-words.ts'
import { entry, june, spaces, timeZone } from './testing/plain-calendar.ts'

test.each([
  [9, 11, '9–11 AM', 'Sat, Jun 14, 9–11 AM'],
  [10, 14, '10 AM – 2 PM', 'Sat, Jun 14, 10 AM – 2 PM'],
  [15.5, 17, '3:30–5 PM', 'Sat, Jun 14, 3:30–5 PM'],
  [22, 26, 'Sat, Jun 14, 10 PM – Sun, Jun 15, 2 AM', 'Sat, Jun 14, 10 PM – Sun, Jun 15, 2 AM'],
])('from %d to %d is %s', (from, to, time, when) => {
  const at = (hour: number) => new Date(Date.parse(june(14, 0)) + hour * 3_600_000).toISOString()
  const times = { starts: at(from), ends: at(to) }
  expect([timeWords(times, timeZone), whenWords(times, timeZone)]).toEqual([time, when])
})

test.each([
  [13, 'From 3 PM'],
  [14, 'All day'],
  [15, 'Until 9 AM'],
])('of several days, June %i has its own part', (day, words) => {
  const times = { starts: june(13, 15), ends: june(15, 9) }
  expect(dayTimeWords(times, `2031-06-${day}`, timeZone)).toBe(words)
})

test('whole spaces have their name, parts their label', () => {
  expect(spaceWords(['f1B', 'f2B', 'f2A', 'r'], spaces)).toBe('Field 1 B, Field 2, Room 1')
})

test.each([
  [{}, 'Booked'],
  [{ seriesId: 's' }, 'Recurring'],
  [{ kind: 'Blackout' as const, seriesId: 's' }, 'Closed'],
  [{ kind: 'Hold' as const, place: 2, expiresDate: june(10, 9) }, '2nd hold'],
  [{ kind: 'Hold' as const, place: null, expiresDate: june(10, 9) }, 'Hold ran out'],
])('%j is %s', (change, words) => {
  expect(lookOf(entry(change)).words).toBe(words)
})

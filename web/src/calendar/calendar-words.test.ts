import { expect, test } from 'vitest'
import {
  changedUse,
  conflictWords,
  dayTimeWords,
  laneNameOf,
  lookOf,
  movedWords,
  shortName,
  spaceWords,
  timeWords,
  whenWords,
} from './calendar-words.ts'
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

const dayOf = (day: number, from = 0, to = 24) => ({
  from: Date.parse(june(day, from)),
  to: Date.parse(june(day, to)),
})

test.each([
  [13, 'From 3 PM'],
  [14, 'All day'],
  [15, 'Until 9 AM'],
])('of several days, June %i has its own part', (day, words) => {
  const times = { starts: june(13, 15), ends: june(15, 9) }
  expect(dayTimeWords(times, dayOf(day), timeZone)).toBe(words)
})

test('a booking of a night has its start and end on the day on which the night begins', () => {
  const night = dayOf(14, 8, 26)
  expect(dayTimeWords({ starts: june(14, 23), ends: june(14, 25) }, night, timeZone)).toBe('11 PM – 1 AM')
  expect(dayTimeWords({ starts: june(14, 25), ends: june(14, 26) }, night, timeZone)).toBe('1–2 AM')
  expect(dayTimeWords({ starts: june(14, 23), ends: june(14, 25) }, dayOf(14), timeZone)).toBe('From 11 PM')
})

const use = (unitIds: string[], from: number) => ({
  unitIds,
  starts: june(14, from),
  ends: june(14, from + 2),
})

test.each([
  [
    'moved',
    use(['f1A'], 9),
    use(['f2A', 'f2B'], 15),
    'From Field 1 A, Sat, Jun 14, 9–11 AM to Field 2, Sat, Jun 14, 3–5 PM',
  ],
  ['created', null, use(['r'], 9), 'Room 1, Sat, Jun 14, 9–11 AM'],
  ['removed', use(['r'], 9), null, 'Room 1, Sat, Jun 14, 9–11 AM'],
  ['changed', use(['gone'], 9), null, 'Sat, Jun 14, 9–11 AM'],
  ['divided', null, null, ''],
] as const)('what was %s says when and where', (action, from, to, words) => {
  expect(changedUse({ action, from, to }, spaces, timeZone)).toBe(words)
})

test.each([
  [0, 'Field 1 A, Sat, Jun 14, 9–11 AM'],
  [15, 'Field 1 A, Sat, Jun 14, 9–11 AM, then kept free for 15 minutes'],
])('a conflict with %i minutes after it names them', (bufferMinutes, words) => {
  const conflict = { id: 'e', kind: 'Booking', title: 'League', bufferMinutes, ...use(['f1A'], 9) }
  expect(conflictWords(conflict, spaces, timeZone)).toBe(words)
})

test('whole spaces have their name, parts their label', () => {
  expect(spaceWords(['f1B', 'f2B', 'f2A', 'r'], spaces)).toBe('Field 1 B, Field 2, Room 1')
})

test.each([
  [{}, 'Booked'],
  [{ seriesId: 's' }, 'Recurring'],
  [{ kind: 'Blackout' as const, seriesId: 's' }, 'Closed'],
  [{ kind: 'Hold' as const, place: 2, expiresDate: june(10, 9) }, '2nd hold'],
  [{ kind: 'Hold' as const, place: 1, isBlocked: true, expiresDate: june(10, 9) }, 'Hold of a taken time'],
  [{ kind: 'Hold' as const, place: null, expiresDate: june(10, 9) }, 'Hold ran out'],
])('%j is %s', (change, words) => {
  expect(lookOf(entry(change)).words).toBe(words)
})

test('a message has the first 60 characters of a long name', () => {
  expect(shortName('U10 league')).toBe('U10 league')
  expect(shortName('W'.repeat(120))).toBe(`${'W'.repeat(59)}…`)
})

test('a long name of a space keeps its end, where its number is', () => {
  expect(laneNameOf('Diamond 1')).toBe('Diamond 1')
  expect(laneNameOf('Championship softball diamond number 12')).toBe('Championship softba… number 12')
})

test('a move says where it went: the space, the day and the hours', () => {
  const [space] = spaces
  const unitIds = space!.units.map(({ id }) => id)
  const moved = { title: 'Spring Cup', unitIds, starts: june(14, 9), ends: june(14, 11) }
  expect(movedWords(moved, spaces, timeZone)).toBe(
    `Moved Spring Cup to ${space!.name}, Sat, Jun 14, 9–11 AM.`,
  )
})

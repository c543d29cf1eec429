import { expect, test } from 'vitest'
import { cellOf, dayParts, foundWords, partsOf, partsWords } from './day-parts.ts'

const space = {
  id: 's',
  name: 'Field 1',
  spaceType: null,
  surface: null,
  units: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
}
const time = (from: string, to: string) => ({
  starts: `2027-04-17T${from}:00Z`,
  ends: `2027-04-17T${to}:00Z`,
})
const of = (unitId: string, from: string, to: string) => ({ unitId, ...time(from, to) })
const calendar = (changes: object) => ({
  isKnown: true,
  timeZone: 'UTC',
  spaces: [space],
  foundSpaceIds: [],
  open: [time('08:00', '14:00')],
  free: [],
  held: [],
  ...changes,
})
const [morning, evening] = dayParts('2027-04-17', 'UTC')
const wordsOf = (changes: object, span = morning) => span && cellOf(space, span, calendar(changes)).words

test.each([
  ['Free', { free: [of('a', '08:00', '14:00'), of('b', '08:00', '14:00')] }],
  ['Half', { free: [of('a', '08:00', '14:00')] }],
  ['Held', { free: [of('a', '08:00', '12:00')], held: [of('a', '12:00', '14:00')] }],
  ['Part', { free: [of('a', '08:00', '12:00')] }],
  ['Taken', { free: [of('a', '08:00', '08:30')] }],
])('a morning is %s', (words, changes) => {
  expect(wordsOf(changes)).toBe(words)
})

test('a part of a day without opening hours is closed', () => {
  expect(wordsOf({}, evening)).toBe('Closed')
})

test('a day on which the clocks skip an hour has 23', () => {
  const [first, second] = dayParts('2027-03-14', 'America/New_York')
  expect(first && (first.to - first.from) / 3_600_000).toBe(13)
  expect(second && (second.to - second.from) / 3_600_000).toBe(10)
})

test('halves are rows of their own', () => {
  const free = calendar({ free: [of('a', '08:00', '14:00')] })
  expect(morning && partsOf(space).map((half) => [half.name, cellOf(half, morning, free).words])).toEqual([
    ['Field 1 A', 'Free'],
    ['Field 1 B', 'Taken'],
  ])
})

const fieldSpace = { ...space, spaceType: 'Field' as const }

test('what a search counts is named after the spaces', () => {
  const found = { foundSpaceIds: ['s'] }
  expect(foundWords(calendar({ ...found, spaces: [fieldSpace, { ...fieldSpace, id: 't' }] }))).toBe(
    '1 of 2 fields',
  )
  expect(foundWords(calendar(found))).toBe('1 of 1 spaces')
})

test.each([
  [[fieldSpace], { spaces: 'Full fields', parts: 'Halves' }],
  [
    [{ ...fieldSpace, units: [...space.units, { id: 'c', label: 'C' }] }],
    { spaces: 'Full fields', parts: 'Parts' },
  ],
  [[fieldSpace, { ...space, spaceType: 'Court' as const }], { spaces: 'Full spaces', parts: 'Halves' }],
  [[{ ...space, units: space.units.slice(1) }], undefined],
])('the switch between rows is named after the spaces', (spaces, words) => {
  expect(partsWords(spaces)).toEqual(words)
})

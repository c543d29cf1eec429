import { expect, test } from 'vitest'
import { busyNames, busyWords } from './busy-times.ts'
import { entry, june, spaces } from './testing/plain-calendar.ts'

const busy = (spaceId: string | null, from: number, to: number) => [
  { name: 'Lakeview HS', spaceId, starts: june(14, from), ends: june(14, to) },
]

test.each([
  [null, 11, 13, ['Lakeview HS']],
  ['f1', 11, 13, ['Lakeview HS']],
  ['r', 11, 13, []],
  [null, 12, 13, []],
])('of space %s from %i to %i, a booking of Field 1 A from 9 to 12 meets %j', (spaceId, from, to, names) => {
  expect(busyNames(busy(spaceId, from, to), spaces, entry())).toEqual(names)
})

test('names several calendars', () => {
  expect(busyWords(['Lakeview HS', 'City Rec'])).toBe('Lakeview HS and City Rec are busy then.')
})

import { expect, test } from 'vitest'
import { barsOf, bufferBackgrounds, busyUsesOf, marksPath, moved } from './bars.ts'
import { columnsOf } from './columns.ts'
import { entry, june, spaces, timeZone } from './testing/plain-calendar.ts'

const hours = [
  { weekday: 'Saturday' as const, opens: '08:00', closes: '18:00', seasonStart: null, seasonEnd: null },
]
const columns = columnsOf(['2031-06-14'], { hours, taken: [], timeZone, isEven: false })
const [field] = spaces
const bars = (...entries: ReturnType<typeof entry>[]) => barsOf(field ?? { units: [] }, entries, columns)

test('an entry is where its time and its part are, with the time that is kept free after it', () => {
  expect(bars(entry({ unitIds: ['f1B'], bufferMinutes: 60 }))).toMatchObject([
    { lane: 1, lanes: 1, at: 0.1, width: expect.closeTo(0.3), bufferWidth: expect.closeTo(0.1) },
  ])
})

test('an entry on both parts is one bar, on parts that are apart two', () => {
  expect(bars(entry({ unitIds: ['f1B', 'f1A'] }))).toMatchObject([{ lane: 0, lanes: 2 }])
  const quarters = { units: ['A', 'B', 'C'].map((label) => ({ id: label, label })) }
  expect(barsOf(quarters, [entry({ unitIds: ['A', 'C'] })], columns)).toMatchObject([
    { lane: 0, lanes: 1 },
    { lane: 2, lanes: 1 },
  ])
})

test('busy times of the space, or of all spaces, take all of its lanes', () => {
  const time = { name: 'Lakeview HS', starts: june(14, 9), ends: june(14, 12) }
  const busy = [null, 'f1', 'f2'].map((spaceId) => ({ ...time, spaceId }))
  expect(field && barsOf(field, busyUsesOf(field, busy), columns)).toMatchObject([
    { entry: { spaceId: null }, lane: 0, lanes: 2, at: 0.1, width: expect.closeTo(0.3), bufferWidth: 0 },
    { entry: { spaceId: 'f1' }, lane: 0, lanes: 2 },
  ])
})

test('what is outside of the drawn hours, or of other spaces, has no bar', () => {
  expect(bars(entry({ starts: june(14, 2), ends: june(14, 4) }), entry({ unitIds: ['r'] }))).toEqual([])
})

test('what begins before the drawn hours and ends after them fills them', () => {
  expect(bars(entry({ starts: june(13, 20), ends: june(15, 9) }))).toMatchObject([{ at: 0, width: 1 }])
})

test('keys move an entry by half hours and lanes, over the edge of a space', () => {
  const later = moved(entry({ unitIds: ['f1A', 'f1B'] }), spaces, { ms: 1_800_000, lanes: 1 })
  expect(later).toMatchObject({ unitIds: ['f1B', 'f2A'], starts: '2031-06-14T13:30:00.000Z' })
})

test.each([-1, 5])('an entry does not move %i lanes, where none are', (lanes) => {
  expect(moved(entry(), spaces, { ms: 0, lanes })).toBeUndefined()
})

test('holds in line share the height of their lanes in the order of the line', () => {
  const hold = (id: string, place: number) => entry({ id, place, kind: 'Hold', unitIds: ['f1A', 'f1B'] })
  expect(
    bars(hold('b', 2), hold('a', 1), entry({ id: 'c', starts: june(14, 13), ends: june(14, 15) })),
  ).toMatchObject([
    { entry: { id: 'b' }, lane: 1, lanes: 1 },
    { entry: { id: 'a' }, lane: 0, lanes: 1 },
    { entry: { id: 'c' }, lane: 0, lanes: 1 },
  ])
})

test('what was booked is above the holds of its time, which don’t cover it', () => {
  const hold = (id: string, place: number) =>
    entry({ id, place, kind: 'Hold', isBlocked: true, unitIds: ['f1A', 'f1B'] })
  const apart = { starts: june(14, 13), ends: june(14, 15) }
  expect(
    bars(
      hold('first', 1),
      hold('second', 2),
      entry({ id: 'booked', unitIds: ['f1A', 'f1B'] }),
      entry({ id: 'apart', ...apart, unitIds: ['f1A', 'f1B'] }),
    ).map(({ entry: { id }, lane, lanes }) => [id, lane.toFixed(2), lanes.toFixed(2)]),
  ).toEqual([
    ['first', '0.67', '0.67'],
    ['second', '1.33', '0.67'],
    ['booked', '0.00', '0.67'],
    ['apart', '0.00', '2.00'],
  ])
})

test('marks are rectangles of their lane, and those outside of the hours of a day are at their edge', () => {
  const from = Date.parse(june(14, 0))
  const two = columnsOf(['2031-06-14', '2031-06-21'], { hours, taken: [], timeZone, isEven: true })
  const times = [9, 14, 20, 21, 7 * 24 + 20, 7 * 24 + 21].map((hour) => hour * 60)
  const marks = [{ unitId: 'f1B', isRecurring: false, times }]
  expect(marksPath(field ?? { units: [] }, { from, marks }, two)).toBe(
    'M500 1.15h2500v.7h-2500zM5000 1.15h10v.7h-10z',
  )
})

test('the room after a bar ends at the next one of its lanes', () => {
  const next = entry({ id: 'b', starts: june(14, 15), ends: june(14, 16) })
  const other = entry({ id: 'c', unitIds: ['f1B'], starts: june(14, 13), ends: june(14, 16) })
  expect(bars(entry({ bufferMinutes: 60 }), next, other)).toMatchObject([
    { entry: { id: 'e' }, room: expect.closeTo(0.2) },
    { entry: { id: 'b' }, room: expect.closeTo(0.2) },
    { entry: { id: 'c' }, room: expect.closeTo(0.2) },
  ])
})

const kept = { lane: 1, lanes: 1, at: 0.25, width: 0.25, bufferWidth: 0.2 }

// A background of that size leaves 80 % of the width free, and two thirds of the height and 3 px.
test('the time that is kept free is drawn after its entry, in its lanes', () => {
  expect(bufferBackgrounds([kept], 3)).toBe(
    'var(--hatching) 62.500% calc(50.000% + -0.5px) / max(3px, 20.000%) calc(33.333% - 3px) no-repeat',
  )
  expect(bufferBackgrounds([{ ...kept, lane: 0 }], 1)).toContain(' calc(0.000% + 1px) / ')
})

test('nothing is drawn after an entry without a buffer', () => {
  expect(bufferBackgrounds([{ ...kept, bufferWidth: 0 }], 3)).toBe('')
})

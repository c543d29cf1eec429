import { expect, test } from 'vitest'
import { barsOf, moved } from './bars.ts'
import { columnsOf } from './columns.ts'
import { entry, june, spaces, timeZone } from './testing/plain-calendar.ts'

const hours = [{ weekday: 'Saturday', opens: '08:00', closes: '18:00', seasonStart: null, seasonEnd: null }]
const columns = columnsOf(['2031-06-14'], { hours, entries: [], timeZone, isEven: false })
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

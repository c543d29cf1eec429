import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { spanOf, spotAfter } from './grid.ts'
import { june, timeZone } from './testing/plain-calendar.ts'

const hoursOn = (weekday: 'Saturday' | 'Sunday') => ({
  weekday,
  opens: '08:00',
  closes: '18:00',
  seasonStart: null,
  seasonEnd: null,
})
const columns = columnsOf(['2031-06-14', '2031-06-15'], {
  hours: [hoursOn('Saturday'), hoursOn('Sunday')],
  taken: [],
  timeZone,
  isEven: false,
})
const drawn = { columns, laneCount: 5, timeZone }
const at = (day: number, hour: number) => Date.parse(june(day, 0)) + hour * 3_600_000
const after = (key: string, lane = 1, from = at(14, 9)) => spotAfter({ lane, at: from }, key, drawn)

test.each([
  ['ArrowRight', { lane: 1, at: at(14, 9.5) }],
  ['ArrowLeft', { lane: 1, at: at(14, 8.5) }],
  ['ArrowDown', { lane: 2, at: at(14, 9) }],
  ['ArrowUp', { lane: 0, at: at(14, 9) }],
  ['Home', { lane: 1, at: at(14, 8) }],
  ['End', { lane: 1, at: at(14, 17.5) }],
  ['PageDown', { lane: 1, at: at(21, 9) }],
  ['PageUp', { lane: 1, at: at(7, 9) }],
  ['a', undefined],
])('%s leads from 9 AM of the second lane to %o', (key, to) => {
  expect(after(key)).toEqual(to)
})

test('arrows go on to the next day at closing, and stay at both ends', () => {
  expect(after('ArrowRight', 1, at(14, 17.5))).toEqual({ lane: 1, at: at(15, 8) })
  expect(after('ArrowLeft', 1, at(15, 8))).toEqual({ lane: 1, at: at(14, 17.5) })
  expect(after('ArrowLeft', 1, at(14, 8))).toEqual({ lane: 1, at: at(14, 8) })
  expect(after('ArrowRight', 1, at(15, 17.5))).toEqual({ lane: 1, at: at(15, 17.5) })
  expect([after('ArrowUp', 0)?.lane, after('ArrowDown', 4)?.lane]).toEqual([0, 4])
})

test('what is stretched backward and upward begins at its last spot', () => {
  expect(spanOf({ lane: 2, at: at(14, 12) }, { lane: 1, at: at(14, 10) }, ['a', 'b', 'c', 'd'])).toEqual({
    unitIds: ['b', 'c'],
    starts: at(14, 10),
    ends: at(14, 12.5),
  })
})

import { expect, test } from 'vitest'
import { seriesDays, takenDays } from './series-dates.ts'
import { june, timeZone } from './testing/plain-calendar.ts'

const series = {
  startDay: '2031-06-02',
  lastDay: '2031-06-13',
  weekdays: ['Monday', 'Friday'] as const,
  startTime: '18:00',
  endTime: '20:00',
  skippedDays: [],
}
const conflict = (from: string, to: string, bufferMinutes = 0) => ({
  id: from,
  kind: 'Booking',
  title: 'Cup',
  unitIds: ['f1A'],
  starts: from,
  ends: to,
  bufferMinutes,
})
const taken = (...conflicts: ReturnType<typeof conflict>[]) =>
  takenDays(series, conflicts, { timeZone, bufferMinutes: 30 })

test('the days of a series, without those that are skipped', () => {
  expect(seriesDays(series)).toEqual(['2031-06-02', '2031-06-06', '2031-06-09', '2031-06-13'])
  expect(seriesDays({ ...series, skippedDays: ['2031-06-06'] })).toHaveLength(3)
})

test('a booking over a weekend takes the Friday and the Monday', () => {
  expect(taken(conflict(june(6, 12), june(9, 19)))).toEqual(['2031-06-06', '2031-06-09'])
})

test('what is kept free after either conflicts, too', () => {
  expect(taken(conflict(june(2, 16), june(2, 18)))).toEqual([])
  expect(taken(conflict(june(2, 16), june(2, 18), 15))).toEqual(['2031-06-02'])
  expect(taken(conflict(june(2, 20), june(2, 22)))).toEqual(['2031-06-02'])
})

test('a series over midnight ends on the next day', () => {
  const late = { ...series, startTime: '22:00', endTime: '01:00' }
  const found = takenDays(late, [conflict(june(3, 0), june(3, 2))], { timeZone, bufferMinutes: 0 })
  expect(found).toEqual(['2031-06-02'])
})

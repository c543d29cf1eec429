import { expect, test } from 'vitest'
import { buckets } from './report-period.ts'

test('weeks begin on Monday, whichever day a period begins on', () => {
  const days = (startDate: string, endDate: string) =>
    buckets({ startDate, endDate }, 'week').map((week) => [week.startDate, week.endDate])
  expect(days('2026-11-28', '2026-12-08')).toEqual([
    ['2026-11-28', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
    ['2026-12-07', '2026-12-08'],
  ])
  expect(days('2026-11-30', '2026-12-06')).toEqual([['2026-11-30', '2026-12-06']])
})

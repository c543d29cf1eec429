import { expect, test } from 'vitest'
import { lastPeriod, nextMailDay } from './mail-period.ts'

test.each([
  ['week', '2026-11-30', '2026-11-23', '2026-11-29', '2026-12-07'],
  ['week', '2026-11-29', '2026-11-16', '2026-11-22', '2026-11-30'],
  ['week', '2027-01-01', '2026-12-21', '2026-12-27', '2027-01-04'],
  ['month', '2028-03-01', '2028-02-01', '2028-02-29', '2028-04-01'],
  ['month', '2027-01-31', '2026-12-01', '2026-12-31', '2027-02-01'],
] as const)(
  'by %s, on %s, the last whole one is %s to %s, and the next is mailed on %s',
  (every, day, startDate, endDate, next) => {
    expect(lastPeriod(every, day)).toEqual({ startDate, endDate })
    expect(nextMailDay(every, day)).toBe(next)
  },
)

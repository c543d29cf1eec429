import { expect, test } from 'vitest'
import { reportRange } from './report-range.ts'

// Clocks change on the day, or between it and the compared one. Half an hour, on Lord Howe.
test.each([
  ['America/New_York', '2027-03-15', '2027-03-15T14:00:00-04:00', '2027-03-14T14:00:00-04:00', 13 / 23],
  ['America/New_York', '2027-11-07', '2027-11-07T14:00:00-05:00', '2027-11-06T14:00:00-04:00', 14 / 24],
  ['Europe/Berlin', '2027-03-29', '2027-03-29T06:00:00+02:00', '2027-03-28T06:00:00+02:00', 5 / 23],
  [
    'Australia/Lord_Howe',
    '2027-04-05',
    '2027-04-05T12:00:00+10:30',
    '2027-04-04T12:00:00+10:30',
    12.5 / 24.5,
  ],
])('in %s, %s is compared until the same time by its clock', (zone, day, now, before, part) => {
  const { today, cut } = reportRange({ startDate: day, endDate: day, compare: 'before' }, zone, {
    now: new Date(now),
  })
  expect([today, cut?.before]).toEqual([day, new Date(before)])
  // How much of the compared day had passed.
  expect(cut?.part).toBeCloseTo(part, 10)
})

test('a leap day is compared with the same weekday of the year before', () => {
  const leap = { startDate: '2028-02-29', endDate: '2028-02-29' }
  const { compared } = reportRange({ ...leap, compare: 'year' }, 'UTC', { now: new Date('2028-03-09') })
  expect(compared).toEqual({ startDate: '2027-03-02', endDate: '2027-03-02' })
})

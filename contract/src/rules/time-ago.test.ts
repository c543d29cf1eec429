import { expect, test } from 'vitest'
import { timeAgoGroup, timeAgoGroups } from './time-ago.ts'

const newYork = 'America/New_York'

/** Wednesday, October 27, 2027, 3 PM in New York. The week began on October 24. */
const now = new Date('2027-10-27T19:00:00Z')

test('section 9: there are ten groups', () => {
  expect(timeAgoGroups).toEqual([
    'Today',
    'Yesterday',
    'This week',
    'Last week',
    'This month',
    'Last month',
    '2 to 6 months ago',
    'This year',
    'Last year',
    'Past',
  ])
})

test.each([
  ['2027-10-27 00:00', '2027-10-27T04:00:00Z', 'Today'],
  ['2027-10-26 23:59', '2027-10-27T03:59:59Z', 'Yesterday'],
  ['2027-10-26 00:00', '2027-10-26T04:00:00Z', 'Yesterday'],
  ['2027-10-25 23:59', '2027-10-26T03:59:59Z', 'This week'],
  ['2027-10-24 00:00', '2027-10-24T04:00:00Z', 'This week'],
  ['2027-10-23 23:59', '2027-10-24T03:59:59Z', 'Last week'],
  ['2027-10-17 00:00', '2027-10-17T04:00:00Z', 'Last week'],
  ['2027-10-16 23:59', '2027-10-17T03:59:59Z', 'This month'],
  ['2027-10-01 00:00', '2027-10-01T04:00:00Z', 'This month'],
  ['2027-09-30 23:59', '2027-10-01T03:59:59Z', 'Last month'],
  ['2027-09-01 00:00', '2027-09-01T04:00:00Z', 'Last month'],
  ['2027-08-31 23:59', '2027-09-01T03:59:59Z', '2 to 6 months ago'],
  ['2027-04-01 00:00', '2027-04-01T04:00:00Z', '2 to 6 months ago'],
  ['2027-03-31 23:59', '2027-04-01T03:59:59Z', 'This year'],
  ['2027-01-01 00:00', '2027-01-01T05:00:00Z', 'This year'],
  ['2026-12-31 23:59', '2027-01-01T04:59:59Z', 'Last year'],
  ['2026-01-01 00:00', '2026-01-01T05:00:00Z', 'Last year'],
  ['2025-12-31 23:59', '2026-01-01T04:59:59Z', 'Past'],
])('section 9: on October 27, 2027, %s in New York (%s) is in the group %j', (_local, instant, group) => {
  expect(timeAgoGroup(new Date(instant), now, newYork)).toBe(group)
})

test.each([
  ['America/Chicago', 'Yesterday'],
  ['UTC', 'Today'],
])('section 9: in %s, the last second of October 26 in New York is in the group %j', (timeZone, group) => {
  expect(timeAgoGroup(new Date('2027-10-27T03:59:59Z'), now, timeZone)).toBe(group)
})

test('section 9: a second ahead is in the group "Today"', () => {
  expect(timeAgoGroup(new Date('2027-10-27T19:00:01Z'), now, newYork)).toBe('Today')
})

test.each([
  ['2027-03-14T05:00:00Z', 'Today'],
  ['2027-03-14T04:59:59Z', 'Yesterday'],
])('section 9: in the evening of a day of 23 hours, %s is in the group %j', (instant, group) => {
  expect(timeAgoGroup(new Date(instant), new Date('2027-03-15T03:30:00Z'), newYork)).toBe(group)
})

test('section 9: on Sunday, the day before yesterday is in the group "Last week"', () => {
  const sunday = new Date('2027-10-24T19:00:00Z')
  expect(timeAgoGroup(new Date('2027-10-22T19:00:00Z'), sunday, newYork)).toBe('Last week')
})

test.each([
  ['2027-12-30', 'Last week'],
  ['2027-12-24', 'Last month'],
  ['2027-07-01', '2 to 6 months ago'],
  ['2027-06-30', 'Last year'],
])('section 9: on January 4, 2028, %s is in the group %j', (day, group) => {
  expect(timeAgoGroup(new Date(`${day}T19:00:00Z`), new Date('2028-01-04T19:00:00Z'), newYork)).toBe(group)
})

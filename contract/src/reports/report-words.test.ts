import { describe, expect, test } from 'vitest'
import { axisLabel, changeOf, pointLabel, pointText, seriesSentence, untilText } from './report-words.ts'

const plain = { unit: 'count', currency: null } as const

describe('a change', () => {
  test.each([
    [124, 100, '24% more', 'up'],
    [93, 100, '7% less', 'down'],
    [0, 44, '100% less', 'down'],
    [2500, 100, '2,400% more', 'up'],
    [10_001, 10_000, 'Less than 1% more', 'up'],
    [5, 5, 'No change', 'none'],
    [0, 0, 'No change', 'none'],
    [5, 0, 'New', 'up'],
  ])('of %i from %i', (value, before, text, direction) => {
    expect(changeOf(value, before)).toEqual({ text, direction })
  })
})

describe('the days of a point', () => {
  test.each([
    ['day', '2026-12-04', '2026-12-04', 'Fri, Dec 4'],
    ['week', '2026-12-04', '2026-12-10', 'Week of Dec 4'],
    ['week', '2026-12-04', '2026-12-06', 'Dec 4 to Dec 6'],
    ['week', '2026-12-04', '2026-12-04', 'Dec 4'],
    ['month', '2028-02-01', '2028-02-29', 'February 2028'],
    ['month', '2028-02-01', '2028-02-28', 'Feb 1 to Feb 28'],
  ] as const)('by %s, from %s to %s', (unit, startDate, endDate, text) => {
    expect(pointLabel({ startDate, endDate }, unit)).toBe(text)
  })

  test('below the axis, they are the first day or the month', () => {
    const label = (startDate: string, endDate: string, unit: 'week' | 'month') =>
      axisLabel(startDate, unit, endDate)
    expect(label('2026-12-04', '2026-12-10', 'week')).toBe('Dec 4')
    expect(label('2026-12-01', '2026-12-31', 'month')).toBe('Dec')
    expect(label('2026-12-01', '2027-05-31', 'month')).toBe('Dec+')
  })
})

test.each([
  [630, '783, 630 before'],
  [null, '783'],
])('a point with %s before is read', (before, text) => {
  expect(pointText({ value: 783, before }, plain)).toBe(text)
})

describe('a chart in a sentence', () => {
  const series = (...values: number[]) => ({
    name: 'view',
    label: 'Page views',
    ...plain,
    per: 'day' as const,
    stack: null,
    isRunning: false,
    limit: null,
    points: values.map((value, index) => ({
      startDate: `2026-12-0${index + 1}`,
      endDate: `2026-12-0${index + 1}`,
      value,
      before: null,
    })),
  })

  test.each([
    [[3, 1200, 4], '1,207 in 3 days. Highest: 1,200 (Wed, Dec 2).'],
    [[0, 0], '0 in 2 days.'],
    [[7], '7 in 1 day.'],
    [[], 'These days are still to come.'],
  ])('%j', (values, text) => {
    expect(seriesSentence(series(...values))).toBe(text)
  })
})

describe('until when a period counts', () => {
  test('is a time by the clock of the place', () => {
    const until = untilText({ until: '2026-11-29T20:10:00.000Z', timeZone: 'America/Chicago' })
    expect(until?.replaceAll(/\s/g, ' ')).toBe('2:10 PM CST')
  })

  test('is nothing for a period that is over', () => {
    expect(untilText({ until: null, timeZone: 'UTC' })).toBeUndefined()
  })
})

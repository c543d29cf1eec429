import { describe, expect, test } from 'vitest'
import {
  axisLabel,
  changeOf,
  isPart,
  pointLabel,
  pointText,
  seriesSentence,
  uncomparedText,
  unfinishedText,
} from './report-words.ts'

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
    [5, 0, '5 more', 'up'],
  ])('of %i from %i', (value, before, text, direction) => {
    expect(changeOf(value, before, plain)).toEqual({ text, direction })
  })

  test.each([
    ['share', 2500, 0, '25 points more'],
    ['share', 5150, 5250, '1 point less'],
    ['share', 5000, 5001, 'Less than 0.1 points less'],
    ['minutes', 107, 100, '7% slower'],
    ['minutes', 30, 60, '50% faster'],
    ['minutes', 90, 0, '1 h 30 m slower'],
    ['money', 8050, 0, '$80.50 more'],
    ['difference', 3, 0, '3 more'],
  ] as const)('of a %s from %i to %i is in its words', (unit, value, before, text) => {
    const currency = unit === 'money' ? 'USD' : null
    expect(changeOf(value, before, { unit, currency }).text).toBe(text)
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

describe('a point is low only because of its days', () => {
  const of = (startDate: string, endDate: string, isRunning: boolean) =>
    isPart({ startDate, endDate, value: 3, before: null }, { per: 'month', isRunning }, '2026-11-20')

  test('if it isn’t over, or has fewer of them', () => {
    expect(of('2026-11-01', '2026-11-30', false)).toBe(true)
    expect(of('2026-09-12', '2026-09-30', false)).toBe(true)
    expect(of('2026-10-01', '2026-10-31', false)).toBe(false)
  })

  test('but not if it has what there was by its end', () => {
    expect(of('2026-09-12', '2026-09-30', true)).toBe(false)
    expect(of('2026-11-01', '2026-11-30', true)).toBe(true)
  })
})

describe('a chart in a sentence', () => {
  const series = (...values: number[]) => ({
    name: 'view',
    label: 'Page views',
    ...plain,
    per: 'day' as const,
    stack: null,
    isRunning: false,
    look: null,
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
    const text = unfinishedText({ until: '2026-11-29T20:10:00.000Z', timeZone: 'America/Chicago' })
    expect(text?.replaceAll(/\s/g, ' ')).toBe('This period isn’t over: it counts until today at 2:10 PM CST.')
  })

  test('is nothing for a period that is over', () => {
    expect(unfinishedText({ until: null, timeZone: 'UTC' })).toBeUndefined()
  })
})

describe('why figures have nothing to compare with', () => {
  const figure = (before: number | null) => ({
    name: 'views',
    label: 'Views',
    unit: 'count' as const,
    currency: null,
    value: 3,
    before,
    better: 'higher' as const,
    basis: null,
  })

  test.each([
    ['period', 'There are no figures from before Nov 20, 2026 to compare with.'],
    ['edition', 'There are no figures of the last edition from these days.'],
  ] as const)('of a %s', (comparedWith, text) => {
    expect(uncomparedText({ figures: [figure(null)], since: '2026-11-20', comparedWith })).toBe(text)
  })

  test.each([
    ['some have', [figure(null), figure(2)], '2026-11-20'],
    ['nothing was counted yet', [figure(null)], null],
  ])('is nothing if %s', (_case, figures, since) => {
    expect(uncomparedText({ figures, since, comparedWith: 'period' })).toBeUndefined()
  })
})

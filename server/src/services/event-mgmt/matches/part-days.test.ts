import { expect, test } from 'vitest'
import { partDaysOf, type SpaceHours, type Stretch } from './part-days.ts'

const open: Stretch[] = [[480, 1320]]
/** A space that is open from 8 AM to 10 PM on two days. */
const space = (...free: [Stretch[], Stretch[]]): SpaceHours => ({
  spaceType: 'Field',
  surface: 'Turf',
  days: free.map((stretches, n) => ({ day: `2031-04-0${n + 1}`, open, free: stretches })),
})
const whole = space(open, open)
/** On the first day free from 2 PM, on the second all day. */
const afternoon = space([[840, 1320]], open)

test('spaces that are free from opening to closing have no such days', () => {
  expect(partDaysOf([whole, whole], 2)).toEqual([])
})
test.each<[string, Stretch[], object | null]>([
  ['from 2 PM', [[840, 1320]], { from: '14:00', to: null }],
  ['until noon', [[480, 720]], { from: null, to: '12:00' }],
  [
    'in the longer of two stretches',
    [
      [480, 720],
      [900, 1200],
    ],
    { from: '15:00', to: '20:00' },
  ],
])('a space that is free %s on a day', (_when, free, hours) => {
  expect(partDaysOf([space(free, open)], 1)).toEqual([{ day: '2031-04-01', hours }])
})
test('the spaces with most free time count', () => {
  expect(partDaysOf([afternoon, whole, whole], 2)).toEqual([])
})
test('hours are those of all spaces that are needed', () => {
  expect(partDaysOf([afternoon, whole], 2)).toEqual([
    { day: '2031-04-01', hours: { from: '14:00', to: null } },
  ])
})
test('spaces with no three hours in common have no hours', () => {
  expect(partDaysOf([afternoon, space([[480, 900]], open)], 2)).toEqual([{ day: '2031-04-01', hours: null }])
})
test('a space that is free for less than three hours on a day does not count', () => {
  expect(partDaysOf([space([[480, 600]], open), afternoon], 1)).toEqual([
    { day: '2031-04-01', hours: { from: '14:00', to: null } },
  ])
})

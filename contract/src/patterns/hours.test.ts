import { expect, test } from 'vitest'
import { HoursDraft } from './hours.ts'

const hours = { weekday: 'Friday', opens: '18:00', closes: '02:00' }

test('hours of the whole year need no season, and may end after midnight', () => {
  expect(HoursDraft.parse(hours)).toEqual({ ...hours, season: null, seasonStart: null, seasonEnd: null })
})

test('a season may include New Year and February 29th', () => {
  const winter = { season: 'Winter', seasonStart: '12-01', seasonEnd: '02-29' }
  expect(HoursDraft.parse({ ...hours, ...winter })).toMatchObject(winter)
})

test.each([
  ['a time after midnight', { closes: '24:00' }],
  ['a time without a leading zero', { opens: '8:00' }],
  ['an unknown weekday', { weekday: 'Fri' }],
  ['a season without its days', { season: 'Summer' }],
  ['days without a season', { seasonStart: '06-01', seasonEnd: '08-31' }],
  ['a day that no year has', { season: 'Odd', seasonStart: '02-30', seasonEnd: '03-01' }],
])('refuses %s', (_what, change) => {
  expect(HoursDraft.safeParse({ ...hours, ...change }).success).toBe(false)
})

import type { Weekday } from '@app/contract/rules/weekdays.ts'
import { expect, test } from 'vitest'
import { seasonTables } from './hours-words.ts'

const interval = (weekday: Weekday, opens: string, closes: string) => ({
  weekday,
  opens,
  closes,
  season: null,
  seasonStart: null,
  seasonEnd: null,
})

test('joins days with the same hours, and names the closed ones', () => {
  const week = (['Monday', 'Tuesday', 'Wednesday'] as const).map((day) => interval(day, '08:00', '22:30'))
  expect(seasonTables([...week, interval('Saturday', '18:00', '01:00')])).toEqual([
    {
      season: undefined,
      period: undefined,
      days: [
        { days: 'Mon – Wed', hours: '8 AM – 10:30 PM' },
        { days: 'Thu – Fri', hours: 'Closed' },
        { days: 'Sat', hours: '6 PM – 1 AM' },
        { days: 'Sun', hours: 'Closed' },
      ],
    },
  ])
})

test('lists several intervals of a day in order', () => {
  const [table] = seasonTables([interval('Monday', '15:00', '21:00'), interval('Monday', '06:00', '09:00')])
  expect(table?.days[0]).toEqual({ days: 'Mon', hours: '6 AM – 9 AM, 3 PM – 9 PM' })
})

test('a day that closes when it opens is open for 24 hours', () => {
  const [table] = seasonTables([interval('Monday', '00:00', '00:00')])
  expect(table?.days[0]?.hours).toBe('Open 24 hours')
})

test('lists seasons after the whole year, with their days', () => {
  const winter = {
    ...interval('Friday', '10:00', '18:00'),
    season: 'Winter',
    seasonStart: '11-01',
    seasonEnd: '02-29',
  }
  expect(
    seasonTables([winter, interval('Friday', '08:00', '20:00')]).map(({ season, period }) => [
      season,
      period,
    ]),
  ).toEqual([
    [undefined, undefined],
    ['Winter', 'Nov 1 – Feb 29'],
  ])
})

import { expect, test } from 'vitest'
import { columnsOf, hourMarks, instantAt, isOnDay, shareOf, shortTimes } from './columns.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'

const timeZone = 'America/New_York'
const hoursOn = (
  weekday: OpeningHours['weekday'],
  opens: string,
  closes: string,
  season?: [string, string],
): OpeningHours => ({
  weekday,
  opens,
  closes,
  seasonStart: season?.[0] ?? null,
  seasonEnd: season?.[1] ?? null,
})
const columns = (entries: { kind: string; starts: string; ends: string }[] = [], isEven = false) =>
  columnsOf(['2027-04-16', '2027-04-17'], {
    hours: [hoursOn('Friday', '12:00', '22:00'), hoursOn('Saturday', '08:00', '18:00')],
    taken: shortTimes(entries),
    timeZone,
    isEven,
  })
const utc = (ms: number | undefined) => new Date(ms ?? Number.NaN).toISOString()

const nights = columnsOf(['2027-04-16', '2027-04-17'], {
  hours: [hoursOn('Friday', '18:00', '02:00'), hoursOn('Saturday', '10:00', '22:00')],
  taken: [],
  timeZone,
  isEven: false,
})

test('a night of opening hours is whole in the column of its day', () => {
  expect(nights.map(({ starts, ends }) => [utc(starts), utc(ends)])).toEqual([
    ['2027-04-16T22:00:00.000Z', '2027-04-17T06:00:00.000Z'],
    ['2027-04-17T14:00:00.000Z', '2027-04-18T02:00:00.000Z'],
  ])
  const [friday] = nights
  const oneAM = Date.parse('2027-04-17T05:00:00Z')
  expect(shareOf(nights, oneAM)).toBeCloseTo((friday?.width ?? 0) * (7 / 8))
  expect(instantAt(nights, shareOf(nights, oneAM))).toBe(oneAM)
})

test('every third hour within a day is marked, also after midnight', () => {
  const [friday] = nights
  expect(friday && hourMarks(friday, timeZone).map(utc)).toEqual([
    '2027-04-17T01:00:00.000Z',
    '2027-04-17T04:00:00.000Z',
  ])
})

test('a booking of a night is on the day on which the night begins', () => {
  const late = { starts: '2027-04-17T04:30:00Z', ends: '2027-04-17T06:00:00Z' }
  expect(nights.map((column) => isOnDay(late, column))).toEqual([true, false])
  const early = { starts: '2027-04-17T06:00:00Z', ends: '2027-04-17T07:00:00Z' }
  expect(nights.map((column) => isOnDay(early, column))).toEqual([false, true])
})

test('a night ends where the next day opens, and at noon at the latest', () => {
  const drawn = (...hours: OpeningHours[]) =>
    columnsOf(['2027-04-16', '2027-04-17'], { hours, taken: [], timeZone, isEven: false })
  const [night, day] = drawn(hoursOn('Friday', '18:00', '02:00'), hoursOn('Saturday', '00:00', '20:00'))
  expect([utc(night?.ends), utc(day?.starts)]).toEqual([
    '2027-04-17T04:00:00.000Z',
    '2027-04-17T04:00:00.000Z',
  ])
  const [endless, closed] = drawn(hoursOn('Friday', '20:00', '20:00'))
  expect([utc(endless?.ends), utc(closed?.starts)]).toEqual([
    '2027-04-17T16:00:00.000Z',
    '2027-04-17T16:00:00.000Z',
  ])
  expect(utc(closed?.ends)).toBe('2027-04-18T02:00:00.000Z')
})

test('a booking after the opening hours of a night makes the next day longer', () => {
  const drawn = columnsOf(['2027-04-16', '2027-04-17'], {
    hours: [hoursOn('Friday', '18:00', '02:00'), hoursOn('Saturday', '10:00', '22:00')],
    taken: shortTimes([{ kind: 'Booking', starts: '2027-04-17T05:00:00Z', ends: '2027-04-17T07:30:00Z' }]),
    timeZone,
    isEven: false,
  })
  expect(drawn.map(({ starts, ends }) => [utc(starts), utc(ends)])).toEqual([
    ['2027-04-16T22:00:00.000Z', '2027-04-17T06:00:00.000Z'],
    ['2027-04-17T06:00:00.000Z', '2027-04-18T02:00:00.000Z'],
  ])
})

test('days are as wide as their hours, or of the same width', () => {
  const uneven = columnsOf(['2027-04-16', '2027-04-17'], {
    hours: [hoursOn('Friday', '12:00', '17:00'), hoursOn('Saturday', '08:00', '23:00')],
    taken: [],
    timeZone,
    isEven: false,
  })
  expect(uneven.map(({ at, width }) => [at, width])).toEqual([
    [0, 0.25],
    [0.25, 0.75],
  ])
  expect(columns([], true).map(({ width }) => width)).toEqual([0.5, 0.5])
})

test('a short day has room for its heading, and the others share the rest by their hours', () => {
  const week = [
    '2027-04-12',
    '2027-04-13',
    '2027-04-14',
    '2027-04-15',
    '2027-04-16',
    '2027-04-17',
    '2027-04-18',
  ]
  const open = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
  const drawn = columnsOf(week, {
    hours: [
      ...open.map((weekday) => hoursOn(weekday, '18:00', '20:00')),
      hoursOn('Saturday', '08:00', '22:00'),
    ],
    taken: [],
    timeZone,
    isEven: false,
  })
  expect(drawn.map(({ width }) => width)).toEqual([
    ...open.map(() => 0.09),
    expect.closeTo(0.275),
    expect.closeTo(0.275),
  ])
})

test('a booking outside the opening hours makes its day longer, a long blackout does not', () => {
  const early = { kind: 'Booking', starts: '2027-04-16T13:30:00Z', ends: '2027-04-16T15:00:00Z' }
  expect(utc(columns([early])[0]?.starts)).toBe('2027-04-16T13:00:00.000Z')
  const closed = { kind: 'Blackout', starts: '2027-04-01T04:00:00Z', ends: '2027-05-01T04:00:00Z' }
  expect(utc(columns([closed])[0]?.starts)).toBe('2027-04-16T16:00:00.000Z')
})

test('a place on the width is an instant, in steps of half an hour', () => {
  const drawn = columns()
  const noon = Date.parse('2027-04-16T16:00:00Z')
  expect(shareOf(drawn, noon)).toBe(0)
  expect(shareOf(drawn, noon + 5 * 3_600_000)).toBeCloseTo(0.25)
  expect(shareOf(drawn, noon + 12 * 3_600_000)).toBeCloseTo(0.5)
  expect(shareOf(drawn, noon - 1)).toBe(0)
  expect(utc(instantAt(drawn, 0.26))).toBe('2027-04-16T21:00:00.000Z')
  expect(utc(instantAt(drawn, 1.2))).toBe('2027-04-17T22:00:00.000Z')
})

import { expect, test } from 'vitest'
import { columnsOf, instantAt, openingOn, shareOf, shortTimes, type OpeningHours } from './columns.ts'

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

test('hours of a season replace those of the year, also over New Year', () => {
  const hours = [hoursOn('Monday', '08:00', '20:00'), hoursOn('Monday', '10:00', '16:00', ['11-01', '02-29'])]
  expect(openingOn('2027-01-04', hours)).toEqual({ opens: '10:00', closes: '16:00' })
  expect(openingOn('2027-04-05', hours)).toEqual({ opens: '08:00', closes: '20:00' })
})

test('closed is not unknown', () => {
  expect(openingOn('2027-04-06', [hoursOn('Monday', '08:00', '20:00')])).toBeNull()
  expect(openingOn('2027-04-06', [])).toBeUndefined()
})

test('hours that end after midnight are drawn until midnight', () => {
  expect(openingOn('2027-04-05', [hoursOn('Monday', '18:00', '02:00')])).toEqual({
    opens: '18:00',
    closes: '24:00',
  })
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

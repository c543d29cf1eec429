import { expect, test } from 'vitest'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { openingOn, openTimesOn } from './opening-hours.ts'

const timeZone = 'America/New_York'
const hoursOn = (
  weekday: OpeningHours['weekday'],
  opens: string,
  closes: string,
  [seasonStart, seasonEnd]: [string, string] | [null, null] = [null, null],
): OpeningHours => ({ weekday, opens, closes, seasonStart, seasonEnd })
const opening = (day: string, ...hours: OpeningHours[]) => {
  const found = openingOn(day, hours, timeZone)
  return found && [found.opens, found.closes].map((instant) => new Date(instant).toISOString().slice(0, 16))
}

test('hours of a season replace those of the year, also over New Year', () => {
  const hours = [hoursOn('Monday', '08:00', '20:00'), hoursOn('Monday', '10:00', '16:00', ['11-01', '02-29'])]
  expect(opening('2027-01-04', ...hours)).toEqual(['2027-01-04T15:00', '2027-01-04T21:00'])
  expect(opening('2027-04-05', ...hours)).toEqual(['2027-04-05T12:00', '2027-04-06T00:00'])
})

test('closed is not unknown', () => {
  expect(opening('2027-04-06', hoursOn('Monday', '08:00', '20:00'))).toBeNull()
  expect(opening('2027-04-06')).toBeUndefined()
})

test('hours that close before they open, or when they do, end on the next day', () => {
  expect(opening('2027-04-05', hoursOn('Monday', '18:00', '02:00'))).toEqual([
    '2027-04-05T22:00',
    '2027-04-06T06:00',
  ])
  expect(opening('2027-04-05', hoursOn('Monday', '00:00', '00:00'))).toEqual([
    '2027-04-05T04:00',
    '2027-04-06T04:00',
  ])
})

test('several hours of a day are from the first opening to the last closing', () => {
  const hours = [hoursOn('Monday', '20:00', '01:00'), hoursOn('Monday', '06:00', '09:00')]
  expect(opening('2027-04-05', ...hours)).toEqual(['2027-04-05T10:00', '2027-04-06T05:00'])
})

const openTimes = (day: string, ...hours: OpeningHours[]) =>
  openTimesOn(day, hours, timeZone).map(({ from, to }) =>
    [from, to].map((instant) => new Date(instant).toISOString().slice(0, 16)),
  )

test('a day has the end of the night before it, and ends at midnight', () => {
  const nights = [hoursOn('Sunday', '18:00', '02:00'), hoursOn('Monday', '18:00', '02:00')]
  expect(openTimes('2027-04-05', ...nights)).toEqual([
    ['2027-04-05T04:00', '2027-04-05T06:00'],
    ['2027-04-05T22:00', '2027-04-06T04:00'],
  ])
})

test('a day without opening hours is open for as long as clocks make it, and a closed one never', () => {
  expect(openTimes('2027-03-14')).toEqual([['2027-03-14T05:00', '2027-03-15T04:00']])
  expect(openTimes('2027-11-07')).toEqual([['2027-11-07T04:00', '2027-11-08T05:00']])
  expect(openTimes('2027-04-06', hoursOn('Monday', '08:00', '20:00'))).toEqual([])
})

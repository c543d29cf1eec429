import { expect, test } from 'vitest'
import { atPlace, instantOf, zoneWords } from './place-clock.ts'

const newYork = 'America/New_York'
const iso = (day: string, time: string, timeZone: string) =>
  new Date(instantOf(day, time, timeZone)).toISOString()

test.each([
  ['2027-01-15', '09:30', newYork, '2027-01-15T14:30:00.000Z'],
  ['2027-07-15', '09:30', newYork, '2027-07-15T13:30:00.000Z'],
  ['2027-07-15', '24:00', newYork, '2027-07-16T04:00:00.000Z'],
  ['2027-07-15', '09:30', 'America/Phoenix', '2027-07-15T16:30:00.000Z'],
  ['2027-01-01', '00:00', 'Pacific/Honolulu', '2027-01-01T10:00:00.000Z'],
])('%s %s in %s', (day, time, timeZone, instant) => {
  expect(iso(day, time, timeZone)).toBe(instant)
  expect(atPlace(instant, timeZone)).toEqual(
    time === '24:00' ? { day: '2027-07-16', time: '00:00' } : { day, time },
  )
})

test('a time that the clock skips is an hour later', () => {
  expect(iso('2027-03-14', '02:30', newYork)).toBe('2027-03-14T07:30:00.000Z')
  expect(atPlace('2027-03-14T07:30:00.000Z', newYork).time).toBe('03:30')
})

test('of a time that the clock shows twice, the first counts', () => {
  expect(iso('2027-11-07', '01:30', newYork)).toBe('2027-11-07T05:30:00.000Z')
})

test('the days around a change of the clock have 23 and 25 hours', () => {
  const hours = (day: string) =>
    (instantOf(day, '24:00', newYork) - instantOf(day, '00:00', newYork)) / 3_600_000
  expect([hours('2027-03-14'), hours('2027-11-07'), hours('2027-11-08')]).toEqual([23, 25, 24])
})

test.each([
  ['America/New_York', 'Eastern Time'],
  ['America/Phoenix', 'Mountain Standard Time'],
  ['America/Vancouver', 'Pacific Time'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
])('people write %s as %s', (timeZone, words) => {
  expect(zoneWords(timeZone)).toBe(words)
})

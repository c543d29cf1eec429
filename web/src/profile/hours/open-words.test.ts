import type { Weekday } from '@app/contract/rules/weekdays.ts'
import { weekdays } from '@app/contract/rules/weekdays.ts'
import { expect, test } from 'vitest'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { openWords } from './open-words.ts'

const timeZone = 'America/New_York'
const on = (weekday: Weekday, opens: string, closes: string): OpeningHours => ({
  weekday,
  opens,
  closes,
  seasonStart: null,
  seasonEnd: null,
})
/** Closed on Mondays, with a break at noon on Tuesdays, and open until two in the night of Saturday. */
const week = [
  on('Tuesday', '17:00', '22:00'),
  on('Tuesday', '11:00', '14:00'),
  on('Saturday', '11:00', '02:00'),
]

// April 5, 2027 is a Monday. New York is four hours behind UTC.
test.each([
  ['on a closed day', '2027-04-05T16:00Z', false, 'Opens tomorrow at 11 AM', 'Closed'],
  ['before the first hours', '2027-04-06T14:00Z', false, 'Opens at 11 AM', '11 AM – 2 PM, 5 PM – 10 PM'],
  ['in the first hours', '2027-04-06T15:00Z', true, 'Closes at 2 PM', '11 AM – 2 PM, 5 PM – 10 PM'],
  ['in between', '2027-04-06T18:00Z', false, 'Opens at 5 PM', '11 AM – 2 PM, 5 PM – 10 PM'],
  ['for days', '2027-04-07T02:00Z', false, 'Opens Sat, Apr 10 at 11 AM', '11 AM – 2 PM, 5 PM – 10 PM'],
  ['in the evening', '2027-04-11T03:00Z', true, 'Closes at 2 AM', '11 AM – 2 AM'],
  ['after midnight', '2027-04-11T05:30Z', true, 'Closes at 2 AM', 'Closed'],
])('says %s what comes next by the clock of the place', (_when, at, isOpen, next, today) => {
  expect(openWords(week, timeZone, Date.parse(at))).toEqual({ isOpen, next, today })
})

test('a place that never closes says so, and one that is closed for a week says no day', () => {
  const always = weekdays.map((day) => on(day, '00:00', '00:00'))
  const now = Date.parse('2027-04-05T16:00Z')
  expect(openWords(always, timeZone, now)).toEqual({
    isOpen: true,
    next: undefined,
    today: 'Open 24 hours',
  })
  const inSummer = week.map((hours) => ({ ...hours, seasonStart: '06-01', seasonEnd: '08-31' }))
  expect(openWords(inSummer, timeZone, now)).toEqual({ isOpen: false, next: undefined, today: 'Closed' })
})

import { expect, test } from 'vitest'
import { daysOfWeekend, firstShownFor, readAsked, saturdayOf } from './asked-weekend.ts'

const asked = (query: string) => readAsked(new URLSearchParams(query))

test.each([
  ['2027-04-23', '2027-04-24'],
  ['2027-04-24', '2027-04-24'],
  ['2027-04-25', '2027-04-24'],
  ['2027-04-26', '2027-05-01'],
])('%s leads to the weekend of %s', (day, saturday) => {
  expect(saturdayOf(day)).toBe(saturday)
})

test('the dates of a search are the days that are shown', () => {
  expect(asked('from=2027-04-23&to=2027-04-25').days).toEqual(['2027-04-23', '2027-04-24', '2027-04-25'])
  expect(asked('from=2027-04-20&to=2027-04-21').days).toEqual(['2027-04-20', '2027-04-21'])
})

test('a month shows its first weekend', () => {
  const { day, days } = asked('from=2027-04-01&to=2027-04-30')
  expect(days).toBeUndefined()
  expect(daysOfWeekend(day ?? '')).toEqual(['2027-04-02', '2027-04-03', '2027-04-04'])
})

test('a chosen weekend counts more than the dates of a search', () => {
  expect(asked('from=2027-04-23&to=2027-04-25&weekend=2027-06-05')).toEqual({
    day: '2027-06-05',
    days: undefined,
  })
})

test.each(['', 'weekend=soon', 'from=2027-02-30'])('“%s” asks for no weekend', (query) => {
  expect(firstShownFor(asked(query))).toBeUndefined()
})

test('weekends before the asked one are shown, too', () => {
  expect(firstShownFor(asked('from=2027-04-23&to=2027-04-25'))).toBe('2027-03-27')
})

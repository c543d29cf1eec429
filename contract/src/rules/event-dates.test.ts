import { describe, expect, test } from 'vitest'
import { dateBlock, dayText, eventDatesText, shortDayText, type DateBlockDates } from './event-dates.ts'

test.each([
  ['2027-03-12', 'Fri, Mar 12th, 2027'],
  ['2027-03-01', 'Mon, Mar 1st, 2027'],
  ['2027-03-02', 'Tue, Mar 2nd, 2027'],
  ['2027-03-03', 'Wed, Mar 3rd, 2027'],
  ['2027-03-04', 'Thu, Mar 4th, 2027'],
  ['2027-03-11', 'Thu, Mar 11th, 2027'],
  ['2027-03-13', 'Sat, Mar 13th, 2027'],
  ['2027-03-20', 'Sat, Mar 20th, 2027'],
  ['2027-03-21', 'Sun, Mar 21st, 2027'],
  ['2027-03-22', 'Mon, Mar 22nd, 2027'],
  ['2027-03-23', 'Tue, Mar 23rd, 2027'],
  ['2027-03-31', 'Wed, Mar 31st, 2027'],
  ['2028-02-29', 'Tue, Feb 29th, 2028'],
  ['1900-01-01', 'Mon, Jan 1st, 1900'],
  ['2099-12-31', 'Thu, Dec 31st, 2099'],
])('section 2: %s is %j', (day, text) => {
  expect(dayText(day)).toBe(text)
})

test('section 2: a short day has no year', () => {
  expect(shortDayText('2027-03-12')).toBe('Fri, Mar 12th')
})

describe('section 2: the dates of an event', () => {
  const fixed = { startDate: '2027-03-12', endDate: '2027-03-14', hasFlexibleDates: false }

  test('are a range', () => {
    expect(eventDatesText(fixed)).toBe('Fri, Mar 12th, 2027 - Sun, Mar 14th, 2027')
  })

  test('are one day only once', () => {
    expect(eventDatesText({ ...fixed, endDate: '2027-03-12' })).toBe('Fri, Mar 12th, 2027')
  })

  test('are flexible between two days', () => {
    expect(eventDatesText({ startDate: '2027-06-01', endDate: '2027-06-30', hasFlexibleDates: true })).toBe(
      'Flexible b/w Tue, Jun 1st, 2027 - Wed, Jun 30th, 2027',
    )
  })

  test('are flexible on a single day', () => {
    expect(eventDatesText({ ...fixed, endDate: '2027-03-12', hasFlexibleDates: true })).toBe(
      'Flexible b/w Fri, Mar 12th, 2027 - Fri, Mar 12th, 2027',
    )
  })
})

describe('the date block', () => {
  const fixed = { hasFlexibleDates: false, dayCount: null }
  const textOf = (dates: DateBlockDates) => {
    const { leaves, weekdays } = dateBlock(dates)
    return [...leaves.map(({ month, days }) => `${month} ${days}`), weekdays].join(', ')
  }

  test.each([
    ['2027-03-12', '2027-03-14', 'Mar 12–14, Fri–Sun'],
    ['2027-03-12', '2027-03-12', 'Mar 12, Fri'],
    ['2027-03-12', '2027-03-19', 'Mar 12–19, Fri–Fri'],
    ['2027-04-30', '2027-05-02', 'Apr 30, May 2, Fri–Sun'],
    ['2027-03-28', '2027-05-02', 'Mar 28, May 2, Sun–Sun'],
    ['2027-12-31', '2028-01-01', 'Dec 31, Jan 1, Fri–Sat'],
    ['2027-03-12', '2028-03-11', 'Mar 12, Mar 11, 2027–2028'],
  ])('from %s to %s has %s', (startDate, endDate, text) => {
    expect(textOf({ ...fixed, startDate, endDate })).toBe(text)
  })

  test.each([
    ['2027-06-01', '2027-06-30', 3, 'Jun 1–30, 3 days'],
    ['2027-06-01', '2027-06-30', 1, 'Jun 1–30, 1 day'],
    ['2027-06-01', '2027-06-30', null, 'Jun 1–30, Flexible'],
    ['2027-12-15', '2028-01-15', 3, 'Dec 15, Jan 15, 3 days'],
    ['2027-03-12', '2028-03-11', null, 'Mar 12, Mar 11, Flexible'],
  ])('of flexible dates from %s to %s for %j days has %s', (startDate, endDate, dayCount, text) => {
    expect(textOf({ startDate, endDate, hasFlexibleDates: true, dayCount })).toBe(text)
  })
})

import { expect, test } from 'vitest'
import { daysOfYear, entriesOf, flexibleIn, monthIn, monthsOfYear } from './calendar-year.ts'

const event = {
  id: '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11',
  name: 'Spring Classic',
  type: 'Tournament' as const,
  status: 'Published' as const,
  category: 'Marketed' as const,
  isClosed: false,
  startDate: '2027-03-30',
  endDate: '2027-04-02',
  hasFlexibleDates: false,
  dayCount: null,
  startTime: null,
  endTime: null,
  timeZone: null,
  city: 'Dayton',
  state: 'Ohio' as const,
  sports: [],
}
const today = '2027-03-12'

test('reads the month of an address', () => {
  expect(monthIn(new URLSearchParams('month=2028-11'), today)).toBe('2028-11')
})

test.each(['', '2027-13', '2027-3', '3027-01', 'march'])('shows the given month for "%s"', (month) => {
  expect(monthIn(new URLSearchParams({ month }), today)).toBe('2027-03')
})

test('a year includes the rest of its first and last weeks', () => {
  expect(daysOfYear('2027')).toEqual({ startDate: '2026-12-26', endDate: '2028-01-06' })
})

test('an event counts in every month that it touches', () => {
  expect(monthsOfYear('2027', [event])).toEqual([
    { month: '2027-03', count: 1 },
    { month: '2027-04', count: 1 },
  ])
})

test('an event is on its days, with its town', () => {
  expect(entriesOf([event], today)).toEqual([
    {
      id: event.id,
      title: 'Spring Classic',
      to: `/events/${event.id}`,
      from: '2027-03-30',
      until: '2027-04-02',
      note: 'Dayton, Ohio',
      isOff: false,
    },
  ])
})

test('events that are closed or over are dimmed', () => {
  const isOff = (change: object) => entriesOf([{ ...event, ...change }], today).map((one) => one.isOff)
  expect(isOff({ isClosed: true })).toEqual([true])
  expect(isOff({ startDate: '2027-03-01', endDate: '2027-03-11' })).toEqual([true])
})

test('drafts and private events are marked', () => {
  const titles = entriesOf(
    [
      { ...event, status: 'Draft' },
      { ...event, category: 'Private' },
    ],
    today,
  ).map(({ title }) => title)
  expect(titles).toEqual(['Spring Classic (draft)', 'Spring Classic (private)'])
})

test('events with flexible dates are on no day, but in each month of their window', () => {
  const flexible = { ...event, hasFlexibleDates: true }
  expect(entriesOf([flexible], today)).toEqual([])
  expect(flexibleIn('2027-04', [flexible]).map(({ window }) => window)).toEqual([
    'Mar 30, 2027 and Apr 2, 2027',
  ])
  expect(flexibleIn('2027-05', [flexible])).toEqual([])
})

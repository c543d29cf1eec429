import { expect, test } from 'vitest'
import { queryOf } from '../../market/testing/query-of.ts'
import { eventMarket } from './market.ts'
import { nearestWeek, firstDayOf, offeredWeeks } from './weeks.ts'

// A Tuesday.
const today = '2027-03-02'
const offered = (search: string) => offeredWeeks(queryOf(search, eventMarket), today)

test('offers the seven weeks from this one, and flexible dates last', () => {
  expect(offered('')).toEqual([
    '2027-02-28',
    '2027-03-07',
    '2027-03-14',
    '2027-03-21',
    '2027-03-28',
    '2027-04-04',
    '2027-04-11',
    'Flexible',
  ])
})

test('starts with the week before the dates of the query', () => {
  expect(offered('from=2027-06-12')[0]).toBe('2027-05-30')
})

test('starts with the week before the first month of the query', () => {
  expect(offered('month=2027-07&month=2027-06')[0]).toBe('2027-05-23')
})

test('offers no past week', () => {
  expect(offered('from=2027-03-03')[0]).toBe('2027-02-28')
})

test('a chosen week does not move the others', () => {
  expect(offered('week=2027-03-21')).toEqual(offered(''))
})

test('a chosen week beyond the others is offered in its place', () => {
  expect(offered('week=2027-08-01&week=Flexible').slice(-2)).toEqual(['2027-08-01', 'Flexible'])
})

test.each([
  ['from=2027-05-01&month=2027-07', '2027-05-01'],
  ['week=2027-06-20&week=2027-06-06', '2027-06-06'],
  ['month=2027-07', '2027-07-01'],
  ['week=Flexible', undefined],
])('the first day of %j is %s', (search, day) => {
  expect(firstDayOf(queryOf(search, eventMarket))).toBe(day)
})

const weeks = [
  { value: '2027-02-14', count: 9 },
  { value: '2027-03-07', count: 2 },
  { value: '2027-03-21', count: 0 },
  { value: '2027-04-04', count: 3 },
  { value: 'Flexible', count: 5 },
]

test('the nearest week has events and is not over', () => {
  expect(nearestWeek(weeks, '2027-03-30', today)?.value).toBe('2027-04-04')
  expect(nearestWeek(weeks, '2027-02-16', today)?.value).toBe('2027-03-07')
})

test('without events in any week there is no nearest one', () => {
  expect(nearestWeek([{ value: 'Flexible', count: 5 }], '2027-03-24', today)).toBeUndefined()
})

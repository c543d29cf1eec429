import { event } from '@app/contract/events/event-routes.ts'
import { expect, test } from 'vitest'
import { chosenOf, filterOf, searchOf } from '../../market/query.ts'
import { queryOf } from '../../market/testing/query-of.ts'
import { querySentence } from '../../market/words.ts'
import { eventMarket } from './market.ts'

const query = (search: string) => queryOf(search, eventMarket)
const filter = (search: string) => event.filter.parse(filterOf(eventMarket, query(search)))

test('the soonest events come first unless another order is chosen', () => {
  expect(searchOf(eventMarket, query(''))).toEqual({ sort: 'date' })
  expect(searchOf(eventMarket, query('sort=relevance'))).toEqual({ sort: 'relevance' })
})

test.each([
  ['from=2027-03-12', { from: '2027-03-12', to: '2037-03-18' }],
  ['to=2027-03-14', { from: '2017-03-07', to: '2027-03-14' }],
  ['from=2099-12-31', { from: '2099-12-31', to: '2110-01-07' }],
  ['to=1900-01-01', { from: '1889-12-25', to: '1900-01-01' }],
])('a range without an end is the longest that the contract accepts: %s', (search, dates) => {
  expect(filter(search)).toEqual({ dates })
})

test('the contract refuses a range that is a day longer', () => {
  const dates = { from: '2027-03-12', to: '2037-03-19' }
  expect(event.filter.safeParse({ dates }).error?.issues[0]?.path).toEqual(['dates', 'to'])
})

test('the end of a range that is too long is ignored', () => {
  expect(query('from=2027-03-12&to=2037-03-18')).toHaveProperty('to')
  expect(query('from=2027-03-12&to=2037-03-19')).not.toHaveProperty('to')
})

test('a cost of exactly the limit is found', () => {
  expect(filter('teamCost=500&individualCost=49.99')).toEqual({
    teamCost: { to: 500 },
    individualCost: { to: 49.99 },
  })
})

test.each([
  ['0', 'Free / Team', 'Free per team'],
  ['500', 'Up to $500 / Team', 'Up to $500 per team'],
  ['499.99', 'Under $500 / Team', 'Under $500 per team'],
  ['1250.5', 'Up to $1,250.50 / Team', 'Up to $1,250.50 per team'],
])('the limit %s is %s on its chip', (limit, label, sentence) => {
  const limited = query(`teamCost=${limit}`)
  expect(chosenOf(eventMarket, limited).map((chip) => chip.label)).toEqual([label])
  expect(querySentence(eventMarket, limited)).toBe(sentence)
})

test('a limit in fractions of a cent is ignored', () => {
  expect(query('teamCost=49.999')).not.toHaveProperty('teamCost')
})

test('an age or gender finds the events that are open to it', () => {
  expect(filter('age=Youth&gender=Male')).toEqual({ openToAge: ['Youth'], openToGender: ['Male'] })
})

test('the sentence says what, when and where', () => {
  expect(querySentence(eventMarket, query('sport=Soccer&month=2027-03&span=Weekend&near=Carmel, IN'))).toBe(
    'Soccer, in March 2027, on a weekend, within 50 mi of Carmel, IN',
  )
})

test('chips name days, limits and weeks', () => {
  const chosen = chosenOf(
    eventMarket,
    query('from=2027-03-12&to=2027-03-14&week=2027-03-07&teamCost=500&fixed=true'),
  )
  expect(chosen.map(({ label }) => label)).toEqual([
    'Mar 12 – 14, 2027',
    'Week of Mar 7',
    'Fixed dates only',
    'Up to $500 / Team',
  ])
})

test.each([
  ['', undefined],
  ['from=2026-12-30&to=2027-01-02', 'Dec 30 – Jan 2'],
  ['month=2027-03&month=2027-04', 'March 2027, April 2027'],
])('the button for dates says for %j: %s', (search, label) => {
  expect(eventMarket.dates?.labelOf(query(search))).toBe(label)
})

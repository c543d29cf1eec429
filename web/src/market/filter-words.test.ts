import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { filterWords } from './filter-words.ts'
import { queryOf } from './testing/query-of.ts'

test('a text that became filters adds no words', () => {
  const market = { ...facilityMarket, names: { ...facilityMarket.names, basketball: '' } }
  expect(filterWords(market, queryOf('q=basketball&sport=Basketball', market))).toEqual(['Basketball'])
})

test('the place is named', () => {
  expect(filterWords(facilityMarket, queryOf('near=Buffalo, NY&sport=Soccer'))).toEqual([
    'Within 50 mi of Buffalo, NY',
    'Soccer',
  ])
})

import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { kinds } from '../kind/registry.ts'
import { filterOf } from '../market/query.ts'
import { queryOf } from '../market/testing/query-of.ts'
import { countedPath, searchWords } from './interest-words.ts'

const search = {
  sports: ['Basketball' as const, 'Track & Field' as const],
  place: 'Carmel, Indiana',
  miles: 250,
}

test('a count leads to the marketplace with the same search', () => {
  const { pathname, search: query } = new URL(countedPath(kinds.facility, search), 'https://venues.example')
  expect(pathname).toBe('/facilities/marketplace')
  expect(filterOf(facilityMarket, queryOf(query.slice(1)))).toMatchObject({
    sports: ['Basketball', 'Track & Field'],
    near: { address: 'Carmel, Indiana', dist: 250 },
  })
})

test('without a place and sports, it leads to all of the marketplace', () => {
  expect(countedPath(kinds.organization, { sports: [], place: null, miles: 150 })).toBe(
    '/organizations/directory',
  )
})

test.each([
  [search, 'Basketball and Track & Field, within 250 mi of Carmel, Indiana'],
  [{ ...search, place: null }, 'Basketball and Track & Field, everywhere'],
  [{ ...search, sports: [], place: null }, 'All sports, everywhere'],
])('%j reads %s', (of, words) => {
  expect(searchWords(of)).toBe(words)
})

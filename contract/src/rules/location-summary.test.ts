import { expect, test } from 'vitest'
import { locationSummary } from './location-summary.ts'

test.each([
  [null, null, 'Looking Nationally'],
  [null, 50, 'Looking Nationally'],
  ['', 50, 'Looking Nationally'],
  ['Carmel, IN', null, 'Looking near Carmel, IN'],
  ['Carmel, IN', 1, 'Looking within 1 mi of Carmel, IN'],
  ['Carmel, IN', 2500, 'Looking within 2500 mi of Carmel, IN'],
])('section 5: the location summary of the address %j and %j miles is %j', (address, dist, text) => {
  expect(locationSummary({ address, dist })).toBe(text)
})

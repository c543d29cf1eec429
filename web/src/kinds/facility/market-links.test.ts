import { expect, test } from 'vitest'
import { linkSearchOf } from '../../market/query.ts'
import { queryOf } from '../../market/testing/query-of.ts'
import { facilityMarket } from './market.ts'

test.each([
  [
    'from=2027-03-13&to=2027-03-14&space=Court&count=8&surface=Hardwood',
    '?from=2027-03-13&to=2027-03-14&space=Court&count=8&surface=Hardwood',
  ],
  ['surface=Hardwood', ''],
  // A request has one type of space.
  ['space=Field&space=Court&surface=Grass&from=2027-03-13', '?from=2027-03-13'],
  ['space=Field&surface=Grass&surface=Turf', '?space=Field'],
])('links to facilities keep of %j only %j', (search, kept) => {
  expect(linkSearchOf(facilityMarket, queryOf(search))).toBe(kept)
})

import { expect, test } from 'vitest'
import { places } from '../testing/import-fixture.ts'
import { splitAddress } from './full-address.ts'

test.each([
  ['12 Elm St', { street: '12 Elm St' }],
  ['12 Elm St, Suite 4', { street: '12 Elm St, Suite 4' }],
  ['E 174 St. & Bronx River Ave.', { street: 'E 174 St. & Bronx River Ave.' }],
  ['12 Elm St, Gary, IN', { street: '12 Elm St', city: 'Gary', state: 'Indiana' }],
  [
    '12 Elm St, Gary, IN 46402-1234',
    { street: '12 Elm St', city: 'Gary', state: 'Indiana', postalCode: '46402-1234' },
  ],
  [
    '12 Elm St. Gary, IN 46402',
    { street: '12 Elm St.', city: 'Gary', state: 'Indiana', postalCode: '46402' },
  ],
  [
    '1 rue Roy, Laval, QC H7A 1B2, Canada',
    { street: '1 rue Roy', city: 'Laval', state: 'Quebec', postalCode: 'H7A 1B2' },
  ],
  [
    '301 32nd St\nGary, Indiana\n(41.6001, -87.3402)',
    { street: '301 32nd St', city: 'Gary', state: 'Indiana', lat: '41.6001', lng: '-87.3402' },
  ],
  ['Gary, IN', { street: '', city: 'Gary', state: 'Indiana' }],
])('splits %j', (text, parts) => {
  expect(splitAddress(text, places)).toEqual(parts)
})

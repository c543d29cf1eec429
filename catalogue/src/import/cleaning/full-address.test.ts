import { expect, test } from 'vitest'
import { places } from '../testing/import-fixture.ts'
import { splitAddress } from './full-address.ts'

test.each([
  ['12 Elm St', { street: '12 Elm St' }],
  ['12 Elm St, Suite 4', { street: '12 Elm St, Suite 4' }],
  ['12 Elm St (rear), Unit 4/5', { street: '12 Elm St (rear), Unit 4/5' }],
  ['12 Elm St, Lake County, IN', { street: '12 Elm St', city: 'Lake County', state: 'Indiana' }],
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
  ['12 Elm St, Gary, Ind.', { street: '12 Elm St', city: 'Gary', state: 'Indiana' }],
  ['12 Elm St - Rear', { street: '12 Elm St - Rear' }],
  ['Speedy Car Wash', { street: 'Speedy Car Wash' }],
  ['1205 Tupelo Ct', { street: '1205 Tupelo Ct' }],
  ['Tupelo Ct', { street: 'Tupelo Ct' }],
  ['1701 N Indiana', { street: '1701 N Indiana' }],
  ['1205 Tupelo Ct 46204', { street: '1205 Tupelo Ct', postalCode: '46204' }],
  ['1200 1st St NE', { street: '1200 1st St NE' }],
  ['1200 1st St, NE', { street: '1200 1st St, NE' }],
  ['12 Elm St Gary IN', { street: '12 Elm St', city: 'Gary', state: 'Indiana' }],
  ['12 Elm St, Smalltown IN', { street: '12 Elm St', city: 'Smalltown', state: 'Indiana' }],
  ['12 Elm St, Suite 4, IN', { street: '12 Elm St, Suite 4', state: 'Indiana' }],
  ['12 Elm St IN 46204', { street: '12 Elm St', state: 'Indiana', postalCode: '46204' }],
  ['Gary, IN', { street: '', city: 'Gary', state: 'Indiana' }],
  ['12 Main St, Smalltown, Indiana, IN', { street: '12 Main St', city: 'Smalltown', state: 'Indiana' }],
  ['Gary, Indiana, IN', { street: '', city: 'Gary', state: 'Indiana' }],
  ['4 Pier Ave, New York, NY', { street: '4 Pier Ave', city: 'New York', state: 'New York' }],
  ['4 Pier Ave, New York, New York, NY', { street: '4 Pier Ave', city: 'New York', state: 'New York' }],
  ['Pier Park, New York, NY', { street: 'Pier Park', city: 'New York', state: 'New York' }],
  ['New York, NY, New York', { street: '', city: 'New York', state: 'New York' }],
  ['New York, New York', { street: '', city: 'New York', state: 'New York' }],
  [
    '1 Mall, Washington, DC, District of Columbia',
    { street: '1 Mall', city: 'Washington', state: 'District of Columbia' },
  ],
])('splits %j', (text, parts) => {
  expect(splitAddress(text, places)).toEqual(parts)
})

test.each([
  ['Laval', { street: '12 Gary IN' }],
  ['Gary', { street: '12', city: 'Gary', state: 'Indiana' }],
])('splits "12 Gary IN" of a row in %s', (city, parts) => {
  expect(splitAddress('12 Gary IN', places, city)).toEqual(parts)
})

test.each([
  '12 Elm St, Gary, Indiana, IN 46402',
  '12 Elm St, Gary, Ind., IN 46402',
  '12 Elm St, Gary, IN, Ind. 46402',
  '12 Elm St, Gary, Indiana - IN 46402',
  '12 Elm St, Gary – Indiana, IN 46402',
  '12 Elm St, Gary, IN, Indiana, USA 46402',
  '12 Elm St, Gary, IN, Indiana 46402',
  '12 Elm St\nGary, IN, IN 46402',
  '12 Elm St, Gary IN, Indiana 46402',
  '12 Elm St, Gary, IN Indiana 46402',
  '12 Elm St, Gary, IN, Indiana, IN 46402, USA',
  '12 Elm St, Gary, IN 46402, Indiana',
  '12 Elm St, Gary, IN 46402, Indiana, USA',
  '12 Elm St\nGary, Indiana (IN) 46402',
  '12 Elm St; Gary; Indiana; IN; 46402',
  '12 Elm St, Gary (Indiana), IN 46402',
  '12 Elm St, Gary/IN 46402',
  '12 Elm St, Gary, Lake County, Indiana, IN 46402',
])('splits %j, whose state is there twice', (text) => {
  expect(splitAddress(text, places)).toEqual({
    street: '12 Elm St',
    city: 'Gary',
    state: 'Indiana',
    postalCode: '46402',
  })
})

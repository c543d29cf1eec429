import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { queryOf } from './testing/query-of.ts'
import { inSentence } from '../components/format.ts'
import { querySentence } from './words.ts'

test.each([
  ['', 'Across the country'],
  [
    'amenity=Bleachers&amenity=Parking&near=Indianapolis, IN&dist=150',
    'With bleachers and parking, within 150 mi of Indianapolis, IN',
  ],
  ['near=46225', 'Within 50 mi of 46225'],
  ['sport=Basketball&sport=Volleyball&state=Ohio', 'Basketball or Volleyball, in Ohio'],
  ['space=Court&count=24&location=Indoor&surface=Hardwood', '24 or more indoor hardwood courts'],
  ['space=Court&space=Field&location=Outdoor', 'Outdoor courts or fields'],
  ['location=Indoor&surface=Turf&surface=Grass', 'Indoor, turf or grass'],
  ['q=ängel&rating=4.5&capacity=3200', 'Matching “ängel”, at least 3,200 seats, rated 4.5 or better'],
  ['from=2027-03-12&to=2027-03-14', 'Free, Mar 12 – 14, 2027'],
  ['from=2027-03-12', 'Free on a weekend, from Mar 12, 2027'],
  ['to=2027-03-12', 'Free on a weekend, until Mar 12, 2027'],
  ['from=2027-02-12&to=2027-02-12', 'Free, Feb 12, 2027'],
  ['from=2027-12-30&to=2028-01-02', 'Free, Dec 30, 2027 – Jan 2, 2028'],
])('%j reads %j', (search, words) => {
  expect(querySentence(facilityMarket, queryOf(search))).toBe(words)
})

test('names in a sentence are in lower case, except abbreviations', () => {
  expect(['AED & First Aid', 'Warm-Up Area', 'PA System', 'Wifi'].map(inSentence)).toEqual([
    'AED & first aid',
    'warm-up area',
    'PA system',
    'wifi',
  ])
})

test('the plurals of spaces', () => {
  expect(['Court', 'Open Water', 'Other'].map((name) => spacesWord(name))).toEqual([
    'Courts',
    'Open Water',
    'Other spaces',
  ])
})

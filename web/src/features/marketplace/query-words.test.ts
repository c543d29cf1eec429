import { expect, test } from 'vitest'
import { datesWanted } from './dates-wanted.ts'
import { everything, type MarketQuery } from './market-query.ts'
import { querySentence } from './query-sentence.ts'
import { spacesWord } from '../../page/space-words.ts'
import { inSentence } from './in-sentence.ts'

const sentence = (query: Partial<MarketQuery>) => querySentence({ ...everything, ...query })

test.each<[Partial<MarketQuery>, string]>([
  [{}, 'Across the country'],
  [
    { amenity: ['Bleachers', 'Parking'], near: 'Indianapolis, IN', dist: 150 },
    'With bleachers and parking, within 150 mi of Indianapolis, IN',
  ],
  [{ near: '46225' }, 'Within 50 mi of 46225'],
  [{ sport: ['Basketball', 'Volleyball'], state: ['Ohio'] }, 'Basketball or Volleyball, in Ohio'],
  [
    { space: 'Court', count: 24, location: 'Indoor', surface: ['Hardwood'] },
    '24 or more indoor hardwood courts',
  ],
  [{ location: 'Indoor', surface: ['Turf', 'Grass'] }, 'Indoor, turf or grass'],
  [
    { q: 'ängel', rating: 4.5, capacity: 3200 },
    'Matching “ängel”, at least 3,200 seats, rated 4.5 or better',
  ],
  [{ from: '2027-03-12', to: '2027-03-14' }, 'That say they host events, Mar 12 – 14, 2027'],
])('%o reads %s', (query, words) => {
  expect(sentence(query)).toBe(words)
})

test('names within a sentence are small, but for abbreviations', () => {
  expect(['AED & First Aid', 'Warm-Up Area', 'PA System', 'Wifi'].map(inSentence)).toEqual([
    'AED & first aid',
    'warm-up area',
    'PA system',
    'wifi',
  ])
})

test('several spaces', () => {
  expect(['Court', 'Open Water', 'Other'].map(spacesWord)).toEqual(['Courts', 'Open Water', 'Other spaces'])
})

test('dates within a sentence', () => {
  expect(datesWanted({})).toBeUndefined()
  expect(datesWanted({ from: '2027-03-12' })).toBe('from Mar 12, 2027')
  expect(datesWanted({ to: '2027-03-12' })).toBe('until Mar 12, 2027')
  expect(datesWanted({ from: '2027-02-12', to: '2027-02-12' })).toBe('Feb 12, 2027')
  expect(datesWanted({ from: '2027-12-30', to: '2028-01-02' })).toBe('Dec 30, 2027 – Jan 2, 2028')
})

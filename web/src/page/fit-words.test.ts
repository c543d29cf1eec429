import type { HostMatch } from '@app/contract/events/match-schema.ts'
import { expect, test } from 'vitest'
import { hostFitText, requestFitText, spaceNoun } from './fit-words.ts'

const facts: HostMatch['facts'] = {
  needed: 6,
  own: 8,
  surfaces: ['Hardwood'],
  from: '2027-04-03',
  to: '2027-04-04',
  weeks: 0,
  setupDays: 0,
  rooms: 0,
  uncounted: 0,
  roomsNeeded: null,
  hotelDist: 10,
  miles: 24,
  reach: 60,
  events: 0,
  inSeason: null,
  rating: null,
  reviewCount: 0,
  responseTime: null,
  answered: null,
  hasGrant: false,
  amenities: [],
  amenitiesWanted: 0,
}
const match = (changes: Partial<HostMatch['facts']> = {}, others: Partial<HostMatch> = {}): HostMatch => ({
  id: 'f1',
  name: 'Harlan Fieldhouse',
  reach: 'Email',
  isManaged: true,
  city: 'Noblesville',
  state: 'Indiana',
  headerImage: '/art/f1',
  score: 90,
  scores: { fields: 40, dates: 20, rooms: 15, distance: 10, record: 5, replies: 0 },
  isFree: true,
  sentence: 'allHere',
  reasons: [],
  facts: { ...facts, ...changes },
  partDays: [],
  partners: [],
  ...others,
})
const partner = { id: 'f2', name: 'Muncie Gym', miles: 3, spaces: 2, isFree: true }

test.each([
  ['all spaces', match(), 'Court', '6 of 6 courts, free Apr 3 – 4, 2027'],
  [
    'partners with the rest',
    match({ own: 4 }, { partners: [partner] }),
    'Court',
    '4 of 6 courts, 2 more 3 mi away, free Apr 3 – 4, 2027',
  ],
  ['unknown dates', match({}, { isFree: false }), 'Court', '6 of 6 courts, ask for dates'],
  ['no dates asked', match({ from: null, to: null }), 'Court', '6 of 6 courts'],
  ['one space', match({ needed: 1, own: 1 }), 'Rink', '1 of 1 rink, free Apr 3 – 4, 2027'],
  ['no type of space', match(), null, '6 of 6 spaces, free Apr 3 – 4, 2027'],
  ['no number of spaces', match({ needed: null }), null, 'Hosts this sport, free Apr 3 – 4, 2027'],
])('tells a venue with %s', (_case, host, spaceName, text) => {
  expect(hostFitText(host, spaceName)).toBe(text)
})

const fit = {
  score: 85,
  isFree: true,
  needed: 2,
  own: 4,
  startDate: '2027-03-05',
  endDate: '2027-03-28',
  from: '2027-03-12',
  to: '2027-03-14',
}

test('a request with a window names the days that are free', () => {
  expect(requestFitText(fit)).toBe('Fits, 85 of 100, 2 of 2 spaces, free Mar 12 – 14')
})

test('without known days, the window is not known to be free', () => {
  expect(requestFitText({ ...fit, isFree: false, from: null, to: null })).toBe(
    'Could fit, 85 of 100, 2 of 2 spaces, not known to be free Mar 5 – 28',
  )
})

test('a request that is open about its dates calls no days free', () => {
  expect(requestFitText({ ...fit, from: null, to: null })).toBe('Fits, 85 of 100, 2 of 2 spaces')
})

test('spaces are called by their type', () => {
  expect([spaceNoun('Golf Course'), spaceNoun(null)]).toEqual(['golf course', 'space'])
})

test.each(['Open Water', 'Other'])('%s, which has no regular plural, is called a space', (name) => {
  expect(spaceNoun(name)).toBe('space')
})

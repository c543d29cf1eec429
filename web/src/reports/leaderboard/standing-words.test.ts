import type { Standing } from '@app/contract/reports/leaderboard-schema.ts'
import { expect, test } from 'vitest'
import { placesTo, plainRanking, plainStanding } from '../testing/plain-ranking.ts'
import { monthsSentence, ordinal, placeText, placeTitle, standingSentence } from './standing-words.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [1022, '1,022nd'],
])('%i is read as %s', (place, text) => {
  expect(ordinal(place)).toBe(text)
})

test('a shared place has a sign in tables and a word in titles', () => {
  expect([placeText({ place: 8, isTied: true }), placeTitle({ place: 8, isTied: true }, 38)]).toEqual([
    '=8',
    '8th of 38, shared',
  ])
  expect([placeText({ place: null, isTied: false }), placeTitle({ place: null, isTied: false }, 38)]).toEqual(
    ['–', 'Not ranked yet'],
  )
})

const ownOf = (more: Partial<Standing>) => plainStanding('Own', 3, { isOwn: true, value: 6, ...more })

test.each([
  [{ places: placesTo(3, 8) }, 'Likes: 6. 5 places up in a month. 5 more likes would pass Ash in 2nd.'],
  [{ places: placesTo(3, 2) }, 'Likes: 6. One place down in a month. 5 more likes would pass Ash in 2nd.'],
  [
    { places: placesTo(3, 3) },
    'Likes: 6. The same place as a month ago. 5 more likes would pass Ash in 2nd.',
  ],
  [
    { places: placesTo(3, null) },
    'Likes: 6. It had no place a month ago. 5 more likes would pass Ash in 2nd.',
  ],
])('a public figure says what passes the next: %j', (more, text) => {
  const own = ownOf(more)
  const rows = [plainStanding('Elm', 1, { value: 20 }), plainStanding('Ash', 2, { value: 10 }), own]
  expect(standingSentence(plainRanking({ label: 'Likes', isPublic: true, rows, own: [own] }), own)).toBe(text)
})

test('a private figure of others isn’t told', () => {
  const own = ownOf({ places: placesTo(3, 3) })
  const rows = [plainStanding('Elm', 1), plainStanding('Ash', 2), own]
  expect(standingSentence(plainRanking({ isPublic: false, rows, own: [own] }), own)).toBe(
    'Won leads: 6. The same place as a month ago.',
  )
})

test('fewer than five pages aren’t compared', () => {
  const own = ownOf({ place: null })
  expect(standingSentence(plainRanking({ peers: 3, isComparable: false, own: [own] }), own)).toBe(
    'Not enough peers to compare. Widen the region.',
  )
})

test.each([
  [placesTo(3, 9), 'Between 3rd and 9th in the last 12 months.'],
  [[...placesTo(3, null).slice(0, -2), 3, 3], '3rd in each of the last 2 months.'],
  [placesTo(3, null), undefined],
])('the places of months are read: %j', (places, text) => {
  expect(monthsSentence({ places })).toBe(text)
})

import { expect, test } from 'vitest'
import {
  countsOf,
  inTowns,
  leadersSentence,
  spelled,
  spelledNoun,
  stateInSentence,
  statesWord,
  townsSentence,
} from './landing-words.ts'

const counts = (entries: Record<string, number>) =>
  Object.entries(entries).map(([name, count]) => ({ name, count }))

test.each([
  [0, 'no'],
  [1, 'one'],
  [9, 'nine'],
  [10, '10'],
  [1200, '1,200'],
])('%d is written as %j', (n, words) => {
  expect(spelled(n)).toBe(words)
})

test('the noun agrees with the number', () => {
  expect([1, 2, 12].map((n) => spelledNoun(n, 'facility', 'facilities'))).toEqual([
    'one facility',
    'two facilities',
    '12 facilities',
  ])
})

test.each([
  ['Ohio', 'Ohio'],
  ['District of Columbia', 'the District of Columbia'],
  ['Virgin Island', 'Virgin Island'],
])('%s is %s in a sentence', (state, words) => {
  expect(stateInSentence(state)).toBe(words)
})

test.each([
  [['Ohio', 'Texas'], 'states'],
  [['Ontario', 'Quebec'], 'provinces'],
  [['Ontario', 'Ohio', 'Quebec'], 'states and provinces'],
])('%j are %s', (names, word) => {
  expect(statesWord(names)).toBe(word)
})

test('the counts of a facet are sorted, without those of 0', () => {
  const facets = {
    sports: [
      { value: 'Golf', count: 0 },
      { value: 'Chess', count: 2 },
      { value: 'Soccer', count: 7 },
    ],
  }
  expect(countsOf(facets, 'sports')).toEqual(counts({ Soccer: 7, Chess: 2 }))
  expect(countsOf(facets, 'surface')).toEqual([])
})

test.each([
  [
    { Columbus: 38, Akron: 21, Toledo: 17, Dayton: 4 },
    'Columbus has the most (38), followed by Akron (21) and Toledo (17).',
  ],
  [{ Columbus: 38, Akron: 21, Toledo: 5, Dayton: 5 }, 'Columbus has the most (38), followed by Akron (21).'],
  [{ Columbus: 38, Akron: 5, Toledo: 5, Dayton: 5 }, 'Columbus has the most (38).'],
  [{ Columbus: 1200, Akron: 1 }, 'Columbus has the most (1,200).'],
  [{ Columbus: 4, Akron: 4, Toledo: 2 }, 'Columbus and Akron have the most, four each.'],
  [{ Columbus: 4, Akron: 4, Toledo: 4 }, 'Columbus, Akron, and Toledo have the most, four each.'],
  [
    { 'the District of Columbia': 12, Ohio: 3 },
    'The District of Columbia has the most (12), followed by Ohio (3).',
  ],
])('of %j, the leaders are named', (entries, sentence) => {
  expect(leadersSentence(counts(entries))).toBe(sentence)
})

test.each([
  ['nothing', {}],
  ['a single place', { Columbus: 9 }],
  ['places with one each', { Columbus: 1, Akron: 1 }],
  ['four places that lead alike', { Columbus: 2, Akron: 2, Toledo: 2, Dayton: 2 }],
])('%s has no leaders', (_title, entries) => {
  expect(leadersSentence(counts(entries))).toBeUndefined()
})

const honolulu = (count: number) => ({ count: 1, most: [{ city: 'Honolulu', state: 'Hawaii', count }] })

test('one town that has all is named', () => {
  expect(townsSentence(honolulu(5), 5)).toBe('All of them are in Honolulu.')
  expect(townsSentence(honolulu(2), 2)).toBe('Both are in Honolulu.')
})

test.each([
  ['of a single profile', honolulu(1), 1],
  ['if the town of another is unknown', honolulu(4), 5],
  ['without any town', { count: 0, most: [] }, 3],
])('no town is named %s', (_title, towns, profiles) => {
  expect(townsSentence(towns, profiles)).toBeUndefined()
})

test('a number of towns is mentioned from two on', () => {
  expect(inTowns({ count: 2, most: [] })).toBe(' in two towns')
  expect(inTowns({ count: 1, most: [] })).toBe('')
})

import { expect, test } from 'vitest'
import { understoodWords } from './understood-words.ts'

test.each([
  [{ words: '', meaning: 'kind hotel' }, 'Kind: hotel'],
  [{ words: '', meaning: 'topic openingHours' }, 'Topic: opening hours'],
  [{ words: 'Quarry Inn', meaning: 'hotel' }, '“Quarry Inn”: hotel'],
  [{ words: 'a pool', meaning: '{"amenities":["Pool"]}' }, '“a pool”: amenities Pool'],
  [
    { words: '8 courts', meaning: '{"spaces":["Hardwood Courts"],"least":8}' },
    '“8 courts”: spaces Hardwood Courts, least 8',
  ],
  [{ words: '', meaning: 'time {"day":"Sunday","isNow":true}' }, 'Time: day Sunday, is now'],
  [{ words: 'qwertz', meaning: 'unknown' }, '“qwertz”: not understood'],
])('%j is told as %s', (understood, words) => {
  expect(understoodWords(understood)).toBe(words)
})

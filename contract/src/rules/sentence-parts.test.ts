import { expect, test } from 'vitest'
import { withArticle } from './sentence-parts.ts'

test.each([
  ['eight-lane pool', 'an eight-lane pool'],
  ['18-hole course', 'an 18-hole course'],
  ['one-sheet rink', 'a one-sheet rink'],
  ['unique field', 'a unique field'],
  ['ultimate tournament', 'an ultimate tournament'],
  ['nine-hole course', 'a nine-hole course'],
  ['indoor turf field', 'an indoor turf field'],
])('%s: %s', (noun, text) => expect(withArticle(noun)).toBe(text))

import { expect, test } from 'vitest'
import { parseDollars } from './dollars.ts'

test.each([
  ['89', 89],
  ['$89', 89],
  ['$ 89.50', 90],
  ['US$1,089', 1089],
  ['USD 89', 89],
  ['89 USD', 89],
  ['89 dollars', 89],
  ['$89/night', 89],
  ['$89 per night', 89],
  ['€89', undefined],
  ['C$89', undefined],
  ['89 CAD', undefined],
  ['$$', undefined],
  ['89-129', undefined],
  ['-89', undefined],
  ['on request', undefined],
])('%s is %s dollars', (text, dollars) => expect(parseDollars(text)).toBe(dollars))

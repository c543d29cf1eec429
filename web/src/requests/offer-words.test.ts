import { expect, test } from 'vitest'
import { offerText } from './offer-words.ts'

const offer = {
  startDate: '2027-04-22',
  endDate: '2027-04-25',
  total: 32_400,
  spaceCount: 10,
}

test.each([
  [{}, 'Normalized total $32,400, 10 spaces, Apr 22 – 25, 2027'],
  [{ spaceCount: 1 }, 'Normalized total $32,400, 1 space, Apr 22 – 25, 2027'],
  [{ spaceCount: null, total: 5900 }, 'Normalized total $5,900, Apr 22 – 25, 2027'],
])('an offer with %j is told as %s', (change, text) => {
  expect(offerText({ ...offer, ...change })).toBe(text)
})

import { expect, test } from 'vitest'
import { offerText } from './offer-words.ts'

const offer = {
  startDate: '2027-04-22',
  endDate: '2027-04-25',
  rent: 30_000,
  fees: 2400,
  spaceCount: 10,
  note: null,
}

test.each([
  [{}, '$32,400 in all, 10 spaces, Apr 22 – 25, 2027'],
  [{ spaceCount: 1 }, '$32,400 in all, 1 space, Apr 22 – 25, 2027'],
  [{ spaceCount: null, fees: 0 }, '$30,000 in all, Apr 22 – 25, 2027'],
])('an offer with %j is told as %s', (change, text) => {
  expect(offerText({ ...offer, ...change })).toBe(text)
})

import { expect, test } from 'vitest'
import { opensText } from './membership-words.ts'

test.each([
  ['facility', true, 'Gold', 'Opens the RFP marketplace, hot leads, and organization stats'],
  ['facility', true, 'Bronze', 'Opens organization stats'],
  ['destination', true, 'Legacy', 'Opens organization stats'],
  ['destination', true, 'Bronze', 'Opens the RFP marketplace and organization stats'],
  ['facility', false, 'Gold', 'The Gold membership isn’t active. It opens nothing now.'],
  ['facility', false, null, 'No membership. The page is free.'],
  ['event', true, null, null],
])('a membership of %s (active: %s, tier: %s): %j', (kind, isActive, tier, text) => {
  expect(opensText({ kind, isActive, tier })).toBe(text)
})

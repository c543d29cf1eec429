import { expect, test } from 'vitest'
import { opensText, upgradeText } from './membership-words.ts'

test.each([
  ['facility', true, 'Gold', 'Opens the RFP marketplace, hot leads, and organization stats.'],
  ['facility', true, 'Bronze', 'Opens organization stats.'],
  ['destination', true, 'Legacy', 'Opens organization stats.'],
  ['destination', true, 'Bronze', 'Opens the RFP marketplace and organization stats.'],
  ['facility', false, 'Gold', 'The Gold membership isn’t active. It opens nothing now.'],
  ['facility', false, null, 'No membership. The page is free.'],
  ['event', true, null, null],
])('a membership of %s (active: %s, tier: %s): %j', (kind, isActive, tier, text) => {
  expect(opensText({ kind, isActive, tier })).toBe(text)
})

test.each([
  ['facility', true, 'Gold', null],
  ['facility', true, 'Silver', null],
  ['facility', true, 'Bronze', 'Silver adds the RFP marketplace and hot leads.'],
  ['destination', true, 'Bronze', 'Silver adds hot leads.'],
  ['business', true, 'Bronze', 'Silver adds hot leads.'],
  ['facility', false, null, 'Silver adds the RFP marketplace, hot leads, and organization stats.'],
  ['facility', false, 'Bronze', 'Once active, it opens organization stats.'],
  ['organization', true, null, null],
])('an upgrade of %s (active: %s, tier: %s): %j', (kind, isActive, tier, text) => {
  expect(upgradeText({ kind, isActive, tier })).toBe(text)
})

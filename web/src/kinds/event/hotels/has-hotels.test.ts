import { expect, test } from 'vitest'
import { hasHotels } from './has-hotels.ts'

const profile = { status: 'Published' as const, endDate: '2027-03-14' }
const nothing = { profile, places: [], deals: { hotels: [] }, surroundings: { hotel: { count: 0 } } }

test.each([
  ['some are near', { surroundings: { hotel: { count: 1 } } }, true],
  ['some are listed, though none is near', { deals: { hotels: [{}] } }, true],
  ['it has a venue and no position', { places: [{}], surroundings: {} }, true],
  ['none is near', {}, false],
  ['none is near its venue', { places: [{}] }, false],
  ['nobody knows where it is', { surroundings: {} }, false],
  [
    'it is cancelled',
    { profile: { ...profile, status: 'Cancelled' as const }, deals: { hotels: [{}] } },
    false,
  ],
])('whether an event has hotels: %s', (_name, changes, expected) => {
  expect(hasHotels({ ...nothing, ...changes }, '2027-03-01')).toBe(expected)
})

test('an event that is past has none', () => {
  expect(hasHotels({ ...nothing, surroundings: { hotel: { count: 3 } } }, '2027-03-15')).toBe(false)
})

import { expect, test } from 'vitest'
import { foreignPlaceAt } from './foreign-zones.ts'

test.each([
  [32.53, -117.02, 'Mexico'],
  [32.555, -117.04, undefined],
  [31.74, -106.48, 'Mexico'],
  [31.79, -106.44, undefined],
  [18.43, -64.62, 'British Virgin Islands'],
  [18.34, -64.93, undefined],
  [60.72, -135.06, 'Yukon'],
  [23.1, -82.3, 'Cuba'],
  [45.5, -73.57, undefined],
])('the unserved place at %d, %d is %s', (lat, lng, place) => {
  expect(foreignPlaceAt({ lat, lng })).toBe(place)
})

import { expect, test } from 'vitest'
import { milesBetween } from './globe.ts'

test('measures the distance between Chicago and Detroit', () => {
  expect(milesBetween({ lat: 41.8781, lng: -87.6298 }, { lat: 42.3314, lng: -83.0458 })).toBeCloseTo(237, 0)
})

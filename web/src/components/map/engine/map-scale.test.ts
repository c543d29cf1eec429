import { milesBetween } from '@app/contract/rules/globe.ts'
import { expect, test } from 'vitest'
import { scaleOf } from './map-scale.tsx'
import { mercator } from './mercator.ts'

test.each([
  [4, 39.2],
  [11, 39.2],
  [14.3, 64],
])('at zoom %f and latitude %f, the bar is as wide as its distance on the map', (zoom, lat) => {
  const { miles, width } = scaleOf(zoom, lat)
  const { toPixel, toPosition } = mercator(zoom)
  const from = { lat, lng: -86.5 }
  const { x, y } = toPixel(from)
  const to = toPosition({ x: x + width, y })
  expect(milesBetween(from, to) / miles).toBeCloseTo(1, 2)
  expect(width).toBeGreaterThan(30)
  expect(width).toBeLessThanOrEqual(96)
})

import { expect, test } from 'vitest'
import { circleRing } from './use-circle.ts'

test('is a closed line through the points in the four directions', () => {
  const ring = circleRing({ lat: 40, lng: -86, miles: 69.09 })
  expect(ring.at(-1)).toEqual(ring[0])
  const [north, east, south, west] = [ring[0], ring[32], ring[64], ring[96]]
  expect(north?.[1]).toBeCloseTo(41, 2)
  expect(south?.[1]).toBeCloseTo(39, 2)
  expect(east?.[0]).toBeCloseTo(-86 + 1 / Math.cos((40 * Math.PI) / 180), 2)
  expect(west?.[0]).toBeCloseTo(-86 - 1 / Math.cos((40 * Math.PI) / 180), 2)
})

test('is empty around a pole, where there is no such line on the map', () => {
  expect(circleRing({ lat: 60, lng: 0, miles: 2100 })).toEqual([])
})

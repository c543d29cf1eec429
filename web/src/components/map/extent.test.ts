import { expect, test } from 'vitest'
import { circleBounds } from './extent.ts'

test('reaches the radius in every direction', () => {
  const { west, south, east, north } = circleBounds({ lat: 40, lng: -86, miles: 69.093 })
  expect([south, north]).toEqual([39, 41])
  expect(west).toBeLessThan(-87.3)
  expect(east).toBeGreaterThan(-84.7)
})

test('of half the world is the whole world', () => {
  expect(circleBounds({ lat: 0, lng: 0, miles: 12_500 })).toEqual({
    west: -180,
    south: -85,
    east: 180,
    north: 85,
  })
})

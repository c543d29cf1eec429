import { expect, test } from 'vitest'
import { milesBetween } from '@app/contract/rules/globe.ts'
import { createPointGrid } from './point-grid.ts'

test('finds exactly the points within the distance', () => {
  const points = Array.from({ length: 3000 }, (_, index) => ({
    lat: 18 + ((index * 7919) % 6000) / 100,
    lng: -180 + ((index * 104_729) % 12_800) / 100,
  }))
  const grid = createPointGrid(0.5, points)
  for (const center of points.slice(0, 40)) {
    const expected = points.filter((point) => milesBetween(center, point) <= 60)
    expect(new Set(grid.near(center, 60).map(({ item }) => item))).toEqual(new Set(expected))
  }
})

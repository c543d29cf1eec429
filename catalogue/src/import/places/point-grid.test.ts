import { expect, test } from 'vitest'
import { milesBetween } from '../../gazetteer/distance.ts'
import { foreignPlaceAt } from './foreign-zones.ts'
import { pointGrid } from './point-grid.ts'

test('the grid finds exactly what lies within the distance, anywhere', () => {
  const points = Array.from({ length: 3000 }, (_, index) => ({
    lat: 18 + ((index * 7919) % 6000) / 100,
    lng: -180 + ((index * 104_729) % 12_800) / 100,
  }))
  const grid = pointGrid(0.5, points)
  for (const centre of points.slice(0, 40)) {
    const expected = points.filter((point) => milesBetween(centre, point) <= 60)
    expect(new Set(grid.near(centre, 60).map(({ item }) => item))).toEqual(new Set(expected))
  }
})

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
])('%d, %d is in %s', (lat, lng, place) => {
  expect(foreignPlaceAt({ lat, lng })).toBe(place)
})

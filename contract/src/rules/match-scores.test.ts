import { expect, test } from 'vitest'
import { distanceScore, matchParts } from './match-scores.ts'

test.each([null, 25, 100, 150, 3000])(
  'within %s miles, no host gets more points than a nearer one',
  (reach) => {
    const points = Array.from({ length: 400 }, (_, miles) => distanceScore(miles, reach))
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    expect(points[0]).toBe(matchParts.distance)
  },
)

test('13 miles get more points than 95 within the distance of a town', () => {
  expect(distanceScore(13, 150)).toBeGreaterThan(distanceScore(95, 150))
})

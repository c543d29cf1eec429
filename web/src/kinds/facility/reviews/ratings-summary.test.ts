import { expect, test } from 'vitest'
import { shares } from './ratings-summary.tsx'

test('percentages add up to 100 after rounding', () => {
  expect(shares({ 1: 1, 2: 1, 3: 1, 4: 0, 5: 0 })).toEqual({ 1: 33, 2: 33, 3: 34, 4: 0, 5: 0 })
  for (const spread of [
    [7, 0, 3, 11, 40],
    [1, 1, 1, 1, 3],
    [0, 0, 0, 0, 1],
  ]) {
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = spread
    const percents = Object.values(shares({ 1: one, 2: two, 3: three, 4: four, 5: five }))
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  }
})

test('all percentages are 0 without reviews', () => {
  expect(shares({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })
})

import { expect, test } from 'vitest'
import { roundedRange } from './rounded-range.ts'

test.each([
  [751_234, 958_760, 750_000, 960_000],
  [15_340, 19_270, 15_300, 19_300],
  [1052, 1318, 1050, 1320],
  [1_640, 1_640, 1_640, 1_640],
  [987_654, 987_660, 987_000, 988_000],
  [0, 0, 0, 0],
  [0, 0.4, 0, 1],
  [7.2, 9.9, 7, 10],
  [0, 999_999, 0, 1_000_000],
])('rounds %d to %d outward to %d to %d', (low, high, roundedLow, roundedHigh) => {
  expect(roundedRange({ low, high })).toEqual({ low: roundedLow, high: roundedHigh })
})

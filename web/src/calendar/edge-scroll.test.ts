import { expect, test } from 'vitest'
import { scrollSpeed } from './edge-scroll.ts'

test.each([
  [60, -16],
  [40, -16],
  [100, -5],
  [116, 0],
  [400, 0],
  [744, 0],
  [772, 8],
  [830, 16],
])('at %i between 60 and 800, a frame scrolls by %i pixels', (y, speed) => {
  expect(scrollSpeed(y, 60, 800)).toBe(speed)
})

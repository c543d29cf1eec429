import { expect, test } from 'vitest'
import { fanOffsets, fanRadius } from './fan-layout.ts'

test('two places are above and below the center', () => {
  expect(fanOffsets(2)).toEqual([
    { x: 0, y: -58 },
    { x: 0, y: 58 },
  ])
})

test('nothing fans out to nothing', () => {
  expect(fanOffsets(0)).toEqual([])
  expect(fanRadius([])).toBe(23)
})

test.each([3, 7, 8, 20, 40])('of %i places and the center, none covers another', (count) => {
  const all = [{ x: 0, y: 0 }, ...fanOffsets(count)]
  expect(all).toHaveLength(count + 1)
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(32)
})

test('the area contains the outermost targets', () => {
  expect(fanRadius(fanOffsets(40))).toBeCloseTo(58 + 2 * 46 + 23, 0)
})

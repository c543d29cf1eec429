import { expect, test } from 'vitest'
import type { Point } from '@app/catalogue/gazetteer/atlas.ts'
import { simplify } from './simplify.ts'

const always = (tolerance: number) => () => tolerance

test('takes away what changes the line least and keeps its ends', () => {
  const line: Point[] = [
    [0, 0],
    [1, 0.001],
    [2, 0],
    [3, 1],
    [4, 0],
  ]
  expect(simplify(line, always(0.01))).toEqual([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 0],
  ])
  expect(simplify(line, always(100))).toEqual([
    [0, 0],
    [4, 0],
  ])
  expect(simplify(line, always(0))).toEqual(line)
})

test('a closed line stays an area', () => {
  const square: Point[] = [
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]
  expect(simplify(square, always(100))).toHaveLength(4)
})

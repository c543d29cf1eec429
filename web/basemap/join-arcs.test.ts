import { expect, test } from 'vitest'
import type { LineOf, Point } from '@app/catalogue/gazetteer/atlas.ts'
import { joinArcs } from './join-arcs.ts'

/** Two squares side by side; the wall between them is arc 4. */
const arcs: Point[][] = [
  [
    [1, 0],
    [0, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 1],
    [1, 1],
  ],
  [
    [1, 1],
    [2, 1],
    [2, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [1, 1],
  ],
]
const lineOf: LineOf = (arc) => (arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? []))
const left = [0, 1, 2, ~4]
const right = [3, 4]

test('arcs that always follow one another become one line, and a shared one stays one', () => {
  const joined = joinArcs(lineOf, [left, right], new Set())
  const ringOfLeft = joined.refer(left)
  const ringOfRight = joined.refer(right)
  expect(joined.lines).toHaveLength(3)
  const shared = ringOfLeft.filter((line) => ringOfRight.includes(~line))
  expect(shared).toHaveLength(1)
  const points = (ring: number[]) =>
    new Set(ring.flatMap((line) => joined.lines[line < 0 ? ~line : line] ?? []).map(String))
  expect(points(ringOfLeft)).toEqual(new Set(['0,0', '0,1', '1,0', '1,1']))
  expect(points(ringOfRight)).toEqual(new Set(['1,0', '1,1', '2,0', '2,1']))
})

test('marked arcs are lines of their own', () => {
  const joined = joinArcs(lineOf, [left, right], new Set([1]))
  joined.refer(left)
  expect(joined.lines.filter((_, at) => joined.isMarked[at])).toEqual([arcs[1]])
})

test('an island is one closed line', () => {
  const joined = joinArcs(lineOf, [left], new Set())
  expect(joined.refer(left)).toEqual([0])
  expect(joined.lines[0]?.at(-1)).toEqual(joined.lines[0]?.[0])
})

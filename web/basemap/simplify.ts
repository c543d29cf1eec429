import type { Point } from '@app/catalogue/gazetteer/atlas.ts'
import { narrowing } from './geometry.ts'

const isSame = (a: Point | undefined, b: Point | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1]

/**
 * Visvalingam's method: takes away the point that changes the line least, until every one left spans at least
 * `tolerance` (square degrees, as the map shows them) with its neighbors. The ends stay, so that lines still meet.
 */
export function simplify(line: readonly Point[], tolerance: (point: Point) => number): Point[] {
  const kept = [...line]
  const fewest = isSame(line[0], line.at(-1)) ? 4 : 2
  const weights = kept.map((_, at) => weightAt(kept, at, tolerance))
  while (kept.length > fewest) {
    const least = indexOfLeast(weights)
    if ((weights[least] ?? Infinity) >= 1) break
    kept.splice(least, 1)
    weights.splice(least, 1)
    for (const at of [least - 1, least]) weights[at] = weightAt(kept, at, tolerance)
  }
  return kept
}

function weightAt(line: readonly Point[], at: number, tolerance: (point: Point) => number): number {
  const before = line[at - 1]
  const point = line[at]
  const after = line[at + 1]
  if (before === undefined || point === undefined || after === undefined) return Infinity
  const twice =
    (point[0] - before[0]) * (after[1] - before[1]) - (after[0] - before[0]) * (point[1] - before[1])
  return Math.abs(twice) / 2 / narrowing(point[1]) / tolerance(point)
}

function indexOfLeast(weights: readonly number[]): number {
  let least = 0
  for (const [at, weight] of weights.entries()) if (weight < (weights[least] ?? Infinity)) least = at
  return least
}

import { bounds, edges } from './geometry.ts'
import type { Point } from './geometry.ts'

/** How far inside a boundary a point lies; negative beyond it. */
type Boundary = (point: Point) => number

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  (a[2] ?? 0) + ((b[2] ?? 0) - (a[2] ?? 0)) * t,
]

/** The part of an outline within one boundary (Sutherland-Hodgman). */
export const clipOutline = (points: readonly Point[], boundary: Boundary): Point[] => {
  const kept: Point[] = []
  let from = points.at(-1)
  if (!from) return kept
  let before = boundary(from)
  for (const to of points) {
    const after = boundary(to)
    if (before >= 0 !== after >= 0) kept.push(between(from, to, before / (before - after)))
    if (after >= 0) kept.push(to)
    from = to
    before = after
  }
  return kept
}

/** The stretches of a line within one boundary. */
export const clipLine = (points: readonly Point[], boundary: Boundary): Point[][] => {
  const stretches: Point[][] = []
  let stretch: Point[] = []
  const finish = () => {
    if (stretch.length > 1) stretches.push(stretch)
    stretch = []
  }
  for (const [from, to] of edges(points, false)) {
    const [before, after] = [boundary(from), boundary(to)]
    if (before < 0 && after < 0) continue
    const crossing = before >= 0 !== after >= 0 ? between(from, to, before / (before - after)) : undefined
    if (before < 0 && crossing) stretch = [crossing]
    else if (!stretch.length) stretch = [from]
    if (after >= 0) stretch.push(to)
    else if (crossing) {
      stretch.push(crossing)
      finish()
    }
  }
  finish()
  return stretches
}

/** Pixels kept beyond the canvas, so that the edges that cutting makes stay out of sight. */
export const MARGIN = 8

export interface Frame {
  readonly width: number
  readonly height: number
}

const sides = ({ width, height }: Frame, margin: number): Boundary[] => [
  ([x]) => x + margin,
  ([x]) => width + margin - x,
  ([, y]) => y + margin,
  ([, y]) => height + margin - y,
]

const reach = (points: readonly Point[], { width, height }: Frame, margin: number) => {
  const { left, right, top, bottom } = bounds(points)
  if (right < -margin || left > width + margin || bottom < -margin || top > height + margin) return 'outside'
  const within = left >= -margin && right <= width + margin && top >= -margin && bottom <= height + margin
  return within ? 'inside' : 'across'
}

/** An outline in pixels cut to the canvas and a margin, so that nothing unseen is written. */
export const frameOutline = (points: readonly Point[], frame: Frame, margin: number): readonly Point[] => {
  const place = reach(points, frame, margin)
  if (place === 'outside') return []
  return place === 'inside' ? points : sides(frame, margin).reduce(clipOutline, [...points])
}

/** A line in pixels cut to the canvas and a margin. */
export const frameLine = (
  points: readonly Point[],
  frame: Frame,
  margin: number,
): readonly (readonly Point[])[] => {
  const place = reach(points, frame, margin)
  if (place === 'outside') return []
  if (place === 'inside') return [points]
  return sides(frame, margin).reduce<Point[][]>(
    (stretches, side) => stretches.flatMap((stretch) => clipLine(stretch, side)),
    [[...points]],
  )
}

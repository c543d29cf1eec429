import { bounds, edges } from './geometry.ts'
import type { Point } from './geometry.ts'

/** Distance of a point from a boundary, negative outside. */
type Boundary = (point: Point) => number

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  (a[2] ?? 0) + ((b[2] ?? 0) - (a[2] ?? 0)) * t,
]

/** Clips an outline at one boundary (Sutherland-Hodgman). */
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

/** Clips a line at one boundary, which may split it. */
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

/** Pixels kept around the canvas to hide the edges that clipping creates. */
export const canvasMargin = 8

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

/** Clips an outline in pixels to the canvas and a margin. */
export const frameOutline = (points: readonly Point[], frame: Frame, margin: number): readonly Point[] => {
  const place = reach(points, frame, margin)
  if (place === 'outside') return []
  return place === 'inside' ? points : sides(frame, margin).reduce(clipOutline, [...points])
}

/** Clips a line in pixels to the canvas and a margin. */
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

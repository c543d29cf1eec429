import { winding } from './geometry.ts'
import type { Point } from './geometry.ts'

// Limits the spikes of sharp corners.
const miterLimit = 2.5

const unit = (from: Point, to: Point): Point | undefined => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return length < 1e-9 ? undefined : [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

const withoutRepeats = (points: readonly Point[]) =>
  points.filter((point, index) => {
    const before = points[index - 1]
    return !before || unit(before, point) !== undefined
  })

type Half = (point: Point) => number

/** Offsets a line sideways with mitered joins. */
const offset = (points: readonly Point[], half: Half, side: number, closed: boolean): Point[] => {
  const count = points.length
  return points.map((point, index): Point => {
    const before = points[index - 1] ?? (closed ? points[count - 1] : undefined)
    const after = points[index + 1] ?? (closed ? points[0] : undefined)
    const into = before && unit(before, point)
    const out = after && unit(point, after)
    const first = into ?? out ?? [1, 0]
    const second = out ?? first
    const [nx, ny] = [-(first[1] + second[1]), first[0] + second[0]]
    const length = Math.hypot(nx, ny) || 1
    const reach = (side * half(point)) / Math.max(length / 2, 1 / miterLimit) / length
    return [point[0] + nx * reach, point[1] + ny * reach]
  })
}

/** The area of a line of varying half width. A closed line has a hole. */
export const ribbon = (points: readonly Point[], half: Half, closed: boolean) => {
  const path = withoutRepeats(points)
  if (path.length < 2) return { outlines: [], holes: [] }
  const [left, right] = [offset(path, half, -1, closed), offset(path, half, 1, closed)]
  if (!closed) return { outlines: [[...left, ...right.toReversed()]], holes: [] }
  const outerIsLeft = Math.abs(winding(left)) > Math.abs(winding(right))
  return outerIsLeft ? { outlines: [left], holes: [right] } : { outlines: [right], holes: [left] }
}

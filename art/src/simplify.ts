import type { Point } from './geometry.ts'

/** Distance from the line through two points, or from the point if they coincide. */
const offLine = (point: Point, from: Point, to: Point) => {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1])
  return Math.abs(dy * (point[0] - from[0]) - dx * (point[1] - from[1])) / length
}

/** Drops points within `tolerance` of the simplified line (Douglas-Peucker). */
export const simplify = (points: readonly Point[], tolerance: number): readonly Point[] => {
  if (points.length < 3) return points
  const last = points.length - 1
  const kept = new Uint8Array(points.length)
  kept[0] = kept[last] = 1
  const stretches = [0, last]
  while (stretches.length) {
    const end = stretches.pop() ?? 0
    const start = stretches.pop() ?? 0
    const [from, to] = [points[start], points[end]]
    if (!from || !to) continue
    let farthest = start
    let distance = tolerance
    for (let index = start + 1; index < end; index++) {
      const point = points[index]
      const off = point ? offLine(point, from, to) : 0
      if (off <= distance) continue
      farthest = index
      distance = off
    }
    if (farthest === start) continue
    kept[farthest] = 1
    stretches.push(start, farthest, farthest, end)
  }
  return points.filter((_, index) => kept[index])
}

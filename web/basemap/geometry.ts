import type { Point } from '@app/catalogue/gazetteer/atlas.ts'

const radians = Math.PI / 180

/** How much narrower a degree of longitude is at a latitude than at the equator. */
export const narrowing = (lat: number) => Math.cos(lat * radians)

/** The area of a closed line in square degrees at the equator. */
export function areaOf(line: readonly Point[]): number {
  let twice = 0
  for (const [at, [x, y]] of line.entries()) {
    const next = line[at + 1]
    if (next !== undefined) twice += x * next[1] - next[0] * y
  }
  return (Math.abs(twice) / 2) * narrowing(line[0]?.[1] ?? 0)
}

/** West, south, east, north. */
export type Box = [west: number, south: number, east: number, north: number]

export function boxOf(points: Iterable<Point>): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

/** Whether a point lies within a closed line. */
export function contains(line: readonly Point[], [x, y]: Point): boolean {
  let isInside = false
  for (const [at, [ax, ay]] of line.entries()) {
    const next = line[at + 1]
    if (next === undefined) break
    const [bx, by] = next
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside
}

/** The distance of a point from a line, in degrees of longitude at the point's latitude. */
function clearance(line: readonly Point[], [x, y]: Point): number {
  const stretch = 1 / narrowing(y)
  let least = Infinity
  for (const [at, [ax, ay]] of line.entries()) {
    const next = line[at + 1]
    if (next === undefined) break
    const dx = next[0] - ax
    const dy = (next[1] - ay) * stretch
    const px = x - ax
    const py = (y - ay) * stretch
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(px - along * dx, py - along * dy))
  }
  return least
}

const gridSteps = 16

/** Where a label has most room in a closed line, and that room as a radius in degrees of longitude. */
export function roomiest(line: readonly Point[]): { point: Point; radius: number } {
  const [west, south, east, north] = boxOf(line)
  let best: { point: Point; radius: number } = { point: [(west + east) / 2, (south + north) / 2], radius: 0 }
  for (let column = 1; column < gridSteps; column++)
    for (let row = 1; row < gridSteps; row++) {
      const point: Point = [
        west + ((east - west) * column) / gridSteps,
        south + ((north - south) * row) / gridSteps,
      ]
      if (!contains(line, point)) continue
      const radius = clearance(line, point)
      if (radius > best.radius) best = { point, radius }
    }
  return best
}

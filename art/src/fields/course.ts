import type { Point } from '../geometry.ts'

const headingOf = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

/** The position and heading at a part (0 to 1) of a closed course. */
export const along = (course: readonly Point[], part: number) => {
  const index = Math.floor(course.length * part) % course.length
  const a: Point = course[index] ?? [0, 0]
  const b: Point = course[(index + 1) % course.length] ?? [1, 0]
  return { x: a[0], y: a[1], heading: headingOf(a, b) }
}

import { spline } from '../curves.ts'
import { through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'

export const courseThrough = (random: Random): Point[] =>
  spline(
    through(
      -60,
      20,
      -34,
      8,
      -18,
      13 + random.range(-3, 3),
      -2,
      2,
      -10,
      -14,
      8,
      -18 + random.range(-2, 4),
      22,
      -4,
      38,
      -6,
      64,
      -20,
    ),
  )

export const openGround = (course: readonly Point[], clearance: number) => (x: number, y: number) =>
  course.every(([px, py]) => Math.hypot(px - x, py - y) > clearance)

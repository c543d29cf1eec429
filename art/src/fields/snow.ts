import { dot, polar, star, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import { area, disc, facing, line, solid, standingAt } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

export const above = ([x, y]: Point, z: number): Point => [x, y, z]

export const pine = (x: number, y: number, radius: number): Standing[] =>
  standingAt(x, y, [
    solid(dot(x, y, radius * 0.8), radius * 2.2),
    facing([x, y, radius * 0.6], star(0, 0, radius, radius * 0.66, 9, x * 31), 'accent'),
    facing(
      [x, y, radius * 1.2],
      star(-radius * 0.1, -radius * 0.12, radius * 0.66, radius * 0.42, 8, y * 17),
      'rim',
    ),
    facing(
      [x, y, radius * 1.8],
      star(-radius * 0.16, -radius * 0.2, radius * 0.34, radius * 0.2, 7, x),
      'zone',
    ),
  ])

/** Light and dark facets of a slope. */
export const folds = (random: Random, length: number, breadth: number): Shape[] =>
  Array.from({ length: 9 }, (_, index) => {
    const x = -length / 2 + (index * length) / 9 + random.range(-2, 2)
    const side = index % 2 ? 1 : -1
    const reach = breadth * random.range(0.5, 1)
    return area(
      through(
        x - 12,
        side * breadth,
        x + 16,
        side * breadth,
        x + random.range(6, 18),
        side * (breadth - reach),
        x - 2,
        side * (breadth - reach * 0.6),
      ),
      index % 3 ? 'stripe' : 'zone',
    )
  })

export const skier = (x: number, y: number, heading: number, shirt: Tone, size: number): Standing[] => {
  const at = (along: number, aside: number, z = 0): Point => {
    const [cx, cy] = polar(x, y, along * size, heading)
    const [px, py] = polar(cx, cy, aside * size, heading + 90)
    return [px, py, z * size]
  }
  const ski = (side: number) =>
    line([at(-0.9, side * 0.22), at(1.05, side * 0.22)], { width: 0.13 * size, tone: 'accent' })
  const limb = (points: Point[], width: number) =>
    line(points, { width: width * size, tone: shirt, round: true })
  return standingAt(x, y, [
    solid(dot(x, y, 0.34 * size), 1.4 * size),
    ski(-1),
    ski(1),
    limb([at(0, -0.22, 0), at(-0.1, -0.16, 0.7)], 0.2),
    limb([at(0, 0.22, 0), at(-0.1, 0.16, 0.7)], 0.2),
    limb([at(-0.15, 0, 0.65), at(0.12, 0, 1.15)], 0.46),
    limb([at(0.05, -0.3, 1), at(0.4, -0.62, 0.75)], 0.14),
    limb([at(0.05, 0.3, 1), at(0.4, 0.62, 0.75)], 0.14),
    facing(at(0.2, 0, 1.35), disc(0.21 * size), 'blue'),
  ])
}

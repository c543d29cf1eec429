import { dot, moved, raised, turned, inSpace } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'
import { area, disc, facing, line, solid, standingAt } from './shape.ts'
import type { Standing } from './shape.ts'
import type { Tone } from './tones.ts'

/** A tree crown with a highlight. */
export const tree = (x: number, y: number, radius: number, tone: Tone): Standing[] =>
  standingAt(x, y, [
    solid(dot(x, y, radius), radius * 1.4),
    facing([x, y, radius * 0.7], disc(radius), tone),
    facing([x, y, radius * 0.7], disc(radius * 0.64, -radius * 0.2, -radius * 0.22), 'chalk', 0.14),
  ])

/** A ball on the ground with a highlight. */
export const sphere = (x: number, y: number, radius: number, tone: Tone): Standing[] =>
  standingAt(x, y, [
    solid(dot(x, y, radius), radius * 2),
    facing([x, y, radius], disc(radius), tone),
    facing([x, y, radius], disc(radius * 0.52, -radius * 0.26, -radius * 0.28), 'chalk', 0.28),
  ])

/** Trees in the strips between the fields of a park. */
export const woodland = (random: Random, [along, across]: Point, reach: number) => {
  const size = Math.min(along, across) * 0.045
  const rows = Array.from({ length: reach * 2 + 1 }, (_, index) => index - reach)
  const grove = (x: number, y: number, dx: number, dy: number) =>
    Array.from({ length: random.chance(0.4) ? 0 : random.int(2, 4) }, (_, index) => {
      const radius = size * random.range(0.7, 1.1)
      return tree(x + dx * index * size * 2.4, y + dy * index * size * 2.4, radius, 'zone')
    }).flat()
  return rows.flatMap((column) =>
    rows.flatMap((row) => [
      ...grove((column + 0.5) * along, (row + random.range(-0.4, 0.2)) * across, 0.1, 1),
      ...grove((column + random.range(-0.4, 0.2)) * along, (row + 0.5) * across, 1, 0.1),
    ]),
  )
}

/** A person as shoulders and a head. `unit` is a meter in scene units, `from` the height of the hem in meters. */
export const person = (
  x: number,
  y: number,
  unit: number,
  heading: number,
  shirt: Tone,
  head: Tone,
  from = 0,
): Standing[] => {
  const shoulders = moved(turned(dot(0, 0, 0.17 * unit, 0.31 * unit), heading), x, y)
  return standingAt(x, y, [
    solid(dot(x, y, 0.2 * unit), 1.75 * unit),
    line(inSpace(x, y, from * unit, x, y, 1.38 * unit), { width: 0.38 * unit, tone: shirt }),
    area(raised(shoulders, 1.38 * unit), shirt),
    facing([x, y, 1.64 * unit], disc(0.15 * unit), head),
  ])
}

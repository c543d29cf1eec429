import { dot, polar, polygon, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { area, disc, facing, line, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

/** A rider on a bicycle, about 1.7 long, heading at the given angle. */
export const bicycle = (x: number, y: number, heading: number, shirt: Tone, size = 1): Standing[] => {
  const at = (along: number, aside: number, z: number): Point => {
    const [cx, cy] = polar(x, y, along * size, heading)
    const [px, py] = polar(cx, cy, aside * size, heading + 90)
    return [px, py, z * size]
  }
  const wheel = (hub: number) =>
    line(
      polygon(hub, 0.34, 0.34, 20).map(([along, z = 0]) => at(along, 0, z)),
      { width: 0.075 * size, tone: 'ink' },
    )
  const tube = (points: Point[], tone: Tone, width: number) =>
    line(points, { width: width * size, tone, round: true })
  const back = turned(dot(-0.06 * size, 0, 0.36 * size, 0.2 * size), heading)
  return standingAt(x, y, [
    { ...wheel(-0.52), closed: true },
    { ...wheel(0.52), closed: true },
    tube(
      [at(-0.52, 0, 0.34), at(-0.05, 0, 0.3), at(0.4, 0, 0.85), at(-0.2, 0, 0.85), at(-0.52, 0, 0.34)],
      'line',
      0.06,
    ),
    tube([at(0.4, 0, 0.9), at(0.52, 0, 0.34)], 'line', 0.06),
    tube([at(0.42, -0.22, 0.95), at(0.42, 0.22, 0.95)], 'ink', 0.07),
    tube([at(-0.2, 0.1, 0.95), at(0.12, 0.1, 0.62), at(0, 0.1, 0.16)], 'sand', 0.13),
    tube([at(-0.2, -0.1, 0.95), at(0.06, -0.1, 0.75), at(-0.1, -0.1, 0.44)], 'sand', 0.13),
    tube([at(-0.22, 0, 0.98), at(0.16, 0, 1.32)], shirt, 0.3),
    tube([at(0.14, 0.16, 1.26), at(0.42, 0.2, 0.96)], shirt, 0.1),
    tube([at(0.14, -0.16, 1.26), at(0.42, -0.2, 0.96)], shirt, 0.1),
    area(
      back.map(([px, py]): Point => [px + x, py + y, 1.2 * size]),
      shirt,
    ),
    facing(at(0.3, 0, 1.45), disc(0.16 * size), 'line'),
    facing(at(0.3, 0, 1.45), disc(0.09 * size, -0.02 * size, -0.03 * size), shirt),
  ])
}

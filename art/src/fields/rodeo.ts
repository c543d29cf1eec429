import { spline } from '../curves.ts'
import { flag } from '../equipment.ts'
import { box, circle, dot, inSpace, polar, rect, roundedBox } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, line, loop, segment, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { harrowed } from './footing.ts'
import { horse } from './horse.ts'

// Feet. WPRA barrel racing: 90 between the first two barrels, 105 to the third, 60 from the first to the line.
export const rodeo = (random: Random): Scene => {
  const barrels = { first: [-10, -45], second: [-10, 45], third: [84, 0] } satisfies Record<string, Point>
  const round = (at: Point, from: number, to: number) =>
    Array.from({ length: 9 }, (_, index) => polar(at[0], at[1], 11, from + ((to - from) * index) / 8))
  const path = spline([
    [-82, 4],
    [-40, -24],
    ...round(barrels.first, 150, 450),
    [-8, 0],
    ...round(barrels.second, 260, -60),
    [40, 30],
    ...round(barrels.third, 120, -150),
    [20, -4],
    [-82, -6],
  ])
  const barrel = ([x, y]: Point): Standing[] =>
    standingAt(x, y, [
      solid(dot(x, y, 3.4), 6),
      line(inSpace(x, y, 0, x, y, 5), { width: 6.8, tone: 'red' }),
      line(inSpace(x, y, 1.6, x, y, 2.6), { width: 6.8, tone: 'line' }),
      area(
        circle(x, y, 3.6).map(([px, py]): Point => [px, py, 5]),
        'red',
      ),
      loop(
        circle(x, y, 2.7).map(([px, py]): Point => [px, py, 5]),
        { width: 0.8, tone: 'line' },
      ),
    ])
  return {
    family: 'earth',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 420, 260), 'grass'),
      area(roundedBox(0, 0, 250, 150, 60), 'accent'),
      area(roundedBox(0, 0, 240, 140, 56), 'field'),
      ...harrowed(190, 124, 16),
      line(path, { weight: 1.9, tone: 'zone' }),
      ...dashedAlong(path, 5, 4, { weight: 0.7 }),
      segment(-70, -30, -70, 30, { weight: 1 }),
      area(rect(-121, -12, 4, 24), 'spot'),
    ],
    standing: [
      ...Object.values(barrels).flatMap(barrel),
      ...horse(3, -36, 60, { size: 2.2, coat: 'accent', rider: 'blue' }),
      ...flag(-70, 31 + random.range(0, 1), 10, 8, 'spot', 'line'),
    ],
    shots: [
      { at: [12, 6], span: 92, turns: [-32, 28, 62] },
      { at: [-4, -36], span: 64, turns: [-24, 40] },
      { at: [62, 6], span: 74, turns: [-48, 20] },
    ],
    tilts: [
      { at: [-6, -20], span: 66, turns: [-60, 58, -30] },
      { at: [30, 0], span: 84, turns: [-30, 34] },
    ],
  }
}

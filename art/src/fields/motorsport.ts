import { beside, spline, strip } from '../curves.ts'
import { box, lens, rect, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, disc, facing, line, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { along } from './course.ts'

/** A circuit with curbs, a starting grid and cars. */
export const motorsport = (random: Random): Scene => {
  const knots: Point[] = through(
    -56,
    26,
    -20,
    28,
    20,
    26,
    52,
    22,
    60,
    4,
    42,
    -8,
    20,
    -2,
    6,
    -18,
    -18,
    -26,
    -34,
    -12,
    -58,
    -4,
  )
  const course = spline(knots, true)
  const curb = (from: number, to: number, side: number) => {
    const edge = beside(
      course.slice(Math.floor(course.length * from), Math.floor(course.length * to)),
      side * 5.4,
    )
    return [
      line(edge, { width: 1.5, tone: 'line' }),
      ...dashedAlong(edge, 1.6, 1.6, { width: 1.5, tone: 'red' }),
    ]
  }
  const car = (part: number, aside: number, tone: Tone): Standing[] => {
    const { x, y, heading } = along(beside(course, aside), part)
    const place = (points: readonly Point[], z: number) =>
      turned(points, heading).map(([px, py]): Point => [px + x, py + y, z])
    return standingAt(x, y, [
      solid(place(rect(-2.4, -1, 4.8, 2), 0), 1),
      ...[-1.5, 1.5].flatMap((fx) =>
        [-1, 1].map((fy) => area(place(rect(fx - 0.55, fy * 1.05 - 0.32, 1.1, 0.64), 0.4), 'ink')),
      ),
      area(place(lens(0.2, 0, 5.4, 1.5), 0.5), tone),
      area(place(rect(-2.5, -1.1, 0.6, 2.2), 0.8), tone),
      area(place(rect(2, -1, 0.5, 2), 0.4), tone),
      facing([x, y, 0.9], disc(0.42), 'line'),
    ])
  }
  const tones: [Tone, ...Tone[]] = ['red', 'spot', 'blue', 'line', 'accent']
  return {
    family: 'street',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 240, 160), 'rim'),
      line([...course, ...course.slice(0, 3)], { width: 17, tone: 'zone' }),
      line([...course, ...course.slice(0, 3)], { width: 11, tone: 'field' }),
      ...curb(0.27, 0.42, 1),
      ...curb(0.44, 0.54, -1),
      ...curb(0.6, 0.72, 1),
      ...curb(0.86, 1, 1),
      line(strip(course.slice(20, 60), 0.4), { weight: 0.3, tone: 'stripe' }),
      ...[0, 1].flatMap((rank) =>
        Array.from({ length: 11 }, (_, index) =>
          area(rect(-4 + rank, 21.8 + index, 1, 1), (rank + index) % 2 ? 'line' : 'ink'),
        ),
      ),
      ...Array.from({ length: 8 }, (_, index) =>
        line(
          through(
            -8 - index * 5,
            24 + (index % 2) * 5,
            -6 - index * 5,
            24 + (index % 2) * 5,
            -6 - index * 5,
            28 + (index % 2) * 5 - 1,
            -8 - index * 5,
            28 + (index % 2) * 5 - 1,
          ),
          { weight: 0.4 },
        ),
      ),
    ],
    standing: Array.from({ length: 7 }, (_, index) =>
      car(
        0.3 + index * 0.034 + random.range(-0.006, 0.006),
        index % 2 ? 1.8 : -1.6,
        tones[index % tones.length] ?? 'red',
      ),
    ).flat(),
    shots: [
      { at: [50, 8], span: 36, turns: [-32, 28, 118] },
      { at: [34, 0], span: 30, turns: [-24, 40] },
      { at: [0, 6], span: 62, turns: [-20, 24] },
    ],
    tilts: [
      { at: [48, 8], span: 32, turns: [-60, 28, 110] },
      { at: [30, 6], span: 44, turns: [-30, 34] },
    ],
  }
}

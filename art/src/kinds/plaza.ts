import { arc, box, circle, dot, inSpace, polar, polygon, raised, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { parasol } from '../parasol.ts'
import { person } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, segment, solid, standingAt } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

const chair = (x: number, y: number, turn: number, tone: Tone): Standing[] => [
  solid(polygon(x, y, 0.22, 8), 0.7),
  area(raised(polygon(x, y, 0.24, 10), 0.45), tone),
  line(
    arc(x, y, 0.25, turn - 60, turn + 60).map(([px, py]): Point => [px, py, 0.8]),
    { width: 0.07, tone: 'ink' },
  ),
]

const table = (x: number, y: number, covered: boolean, tone: Tone, turn: number): Standing[] => [
  ...[0, 90, 180, 270].flatMap((angle) => {
    const [cx, cy] = polar(x, y, 0.82, turn + angle)
    return chair(cx, cy, turn + angle, tone)
  }),
  solid(dot(x, y, 0.5), 0.75),
  area(raised(circle(x, y, 0.52), 0.74), 'chalk'),
  area(raised(dot(x + 0.14, y - 0.1, 0.09), 0.8), tone),
  area(raised(dot(x - 0.16, y + 0.14, 0.09), 0.8), 'ink'),
  ...(covered ? parasol(x, y, 1.5, tone, turn) : []),
]

/** A striped awning with a scalloped edge. */
const awning = (x: number, y: number, width: number, tone: Tone): Standing[] => {
  const stripes = Math.round(width / 0.62)
  const step = width / stripes
  const cloth = Array.from({ length: stripes }, (_, index): Standing[] => {
    const left = x - width / 2 + index * step
    const color: Tone = index % 2 ? 'line' : tone
    return [
      area(inSpace(left, y, 3.2, left + step, y, 3.2, left + step, y + 1.7, 2.5, left, y + 1.7, 2.5), color),
      area(
        arc(left + step / 2, y + 1.7, step / 2, 0, 180).map(([px, py]): Point => [px, py, 2.5]),
        color,
      ),
    ]
  })
  return standingAt(x, y + 1, [solid(rect(x - width / 2, y, width, 1.9), 2.6), ...cloth.flat()])
}

const paving = (): Shape[] =>
  Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: 11 }, (_unused, column) =>
      area(box((column - 5) * 4.4 + (row % 2) * 2.2, (row - 4) * 2.2, 2.1, 2.1), 'stripe'),
    ),
  ).flat()

const shirts: [Tone, ...Tone[]] = ['spot', 'accent', 'line']

/** A square with cafes and shops. */
export const plaza = (random: Random): Scene => {
  const tones: [Tone, Tone, Tone] = ['accent', 'spot', 'deep']
  const places: Point[] = through(
    -8.4,
    1.2,
    -3.6,
    2.6,
    1.4,
    0.6,
    6.2,
    2.2,
    -6,
    6.6,
    -0.6,
    6.2,
    4.4,
    6.8,
    10.6,
    5.2,
    -11.6,
    5.6,
  )
  return {
    family: 'plaza',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 70, 60), 'field'),
      ...paving(),
      area(rect(-35, -30, 70, 26), 'rim'),
      area(rect(-35, -4, 70, 0.7), 'zone'),
      ...[-13, -7.6, -2.2, 3.2, 8.6, 14].map((x) =>
        segment(x, -30, x, -4, { weight: 0.5, tone: 'zone', opacity: 0.35 }),
      ),
      area(rect(-35, 10.6, 70, 20), 'zone'),
      segment(-35, 10.6, 35, 10.6, { weight: 0.8 }),
    ],
    standing: [
      ...[-10.3, -4.9, 0.5, 5.9, 11.3].flatMap((x, index) =>
        awning(x, -4, 4.6, tones[index % 3] ?? 'accent'),
      ),
      ...places.flatMap(([x, y], index) =>
        table(x, y, random.chance(0.68), tones[(index + 1) % 3] ?? 'spot', random.range(0, 90)),
      ),
      ...through(-1.8, -0.6, 3.8, 4.6, -8.2, 4.2, 8.6, 0).flatMap(([x = 0, y = 0]) =>
        person(x, y, 0.95, random.range(0, 180), random.pick(shirts), 'ink'),
      ),
    ],
    shots: [
      { at: [-1, 1.6], span: 10.5, turns: [-28, 22, 158] },
      { at: [2, 2.6], span: 8.4, turns: [-38, 30] },
      { at: [-3, 0], span: 13, turns: [-18, 40] },
    ],
    tilts: [
      { at: [-0.6, 1], span: 11, turns: [-24, 28] },
      { at: [1.6, 2.4], span: 9, turns: [-40, 38] },
    ],
  }
}

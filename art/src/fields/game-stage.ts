import { block } from '../equipment.ts'
import { box, dot, inSpace, polygon, raised, rect, roundedBox, through } from '../geometry.ts'
import { person } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment, solid } from '../shape.ts'
import type { Standing } from '../shape.ts'

/** Two teams of five at desks in front of a large screen. */
export const stage = (random: Random): Scene => {
  const seats = [-2, -1, 0, 1, 2]
  const desk = (x: number, y: number, tone: 'accent' | 'spot'): Standing[] => {
    const out = Math.sign(y)
    return [
      ...block(x, y, 1.5, 0.8, 0.72, 'rim', 'zone'),
      area(
        inSpace(
          x - 0.34,
          y - out * 0.22,
          0.74,
          x + 0.34,
          y - out * 0.22,
          0.74,
          x + 0.34,
          y - out * 0.22,
          1.2,
          x - 0.34,
          y - out * 0.22,
          1.2,
        ),
        'deep',
      ),
      area(raised(rect(x - 0.34, y - out * 0.22 - 0.04, 0.68, 0.08), 1.2), 'line'),
      area(raised(rect(x - 0.26, y + out * 0.1 - 0.08, 0.52, 0.16), 0.73), 'line'),
      area(raised(dot(x + 0.42, y + out * 0.1, 0.07), 0.73), tone),
      ...person(x, y + out * 0.8, 1, 90, tone, 'line'),
      solid(roundedBox(x, y + out * 0.85, 0.6, 0.6, 0.1), 0.9),
    ]
  }
  const size = random.range(1.7, 2.3)
  return {
    family: 'screen',
    light: 'stage',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 22, 14), 'field'),
      ...Array.from({ length: 7 }, (_, index) => area(rect(-11, -7 + index * 2, 22, 1), 'stripe')),
      area(polygon(0, 0, 3.4, 6), 'zone'),
      loop(polygon(0, 0, size + 1.1, 6), { weight: 1 }),
      loop(polygon(0, 0, size, 6), { weight: 1.6, tone: 'accent' }),
      area(through(-1.1, 0.5, 0, -0.8, 1.1, 0.5, 0, 0.1), 'spot'),
      ...[-1, 1].flatMap((side) => [
        segment(-6, side * 1.9, 6, side * 1.9, { weight: 1, tone: side > 0 ? 'accent' : 'spot' }),
      ]),
      loop(box(0, 0, 22, 14), { weight: 1 }),
    ],
    standing: seats.flatMap((seat) => [
      ...desk(seat * 1.9, -3.2, 'spot'),
      ...desk(seat * 1.9, 3.2, 'accent'),
    ]),
    shots: [
      { at: [0.8, 1.2], span: 7, turns: [-32, 24, 62] },
      { at: [-1, 2.4], span: 5.4, turns: [-24, 34] },
      { at: [0, 0], span: 10, turns: [-40, 30] },
    ],
    tilts: [
      { at: [0, 0.4], span: 9, turns: [-32, 28, 62] },
      { at: [1, 2.4], span: 5.4, turns: [-40, 34] },
    ],
  }
}

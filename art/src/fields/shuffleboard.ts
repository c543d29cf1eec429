import { box, dot, raised, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, line, loop, placed, segment, solid } from '../shape.ts'
import type { Shape } from '../shape.ts'
import type { Tone } from '../tones.ts'

// Feet. Shuffleboard court: 52 by 6, triangle 9 deep with 10, two 8s, two 7s and the 10-off.
export const shuffleboard = (): Scene => {
  const end: Shape[] = [
    area(through(11, 0, 20, -3, 20, 3), 'zone'),
    line(through(11, 0, 20, -3, 20, 3, 11, 0)),
    segment(14, -1, 14, 1),
    segment(17, -2, 17, 2),
    segment(14, 0, 20, 0),
    line(through(20, -3, 21.5, -2.5, 21.5, 2.5, 20, 3)),
    ...lettering('10', [13, 0], 0.7, { turn: 90 }),
    ...[-0.75, 0.75].flatMap((y) => lettering('8', [15.6, y], 0.9, { turn: 90 })),
    ...[-1.25, 1.25].flatMap((y) => lettering('7', [18.6, y], 0.9, { turn: 90 })),
  ]
  const discs: [number, number, Tone][] = [
    [15.2, -0.9, 'spot'],
    [18, 1.6, 'accent'],
    [12.6, 0.5, 'spot'],
    [9, -1.3, 'accent'],
  ]
  const court = [
    area(box(0, 0, 52, 6), 'field'),
    ...bothEnds(end),
    across(0, 3, { weight: 0.8 }),
    loop(box(0, 0, 52, 6)),
  ]
  return {
    family: 'hardcourt',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [-9, 0, 9].flatMap((y) => placed(court, 0, y)),
    standing: discs.flatMap(([x, y, tone]) => [
      solid(dot(x, y, 0.26), 0.1),
      area(raised(dot(x, y, 0.27), 0.1), tone),
      line(
        [...dot(x, y, 0.16), ...dot(x, y, 0.16).slice(0, 1)].map(([px, py]): Point => [px, py, 0.1]),
        { width: 0.05, tone: 'line' },
      ),
    ]),
    shots: [
      { at: [16, 0.4], span: 9, turns: [-28, 34, 62, 118] },
      { at: [15, 1], span: 6.6, turns: [-24, 40, -60] },
    ],
    tilts: [{ at: [15.5, 0], span: 8, turns: [-66, -112, 34] }],
  }
}

import { flag, post } from '../equipment.ts'
import { box, inSpace, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, dashed, line, loop, segment } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { lawn } from '../textures.ts'

export const posts = (x: number, half: number, bar: number, top: number, width: number): Standing[] => [
  ...post(x, -half, top, width),
  ...post(x, half, top, width),
  ...(bar
    ? [line(inSpace(x, -half, bar, x, half, bar), { width: width * 1.4, tone: 'chalk' as const })]
    : []),
]

// Meters. World Rugby law 1: 100 by 70 and in-goals of 10; lines at 22, 10 and halfway,
// dashes 5 and 15 from the touchlines; posts 5.6 apart, crossbar at 3.
export const rugby = (random: Random): Scene => {
  const side = 35
  const dashes = { weight: 0.75 }
  return {
    family: 'turf',
    light: 'sun',
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [140, 86], between: 'park' },
    ball: 'rugby',
    ground: [
      area(box(0, 0, 124, 74), 'field'),
      ...lawn([-62, -37, 124, 74], 14, random),
      ...bothEnds([
        area(rect(50, -side, 10, side * 2), 'zone'),
        across(50, side, { weight: 1.1 }),
        across(28, side),
        ...dashed([10, -side], [10, side], 2.6, 2.6, dashes),
        ...[5, 15].flatMap((y) => bothSides(dashed([0, side - y], [48, side - y], 2.2, 4.4, dashes))),
        ...bothSides(dashed([45, 4], [45, 22], 2, 3, dashes)),
      ]),
      across(0, side),
      loop(box(0, 0, 120, side * 2), { weight: 1.2 }),
      segment(0, -0.6, 0, 0.6, { weight: 1.5 }),
    ],
    standing: bothEnds([
      ...posts(50, 2.8, 3, 11, 0.14),
      ...bothSides([0, 28, 50, 60].flatMap((x) => flag(x, side + 1, 1.6, 1.2, 'accent'))),
    ]),
    shots: [
      { at: [44, 3], span: 34, turns: [-34, 28, 118] },
      { at: [24, 8], span: 38, turns: [-24, 40, 62] },
      { at: [52, 27], span: 24, turns: [-40, 30] },
      { at: [4, -4], span: 30, turns: [-52, 24] },
    ],
    tilts: [
      { at: [44, 0], span: 32, turns: [-66, -114, 58] },
      { at: [22, 6], span: 44, turns: [-36, 40] },
      { at: [46, 6], span: 26, turns: [-38, 142] },
    ],
  }
}

import { box, circle, inSpace, raised, rect } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, line, placed, segment, solid } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

const stone = (x: number, y: number, handle: Tone): Standing[] => [
  solid(circle(x, y, 0.46), 0.4),
  area(raised(circle(x, y, 0.47), 0.25), 'ink'),
  area(raised(circle(x, y, 0.37), 0.36), 'chalk'),
  area(raised(circle(x, y, 0.25), 0.37), handle),
  line(inSpace(x - 0.2, y + 0.07, 0.45, x + 0.2, y - 0.05, 0.45), { width: 0.12, tone: 'chalk' }),
]

// Feet. World Curling rule R1: sheet 150 by 16.4, tee lines 57 from the middle, hog lines 21 before them,
// rings of 12, 8, 4 and 1 across; stones 36 in round.
export const curling = (random: Random): Scene => {
  const width = 15.58
  const house = [
    area(circle(57, 0, 6), 'blue'),
    area(circle(57, 0, 4), 'field'),
    area(circle(57, 0, 2), 'red'),
    area(circle(57, 0, 0.5), 'chalk'),
    across(57, width / 2, { weight: 0.4, tone: 'line' }),
    across(63, width / 2, { weight: 0.5, tone: 'line' }),
    area(rect(35.8, -width / 2, 0.4, width), 'red'),
    segment(69, -0.75, 69, 0.75, { weight: 1.1, tone: 'ink' }),
  ]
  const sheet = [
    area(box(0, 0, 150, width), 'field'),
    ...bothEnds(house),
    segment(-69, 0, 69, 0, { weight: 0.35, tone: 'line' }),
  ]
  const stones: Point[] = Array.from({ length: 7 }, (_, index) => [
    57 + Math.cos(index * 2.4) * (1 + index * 0.75),
    Math.sin(index * 2.4) * (0.8 + index * 0.7),
  ])
  return {
    family: 'ice',
    light: 'windows',
    modes: ['tilt', 'swap'],
    ground: [-1, 0, 1].flatMap((row) => [
      ...placed(sheet, 0, row * (width + 1.4)),
      area(box(0, (row + 0.5) * (width + 1.4), 150, 0.9), 'deep'),
    ]),
    standing: random
      .shuffled(stones)
      .slice(0, random.int(4, 6))
      .flatMap(([x, y], index) => stone(x, y, index % 2 ? 'deep' : 'red')),
    shots: [
      { at: [56, 0.6], span: 11, turns: [-28, 34, 62, 118] },
      { at: [57.6, 1.6], span: 7.4, turns: [-24, 40, -60] },
      { at: [50, 3], span: 22, turns: [-36, 58] },
    ],
    tilts: [
      { at: [56.6, 0], span: 9.5, turns: [-66, -112, 34] },
      { at: [52, 1], span: 17, turns: [-82, -60, -108] },
    ],
  }
}

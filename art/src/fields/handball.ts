import { arc, box, circle } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, dashedAlong, line, loop } from '../shape.ts'
import { boards } from '../textures.ts'
import { futsal } from './futsal.ts'

// Meters. IHF rules of the game 1: 40 by 20, goal area 6, dashed free-throw line 9, marks at 7 and 4.
export const handball = (random: Random): Scene => {
  const round = (radius: number) => [
    ...arc(20, -1.5, radius, radius > 8.5 ? 251.8 : 270, 180),
    ...arc(20, 1.5, radius, 180, radius > 8.5 ? 108.2 : 90),
  ]
  return {
    ...futsal(random),
    ball: 'plain',
    ground: [
      area(box(0, 0, 40, 20), 'field'),
      ...boards([-20, -10, 40, 20], 0.5, random),
      ...bothEnds([
        area(round(6), 'zone'),
        line(round(6)),
        ...dashedAlong(round(9), 0.9, 0.7, { weight: 0.9 }),
        across(13, 0.5),
        across(16, 0.25),
      ]),
      across(0, 10),
      loop(circle(0, 0, 2)),
      loop(box(0, 0, 40, 20), { weight: 1.15 }),
    ],
    shots: [
      { at: [13.5, 1], span: 13, turns: [-58, 28, 115] },
      { at: [10, 3], span: 16, turns: [-24, 40] },
      { at: [15.4, -3], span: 11, turns: [40, -40, 128] },
    ],
    tilts: [
      { at: [14, 0], span: 12, turns: [-62, -118, 62, 128] },
      { at: [10, 1], span: 15, turns: [-38, 40] },
    ],
  }
}

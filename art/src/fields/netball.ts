import { arc, box, circle, inSpace, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, line, loop } from '../shape.ts'
import { boards } from '../textures.ts'

// Meters. World Netball rules 2: 30.5 by 15.25 in thirds, goal circles of 4.9, center circle 0.9 across.
export const netball = (random: Random): Scene => ({
  family: random.chance(0.5) ? 'hardcourt' : 'hardwood',
  light: 'windows',
  modes: ['tilt', 'swap', 'plan'],
  complex: { pitch: [36, 20], between: 'aisle' },
  ball: 'plain',
  ground: [
    area(box(0, 0, 30.5, 15.25), 'field'),
    ...boards([-15.25, -7.6, 30.5, 15.2], 0.4, random),
    area(rect(-5.08, -7.62, 10.16, 15.25), 'zone'),
    ...bothEnds([
      area(arc(15.25, 0, 4.9, 90, 270), 'accent'),
      line(arc(15.25, 0, 4.9, 90, 270)),
      across(5.08, 7.62),
    ]),
    loop(circle(0, 0, 0.45)),
    loop(box(0, 0, 30.5, 15.25), { weight: 1.15 }),
  ],
  standing: bothEnds([
    line(inSpace(15.25, 0, 0, 15.25, 0, 3.05), { width: 0.12, tone: 'ink' }),
    loop(
      circle(14.9, 0, 0.28).map(([x, y]): [number, number, number] => [x, y, 3.05]),
      { width: 0.08, tone: 'spot' },
    ),
  ]),
  shots: [
    { at: [11, 1], span: 9.6, turns: [-33, 24, 58] },
    { at: [7, 1], span: 13, turns: [-58, 35] },
    { at: [8, 3], span: 12, turns: [-24, 64] },
  ],
  tilts: [
    { at: [11.6, 0], span: 9, turns: [-62, 60, 34] },
    { at: [6, 0], span: 14, turns: [-36, 40] },
  ],
})

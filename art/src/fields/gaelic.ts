import { flag } from '../equipment.ts'
import { arc, box, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, line, loop, segment } from '../shape.ts'
import { lawn } from '../textures.ts'
import { posts, rugby } from './rugby.ts'

// Meters. GAA official guide: 140 by 85; lines at 13, 20, 45 and 65, goal areas 14 and 19 wide,
// a D of 13 around the 20 line; goalposts 6.5 apart.
export const gaelic = (random: Random): Scene => {
  const side = 42.5
  return {
    ...rugby(random),
    complex: { pitch: [160, 104], between: 'park' },
    ball: 'plain',
    ground: [
      area(box(0, 0, 150, 93), 'field'),
      ...lawn([-75, -46.5, 150, 93], 14, random),
      ...bothEnds([
        area(rect(57, -9.5, 13, 19), 'zone'),
        loop(rect(65.5, -7, 4.5, 14), { weight: 0.9 }),
        loop(rect(57, -9.5, 13, 19)),
        line(arc(50, 0, 13, 90, 270)),
        ...[57, 50, 25, 5].map((x) => across(x, side, { weight: 0.9 })),
      ]),
      segment(0, -5, 0, 5),
      loop(box(0, 0, 140, side * 2), { weight: 1.2 }),
    ],
    standing: bothEnds([...posts(70, 3.25, 2.5, 9, 0.14), ...bothSides(flag(70, side, 1.6, 1.4, 'accent'))]),
    shots: [
      { at: [56, 2], span: 38, turns: [-34, 28, 118] },
      { at: [42, 10], span: 44, turns: [-24, 40, 62] },
      { at: [62, 30], span: 32, turns: [-40, 30] },
    ],
    tilts: [
      { at: [60, 0], span: 34, turns: [-66, -114, 58] },
      { at: [44, 6], span: 48, turns: [-36, 40] },
    ],
  }
}

import { box, circle, inSpace, raised, rect } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, line, loop, segment } from '../shape.ts'
import { mown } from '../textures.ts'
import { football } from './football.ts'
import { hatched } from './gridiron.ts'

// Yards. NFL FLAG rules: 70 by 30 with 10 yd end zones; no-run zones 5 yd before midfield and both goal lines.
export const flagFootball = (random: Random): Scene => ({
  ...football(random),
  complex: { pitch: [84, 40], between: 'park' },
  bold: 1,
  ground: [
    area(box(0, 0, 70, 30), 'field'),
    ...mown([-25, -15, 50, 30], 10),
    ...bothEnds([
      area(rect(25, -15, 10, 30), 'zone'),
      ...hatched(25, 15),
      across(25, 15, { weight: 1.4 }),
      across(20, 15, { tone: 'accent', weight: 0.9 }),
      across(5, 15, { tone: 'accent', weight: 0.9 }),
      across(10, 15, { weight: 0.7 }),
      across(15, 15, { weight: 0.7 }),
      segment(22, -0.7, 22, 0.7),
    ]),
    // Yards from the nearer goal line.
    ...[-15, -5, 5, 15].flatMap((x) => {
      const yards = String(25 - Math.abs(x))
      return [...lettering(yards, [x, 10], 3), ...lettering(yards, [x, -10], 3, { turn: 180 })]
    }),
    across(0, 15, { weight: 1.2 }),
    loop(box(0, 0, 70, 30), { weight: 1.5 }),
  ],
  standing: bothEnds(
    bothSides(
      [35, 25].flatMap((x) => [
        area(raised(circle(x, 15, 0.5), 0.9), 'spot'),
        line(inSpace(x, 15, 0, x, 15, 0.9), { width: 0.8, tone: 'spot' }),
      ]),
    ),
  ),
  shots: [
    { at: [22, 4], span: 20, turns: [-35, 28, 62] },
    { at: [3, 2], span: 18, turns: [-24, 40] },
    { at: [28, 10], span: 16, turns: [-30, 48, 120] },
  ],
  tilts: [
    { at: [22, 2], span: 20, turns: [-62, 64, -118] },
    { at: [6, 3], span: 22, turns: [-32, 30] },
  ],
})

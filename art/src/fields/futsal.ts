import { goal } from '../equipment.ts'
import { arc, box, circle } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, line, loop } from '../shape.ts'
import { boards } from '../textures.ts'

// Meters. FIFA futsal law 1: 40 by 20, penalty area by 6 m arcs around the posts, marks at 6 and 10, goals 3 by 2.
export const futsal = (random: Random): Scene => ({
  family: random.chance(0.5) ? 'hardcourt' : 'hardwood',
  light: 'windows',
  modes: ['tilt', 'swap', 'plan'],
  complex: { pitch: [46, 25], between: 'aisle' },
  ball: 'soccer',
  ground: [
    area(box(0, 0, 40, 20), 'field'),
    ...boards([-20, -10, 40, 20], 0.5, random),
    ...bothEnds([
      area([...arc(20, -1.5, 6, 270, 180), ...arc(20, 1.5, 6, 180, 90)], 'zone'),
      line([...arc(20, -1.5, 6, 270, 180), ...arc(20, 1.5, 6, 180, 90)]),
      area(circle(14, 0, 0.22), 'line'),
      area(circle(10, 0, 0.22), 'line'),
      ...bothSides([line(arc(20, 10, 0.7, 180, 270), { weight: 0.8 })]),
    ]),
    area(circle(0, 0, 3), 'zone'),
    loop(circle(0, 0, 3)),
    across(0, 10),
    loop(box(0, 0, 40, 20), { weight: 1.15 }),
  ],
  standing: bothEnds(goal(20, { half: 1.5, height: 2, depth: 1, post: 0.14, tone: 'red' })),
  shots: [
    { at: [15.4, 4.6], span: 10, turns: [-30, 35, 125] },
    { at: [3, 1], span: 12, turns: [-35, 55, 20] },
    { at: [15, 0], span: 13, turns: [-58, 28, 115] },
    { at: [11, 2], span: 15, turns: [-20, 72, 145] },
    { at: [16, -3], span: 11, turns: [40, -40] },
  ],
  tilts: [
    { at: [15, 0], span: 10, turns: [-62, -118, 62, 128] },
    { at: [9, 1], span: 15, turns: [-38, 40, 150] },
    { at: [1, 0], span: 12, turns: [-24, 30, 66] },
  ],
})

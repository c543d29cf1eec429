import { flag, goal } from '../equipment.ts'
import { box } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, bothEnds, bothSides, loop } from '../shape.ts'
import { ripples } from '../textures.ts'

// Meters. FIFA beach soccer law 1: 36 by 27, penalty line 9 from the goal, marked by flags beside the pitch.
export const beachSoccer = (random: Random): Scene => ({
  family: 'sand',
  light: 'sun',
  modes: ['tilt', 'swap'],
  ball: 'soccer',
  bold: 1.2,
  ground: [
    area(box(0, 0, 46, 36), 'zone'),
    ...ripples([-22, -17, 44, 34], 4, 80, random),
    area(box(0, 0, 36, 27), 'field'),
    ...ripples([-18, -13, 36, 26], 3.4, 40, random),
    loop(box(0, 0, 36, 27), { weight: 1.1 }),
  ],
  standing: bothEnds([
    ...goal(18, { half: 2.75, height: 2.2, depth: 1.5, post: 0.2, tone: 'accent' }),
    ...bothSides([...flag(9, 14.5, 1.5, 1, 'line', 'ink'), ...flag(18, 13.5, 1.5, 1, 'accent', 'ink')]),
    ...bothSides(flag(0, 14.5, 1.5, 1, 'accent', 'ink')),
  ]),
  shots: [
    { at: [12, 2], span: 18, turns: [-32, 28, 120] },
    { at: [15, 10], span: 12, turns: [-24, 38] },
    { at: [4, 3], span: 24, turns: [-42, 24] },
  ],
  tilts: [
    { at: [14, 0], span: 13, turns: [-62, 60, 128] },
    { at: [6, 3], span: 20, turns: [-36, 30] },
  ],
})

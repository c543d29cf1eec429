import { net } from '../equipment.ts'
import { box, roundedBox, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { parasol } from '../parasol.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment } from '../shape.ts'
import { ripples } from '../textures.ts'
import { tilts } from './volleyball.ts'

const parasols: Point[] = through(5.4, 6.4, 8.2, 7.2, -5, -6.8, -7.6, 6.6, 2.4, -6.4)

// Meters. FIVB beach volleyball rules 1.1: court 16 by 8, no attack line; lines are ribbons.
export const beachVolleyball = (random: Random): Scene => ({
  family: 'sand',
  light: 'sun',
  modes: ['tilt', 'swap', 'plan'],
  complex: { pitch: [24, 14], between: 'aisle' },
  ball: 'volleyball',
  bold: 1.25,
  ground: [
    area(box(0, 0, 26, 18), 'zone'),
    ...ripples([-13, -9, 26, 18], 2.4, 70, random, 'stripe'),
    ...parasols.map(([x, y]) => area(turned(roundedBox(x + 1.7, y + 0.6, 1.9, 0.8, 0.1), 20, x, y), 'spot')),
    ...parasols.map(([x, y]) => area(turned(roundedBox(x + 1.7, y + 0.6, 0.5, 0.8, 0.05), 20, x, y), 'line')),
    area(box(0, 0, 16, 8), 'field'),
    ...ripples([-8, -4, 16, 8], 2, 34, random, 'stripe'),
    loop(box(0, 0, 16, 8), { weight: 1.1 }),
    ...[-8, 8].flatMap((x) => [-4, 4].map((y) => segment(x, y, x * 1.09, y * 1.18, { weight: 0.5 }))),
  ],
  standing: net(0, { half: 4.7, bottom: 1.43, top: 2.43, tape: 0.16, tone: 'accent' }),
  players: parasols.flatMap(([x, y]) => parasol(x, y, 1.3, random.chance(0.5) ? 'accent' : 'spot')),
  shots: [
    { at: [3, 2.4], span: 10, turns: [-35, 26, 64, -58] },
    { at: [5.4, 4], span: 8.6, turns: [-24, 40, 128] },
    { at: [0.6, 0], span: 13, turns: [-58, 32, 20] },
    { at: [1.6, -3.6], span: 9, turns: [20, -48, 70] },
  ],
  tilts,
})

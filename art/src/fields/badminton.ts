import { net } from '../equipment.ts'
import { box, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, loop, segment } from '../shape.ts'
import { boards } from '../textures.ts'

// Meters. BWF laws of badminton 1: 13.4 by 6.1, singles 5.18 wide, short service line 1.98 from the net,
// doubles long service line 0.76 from the end; net 1.55 high.
export const badminton = (random: Random): Scene => ({
  family: random.chance(0.6) ? 'hardcourt' : 'hardwood',
  light: 'windows',
  modes: ['tilt', 'swap', 'plan'],
  complex: { pitch: [17, 8.6], between: 'aisle' },
  ball: 'shuttle',
  bold: 0.9,
  ground: [
    area(box(0, 0, 13.4, 6.1), 'field'),
    ...boards([-6.7, -3.05, 13.4, 6.1], 0.24, random),
    area(rect(1.98, -2.59, 3.96, 2.59), 'zone'),
    area(rect(-5.94, 0, 3.96, 2.59), 'zone'),
    loop(box(0, 0, 13.4, 6.1), { weight: 1.15 }),
    segment(-6.7, -2.59, 6.7, -2.59),
    segment(-6.7, 2.59, 6.7, 2.59),
    ...bothEnds([across(1.98, 3.05), across(5.94, 3.05), segment(1.98, 0, 6.7, 0)]),
  ],
  standing: net(0, { half: 3.05, bottom: 0.79, top: 1.55, tape: 0.08 }),
  shots: [
    { at: [4.4, 1.2], span: 4.8, turns: [-34, 28, 62] },
    { at: [2, 0], span: 7.6, turns: [-48, 30, 66] },
    { at: [5, -1.6], span: 4.4, turns: [24, -44, 118] },
  ],
  tilts: [
    { at: [1, 0.4], span: 6.4, turns: [-36, 40, 144] },
    { at: [2.4, 0], span: 7.4, turns: [-62, 60] },
  ],
})

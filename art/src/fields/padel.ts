import { net } from '../equipment.ts'
import { box, inSpace } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, loop, segment } from '../shape.ts'
import { hardcourtScene } from './outdoor-scenes.ts'

// Meters. FIP padel rules 1: 20 by 10 within glass, service lines 6.95 from the net, net 0.92 at the posts.
export const padel = (): Scene => ({
  ...hardcourtScene,
  light: 'windows',
  complex: { pitch: [25, 13.6], between: 'aisle' },
  ball: 'tennis',
  ground: [
    area(box(0, 0, 20, 10), 'field'),
    area(box(0, 0, 13.9, 10), 'zone'),
    ...bothEnds([across(6.95, 5)]),
    segment(-7.15, 0, 7.15, 0),
    loop(box(0, 0, 20.3, 10.3), { weight: 1.8, tone: 'chalk' }),
  ],
  standing: [
    ...net(0, { half: 5, bottom: 0, top: 0.92, tape: 0.12 }),
    ...bothEnds(
      [-1, 1].map((side) =>
        area(inSpace(10, side * 5, 0, 6, side * 5, 0, 6, side * 5, 3, 10, side * 5, 3), 'chalk', {
          opacity: 0.3,
        }),
      ),
    ),
  ],
  shots: [
    { at: [5.5, 1], span: 8.6, turns: [-34, 28, 62] },
    { at: [2, 0], span: 12, turns: [-48, 30, 66] },
    { at: [8, 3], span: 7, turns: [24, -44, 118] },
  ],
  tilts: [
    { at: [2, 0.6], span: 10, turns: [-36, 40, 144] },
    { at: [3, 0], span: 12, turns: [-62, 60] },
  ],
})

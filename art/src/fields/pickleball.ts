import { net } from '../equipment.ts'
import { box, rect } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, loop, segment } from '../shape.ts'
import { hardcourtScene } from './outdoor-scenes.ts'

// Feet. USA Pickleball rule 2.A: 44 by 20, non-volley zone 7 from the net, net 3 ft at the posts.
export const pickleball = (): Scene => ({
  ...hardcourtScene,
  complex: { pitch: [62, 34], between: 'aisle' },
  ball: 'pickleball',
  ground: [
    area(box(0, 0, 44, 20), 'field'),
    area(rect(-7, -10, 14, 20), 'zone'),
    loop(box(0, 0, 44, 20), { weight: 1.15 }),
    ...bothEnds([across(7, 10), segment(7, 0, 22, 0)]),
  ],
  standing: net(0, { half: 11, bottom: 0, top: 3, tape: 0.36 }),
  shots: [
    { at: [8, 1], span: 18, turns: [-34, 28, 62] },
    { at: [13, 4], span: 17, turns: [-26, 40, 124] },
    { at: [3, 0], span: 25, turns: [-48, 30, 66] },
    { at: [5, -7], span: 15, turns: [24, -44] },
  ],
  tilts: [
    { at: [2, 1], span: 19, turns: [-36, 40, 144, -140] },
    { at: [6, 0], span: 23, turns: [-60, 58] },
  ],
})

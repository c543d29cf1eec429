import { net } from '../equipment.ts'
import { box } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, loop, segment } from '../shape.ts'
import { hardcourtScene } from './outdoor-scenes.ts'

// Feet. ITF rules of tennis 1: 78 by 36, singles 27 wide, service lines 21 from the net; net 3.5 ft at the posts.
export const tennis = (): Scene => ({
  ...hardcourtScene,
  complex: { pitch: [122, 60], between: 'aisle' },
  ball: 'tennis',
  ground: [
    area(box(0, 0, 78, 36), 'field'),
    area(box(0, 0, 42, 27), 'zone'),
    loop(box(0, 0, 78, 36), { weight: 1.15 }),
    segment(-39, -13.5, 39, -13.5),
    segment(-39, 13.5, 39, 13.5),
    ...bothEnds([across(21, 13.5), segment(39, 0, 37.6, 0)]),
    segment(-21, 0, 21, 0),
  ],
  standing: net(0, { half: 21, bottom: 0, top: 3.5, tape: 0.5 }),
  shots: [
    { at: [20, 3], span: 24, turns: [-32, 24, 58, 118] },
    { at: [36, 13], span: 20, turns: [-28, 38, 118] },
    { at: [10, 0], span: 36, turns: [-48, 62, 20] },
    { at: [29, -8], span: 27, turns: [32, -58] },
    { at: [3, 10], span: 27, turns: [-36, 28, 64] },
  ],
  tilts: [
    { at: [6, 2], span: 32, turns: [-58, 54, -128, 128] },
    { at: [14, 0], span: 40, turns: [-34, 38, 146] },
    { at: [24, 6], span: 30, turns: [-62, 40] },
  ],
})

import { box } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment } from '../shape.ts'
import { matScene, tatami } from './mat.ts'

// Meters. WKF rule 1: 8 by 8 of mats 1 m square with a border of red mats, starting lines 3 apart.
export const karate = (): Scene => ({
  ...matScene,
  complex: { pitch: [14, 14], between: 'aisle' },
  ground: [
    area(box(0, 0, 12, 12), 'field'),
    area(box(0, 0, 10, 10), 'accent'),
    area(box(0, 0, 8, 8), 'field'),
    ...tatami(
      12,
      1,
      1,
      'stripe',
      (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 4 || Math.max(Math.abs(x), Math.abs(y)) > 5,
    ),
    ...Array.from({ length: 11 }, (_, index) =>
      segment(-6, index - 5, 6, index - 5, { weight: 0.3, tone: 'rim', opacity: 0.35 }),
    ),
    ...Array.from({ length: 11 }, (_, index) =>
      segment(index - 5, -6, index - 5, 6, { weight: 0.3, tone: 'rim', opacity: 0.35 }),
    ),
    segment(-1.5, -0.5, -1.5, 0.5, { tone: 'spot', weight: 1.7 }),
    segment(1.5, -0.5, 1.5, 0.5, { tone: 'line', weight: 1.7 }),
    segment(-0.5, 2, 0.5, 2, { weight: 1.2 }),
    loop(box(0, 0, 8, 8), { weight: 1 }),
  ],
  shots: [
    { at: [1, 1], span: 8, turns: [-32, 24, 62] },
    { at: [3.4, 3], span: 6.4, turns: [-24, 40, 118] },
  ],
  tilts: [
    { at: [0, 0], span: 9, turns: [-32, 28, 62] },
    { at: [2, 2], span: 7, turns: [-48, 40] },
  ],
})

import { box, polygon } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { area, loop, ring, segment } from '../shape.ts'
import { matScene, tatami } from './mat.ts'

// Meters. World Taekwondo article 3: an octagon 8 across on a mat of 12.
export const taekwondo = (): Scene => ({
  ...matScene,
  complex: { pitch: [13, 13], between: 'aisle' },
  ground: [
    area(box(0, 0, 12, 12), 'zone'),
    area(polygon(0, 0, 4 / Math.cos(Math.PI / 8), 8, 22.5), 'field'),
    ...tatami(
      12,
      1,
      1,
      'stripe',
      (x, y) => Math.abs(x) + Math.abs(y) < 5.2 && Math.max(Math.abs(x), Math.abs(y)) < 4,
    ),
    ring(polygon(0, 0, 4.9, 8, 22.5), polygon(0, 0, 4.33, 8, 22.5), 'accent'),
    loop(polygon(0, 0, 4.33, 8, 22.5), { weight: 1.1 }),
    segment(-1, -0.5, -1, 0.5, { tone: 'spot', weight: 1.8 }),
    segment(1, -0.5, 1, 0.5, { tone: 'line', weight: 1.8 }),
    loop(box(0, 0, 12, 12), { weight: 0.6 }),
  ],
  shots: [
    { at: [1, 1], span: 9, turns: [-32, 24, 62] },
    { at: [3, 1], span: 6.4, turns: [-24, 40, 118] },
  ],
  tilts: [
    { at: [0, 0], span: 9, turns: [-32, 28, 62] },
    { at: [2, 1], span: 7, turns: [-48, 40] },
  ],
})

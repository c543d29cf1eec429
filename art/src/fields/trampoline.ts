import { box } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { hall } from './studio.ts'

// Meters. FIG trampoline norms: frame 5.05 by 2.91, bed 4.28 by 2.14, a box of 2.15 by 1.08 with a cross of 0.7.
export const trampoline = (): Scene => {
  const bed = (x: number): Shape[] => {
    const springs = Array.from({ length: 22 }, (_, index) => index - 10.5)
    return [
      area(box(x, 0, 5.6, 3.5), 'accent'),
      area(box(x, 0, 5.05, 2.91), 'zone'),
      ...springs.flatMap((step) =>
        [-1, 1].map((side) =>
          segment(x + step * 0.2, side * 1.07, x + step * 0.2, side * 1.42, { weight: 0.35 }),
        ),
      ),
      ...Array.from({ length: 11 }, (_, index) => index - 5).flatMap((step) =>
        [-1, 1].map((side) =>
          segment(x + side * 2.14, step * 0.2, x + side * 2.48, step * 0.2, { weight: 0.35 }),
        ),
      ),
      area(box(x, 0, 4.28, 2.14), 'field'),
      area(box(x, 0, 2.15, 1.08), 'stripe'),
      loop(box(x, 0, 2.15, 1.08), { tone: 'spot' }),
      loop(box(x, 0, 4.28, 2.14), { weight: 0.6 }),
      segment(x - 0.35, 0, x + 0.35, 0, { tone: 'spot' }),
      segment(x, -0.35, x, 0.35, { tone: 'spot' }),
      area(box(x - 4.3, 0, 2.6, 3), 'zone'),
      area(box(x + 4.3, 0, 2.6, 3), 'zone'),
    ]
  }
  return {
    ...hall,
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [14, 5.4], between: 'aisle' },
    ground: [...bed(0)],
    shots: [
      { at: [0.6, 0.2], span: 3.4, turns: [-32, 24, 62] },
      { at: [1.4, 0.6], span: 2.6, turns: [-24, 40, 118] },
      { at: [0, 0], span: 4.8, turns: [-40, 28] },
    ],
    tilts: [{ at: [0, 0], span: 3.6, turns: [-34, 38, 62] }],
  }
}

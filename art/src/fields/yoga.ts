import { box, rect, roundedBox } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, segment } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { hall } from './studio.ts'

/** Rows of mats, one half rolled up. */
export const yoga = (random: Random): Scene => {
  const tones: [Tone, Tone, Tone] = ['accent', 'zone', 'spot']
  const mats = Array.from({ length: 30 }, (_, index) => ({
    x: (index % 6) * 1.15 - 2.9,
    y: Math.floor(index / 6) * 2.3 - 4.6,
  }))
  return {
    ...hall,
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 16, 20), 'field'),
      ...Array.from({ length: 24 }, (_, index) => area(rect(-8, -10 + index * 0.8, 16, 0.4), 'stripe')),
      ...mats.flatMap(({ x, y }) => {
        const tone = random.pick(tones)
        const rolled = random.chance(0.3)
        return [
          area(roundedBox(x, rolled ? y + 0.3 : y, 0.66, rolled ? 1.2 : 1.83, 0.05), tone),
          ...(rolled
            ? [area(roundedBox(x, y - 0.34, 0.72, 0.2, 0.1), 'line')]
            : [segment(x - 0.33, y - 0.8, x + 0.33, y - 0.8, { weight: 0.5 })]),
        ]
      }),
    ],
    shots: [
      { at: [0, 0], span: 4.6, turns: [-28, 24, 62] },
      { at: [0.6, 0.8], span: 6, turns: [-40, 34] },
    ],
    tilts: [{ at: [0, 0], span: 5, turns: [-28, 32] }],
  }
}

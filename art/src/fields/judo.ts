import { box } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment } from '../shape.ts'
import { matScene, tatami } from './mat.ts'

// Meters. IJF competition area: 8 by 8 within a safety zone of 4, of tatami 2 by 1; marks 4 apart.
export const judo = (random: Random): Scene => {
  const contest = random.pick([8, 9, 10])
  return {
    ...matScene,
    complex: { pitch: [18, 18], between: 'aisle' },
    ground: [
      area(box(0, 0, 16, 16), 'zone'),
      area(box(0, 0, contest, contest), 'field'),
      ...tatami(8, 2, 1, 'stripe', (x, y) => Math.max(Math.abs(x), Math.abs(y)) < contest / 2),
      ...Array.from({ length: 15 }, (_, index) =>
        segment(-8, index - 7, 8, index - 7, { weight: 0.3, tone: 'rim', opacity: 0.35 }),
      ),
      ...Array.from({ length: 7 }, (_, index) =>
        segment(index * 2 - 6, -8, index * 2 - 6, 8, { weight: 0.3, tone: 'rim', opacity: 0.35 }),
      ),
      loop(box(0, 0, contest, contest), { weight: 1.5 }),
      segment(-2, -0.5, -2, 0.5, { tone: 'line', weight: 1.6 }),
      segment(2, -0.5, 2, 0.5, { tone: 'accent', weight: 1.6 }),
      loop(box(0, 0, 16, 16), { weight: 0.7 }),
    ],
    shots: [
      { at: [1, 0], span: 9, turns: [-32, 24, 62] },
      { at: [3.4, 3], span: 8, turns: [-24, 40, 118] },
      { at: [0, 1], span: 13, turns: [-44, 30] },
    ],
    tilts: [
      { at: [0, 0], span: 10, turns: [-32, 28, 62] },
      { at: [2, 2], span: 9, turns: [-48, 40] },
    ],
  }
}

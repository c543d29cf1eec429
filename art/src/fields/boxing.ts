import { post } from '../equipment.ts'
import { box, circle, rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { fence, ringScene } from './ring.ts'

// Meters. World Boxing technical rules: 6.1 inside the ropes, apron of 0.85, four ropes up to 1.3; red and blue
// corners across, white ones between.
export const boxing = (random: Random): Scene => {
  const half = 3.05
  const corners: [number, number, Tone][] = [
    [-half, -half, 'red'],
    [half, -half, 'chalk'],
    [half, half, 'blue'],
    [-half, half, 'chalk'],
  ]
  const emblem = random.range(0.9, 1.3)
  return {
    ...ringScene,
    ground: [
      area(box(0, 0, 7.8, 7.8), 'accent'),
      area(box(0, 0, 7.3, 7.3), 'zone'),
      area(box(0, 0, 6.1, 6.1), 'field'),
      ...[-1, 0, 1].map((row) => segment(-half, row * 1.5, half, row * 1.5, { weight: 0.4, opacity: 0.25 })),
      area(circle(0, 0, emblem), 'zone'),
      loop(circle(0, 0, emblem)),
      loop(circle(0, 0, emblem * 1.35), { weight: 0.5 }),
      segment(0, -emblem, 0, emblem, { weight: 0.6 }),
      ...corners.map(([x, y, tone]) => area(through(x, y, x * 0.66, y, x, y * 0.66), tone)),
    ],
    standing: [
      ...corners.flatMap(([x, y, tone]) => [
        ...post(x * 1.1, y * 1.1, 1.5, 0.1, 'ink'),
        ...post(x * 1.04, y * 1.04, 1.35, 0.13, tone),
      ]),
      ...fence(rect(-half, -half, half * 2, half * 2), 1.32, 4, 0.06, 'chalk'),
    ],
    shots: [
      { at: [1, 0.6], span: 5.4, turns: [-32, 24, 45] },
      { at: [2.2, 2], span: 4.2, turns: [-24, 40, 16] },
      { at: [0, 0], span: 8.4, turns: [-30, 30] },
    ],
    tilts: [
      { at: [0, 0], span: 7, turns: [-32, 28, 58] },
      { at: [1.6, 1.6], span: 5, turns: [-48, 38, 45] },
    ],
  }
}

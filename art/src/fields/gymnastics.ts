import { block } from '../equipment.ts'
import { box, dot, inSpace, polygon, rect, roundedBox } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, line, loop, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { hall, seams } from './studio.ts'

/** The path of a routine: a run, a flight and a landing. */
const pass = (from: Point, to: Point, turns: number): Shape[] => {
  const path = Array.from({ length: 80 }, (_, step): Point => {
    const t = step / 79
    const lift = Math.abs(Math.sin(t * Math.PI * turns)) * 1.5 * (t < 0.18 ? 0 : 1)
    return [from[0] + (to[0] - from[0]) * t + lift * 0.5, from[1] + (to[1] - from[1]) * t - lift]
  })
  return [
    ...dashedAlong(path, 0.5, 0.42, { tone: 'accent', weight: 0.9 }),
    area(dot(to[0], to[1], 0.32), 'spot'),
  ]
}

/** A foam pit. */
const pit = (random: Random, left: number, top: number, columns: number, rows: number): Shape[] => {
  const tones: [Tone, ...Tone[]] = ['accent', 'spot', 'line', 'zone']
  const cubes = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [left + (index % columns) * 0.62 + 0.3, top + Math.floor(index / columns) * 0.62 + 0.3]
    return area(polygon(x, y, 0.4, 4, random.range(0, 90)), random.pick(tones))
  })
  return [
    area(rect(left - 0.3, top - 0.3, columns * 0.62 + 0.6, rows * 0.62 + 0.6), 'stripe'),
    ...random.shuffled(cubes),
  ]
}

// Meters. FIG apparatus norms: floor 12 by 12 with a border of 1; beam 5 by 0.1 at 1.25 high; vault runway 25 by 1.
export const gymnastics = (random: Random): Scene => {
  const flip = random.chance(0.5) ? 1 : -1
  return {
    ...hall,
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 14, 14), 'zone'),
      area(box(0, 0, 12, 12), 'field'),
      ...seams(6, 6).map((shape) => ({ ...shape, tone: 'stripe' as const, opacity: 1, weight: 1 })),
      loop(box(0, 0, 12, 12), { weight: 1.5 }),
      ...pass([-5.2, 5.2 * flip], [5, -5 * flip], 3),
      area(rect(-13, 8.6, 26, 1.1), 'zone'),
      ...[-8, -4, 0, 4, 8].map((x) => segment(x, 8.6, x, 9.7, { weight: 0.5 })),
      area(roundedBox(10.4, -2, 4.6, 8, 0.2), 'accent'),
      ...pit(random, 8, 3, 9, 7),
      area(box(0, 12.2, 7.4, 3.2), 'stripe'),
    ],
    standing: [
      ...block(10.4, -2, 0.32, 5, 1.25, 'zone', 'line'),
      ...block(12.6, 9.15, 1.2, 1, 1.3, 'spot', 'line'),
      line(inSpace(-2.4, 12.2, 0, -2.4, 12.2, 2.8), { width: 0.14, tone: 'ink' }),
      line(inSpace(2.4, 12.2, 0, 2.4, 12.2, 2.8), { width: 0.14, tone: 'ink' }),
      line(inSpace(-2.4, 12.2, 2.8, 2.4, 12.2, 2.8), { width: 0.14, tone: 'line' }),
    ],
    shots: [
      { at: [4, 1], span: 14, turns: [-32, 24, 62] },
      { at: [8, 1.6], span: 10.5, turns: [-24, 40, 118] },
      { at: [6.4, 3.4], span: 12.5, turns: [-40, 28] },
    ],
    tilts: [
      { at: [5.6, 1], span: 13, turns: [-34, 38, 62] },
      { at: [9, 2], span: 9, turns: [-52, 60, 34] },
    ],
  }
}

import { arc, box, rect } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { bicycle } from './bicycle.ts'

// Meters. UCI BMX: an eight-gate start hill, straights of rollers and tables, and berms of 180 degrees.
export const bmx = (random: Random): Scene => {
  const spine: Point[] = [
    ...[-34, 28].map((x): Point => [x, -15]),
    ...arc(28, -7.5, 7.5, -90, 90),
    ...[24, -24].map((x): Point => [x, 0]),
    ...arc(-24, 7.5, 7.5, 270, 90),
    ...[-20, 34].map((x): Point => [x, 15]),
  ]
  const rollers = [
    [-22, -15],
    [-14, -15],
    [-9, -15],
    [2, -15],
    [12, -15],
    [16, 0],
    [8, 0],
    [3, 0],
    [-8, 0],
    [-16, 0],
    [-12, 15],
    [-4, 15],
    [6, 15],
    [11, 15],
    [20, 15],
  ] as const
  const tones: [Tone, ...Tone[]] = ['red', 'blue', 'spot', 'line']
  const riders = [
    [-18, -16.4],
    [-6, -13.6],
    [5, -15.4],
    [11, 1.2],
    [-2, -1],
  ] as const
  return {
    family: 'earth',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 140, 90), 'grass'),
      line(
        spine.map(([x, y]): Point => [x + 0.8, y + 1]),
        { width: 9.4, tone: 'accent' },
      ),
      line(spine, { width: 8.6, tone: 'field' }),
      line(arc(28, -7.5, 9.8, -90, 90), { width: 3.6, tone: 'zone' }),
      line(arc(-24, 7.5, 9.8, 270, 90), { width: 3.6, tone: 'zone' }),
      ...rollers.flatMap(([x, y], index): Shape[] => {
        const width = index % 3 === 1 ? 3.4 : 1.5
        return [
          area(rect(x - width / 2, y - 4.3, width / 2, 8.6), 'stripe'),
          area(rect(x, y - 4.3, width / 2, 8.6), 'zone'),
          segment(x, y - 4.3, x, y + 4.3, { weight: 0.6, opacity: 0.7 }),
        ]
      }),
      area(rect(-40, -19.3, 7, 8.6), 'line'),
      ...Array.from({ length: 7 }, (_, index) =>
        segment(-40, -18.1 + index * 1.05, -33, -18.1 + index * 1.05, { weight: 0.35, tone: 'accent' }),
      ),
      segment(-33, -19.3, -33, -10.7, { weight: 1, tone: 'red' }),
      ...Array.from({ length: 8 }, (_, index) =>
        area(rect(26 + (index % 2) * 0.9, 10.8 + index * 1.05, 0.9, 1.05), 'line'),
      ),
    ],
    standing: riders.flatMap(([x, y], index) =>
      bicycle(
        x,
        y,
        index < 3 ? 0 : 180,
        tones[index % tones.length] ?? 'line',
        1.9 + random.range(-0.1, 0.1),
      ),
    ),
    shots: [
      { at: [-6, -9], span: 24, turns: [-32, 28, 118] },
      { at: [22, -6], span: 26, turns: [-24, 40] },
      { at: [0, 0], span: 40, turns: [-20, 24] },
    ],
    tilts: [
      { at: [4, -10], span: 22, turns: [-60, 28, 64] },
      { at: [10, -4], span: 30, turns: [-30, 34] },
    ],
  }
}

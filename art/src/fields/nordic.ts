import { beside, spline, strip } from '../curves.ts'
import { rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { folds, pine, skier } from './snow.ts'

// Meters. FIS cross-country rules: two classic tracks 1.2 apart, their ruts 22 cm between, in a lane of 4 or more.
export const nordic = (random: Random): Scene => {
  const course = spline(through(-44, 10, -22, -6, -2, 4, 18, -7, 46, 5))
  const rut = (offset: number, tone: Tone) =>
    [-0.24, 0.24].map((half) => line(beside(course, offset + half), { width: 0.2, tone }))
  const forest = Array.from({ length: 70 }, () => ({
    x: random.range(-46, 46),
    y: random.range(-26, 26),
    radius: random.range(1, 1.9),
  })).filter(({ x, y, radius }) => course.every(([px, py]) => Math.hypot(px - x, py - y) > 5 + radius))
  const skiers = [0.36, 0.48, 0.6].map((part, index) => {
    const at = Math.floor(course.length * part)
    const [a, b] = [
      beside(course, index === 1 ? 1 : -1)[at] ?? [0, 0],
      beside(course, index === 1 ? 1 : -1)[at + 1] ?? [1, 0],
    ]
    return { at: a, heading: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI }
  })
  const tones: Tone[] = ['spot', 'blue', 'red']
  return {
    family: 'snow',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(rect(-70, -60, 140, 120), 'field'),
      ...folds(random, 100, 26),
      area(strip(course, 6.4), 'stripe'),
      ...rut(-1, 'deep'),
      ...rut(1, 'deep'),
      line(beside(course, 3.2), { weight: 0.5, tone: 'zone' }),
      line(beside(course, -3.2), { weight: 0.5, tone: 'zone' }),
    ],
    standing: [
      ...forest.flatMap(({ x, y, radius }) => pine(x, y, radius)),
      ...skiers.flatMap(({ at, heading }, index) =>
        skier(at[0], at[1], heading, tones[index] ?? 'spot', 1.5),
      ),
    ],
    shots: [
      { at: [0, 0], span: 18, turns: [-24, 34, 62] },
      { at: [2, 0], span: 26, turns: [-40, 28] },
    ],
    tilts: [
      { at: [0, 0], span: 15, turns: [-58, 64, 34] },
      { at: [2, 0], span: 22, turns: [-30, 112] },
    ],
  }
}

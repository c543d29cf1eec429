import { beside, spline, strip } from '../curves.ts'
import { rect, through, turned } from '../geometry.ts'
import { tree } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, line } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { bicycle } from './bicycle.ts'
import { runnerTones } from './runner.ts'

// Meters. A road of two 3.5 lanes; riders in an echelon against a wind from the side.
export const roadCycling = (random: Random): Scene => {
  const road = spline(through(-46, 14, -20, -3, 4, -2, 26, 6, 52, -8))
  const normal = beside(road, 0)
  const at = (part: number, aside: number) => {
    const lane = beside(road, aside)
    const index = Math.floor(lane.length * part)
    const [a, b] = [lane[index] ?? [0, 0], lane[index + 1] ?? [1, 0]]
    return { x: a[0], y: a[1], heading: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI }
  }
  const riders = Array.from({ length: 15 }, (_, index) => ({
    ...at(0.66 - index * 0.0195, ((index * 1.3) % 4.8) - 2.4),
    shirt: random.pick(runnerTones),
  }))
  const fields = Array.from({ length: 8 }, (_, index): Shape => {
    const x = -50 + index * 14
    return area(turned(rect(x, -40, 9, 80), 18 + index * 3, x, 0), index % 2 ? 'red' : 'accent', {
      opacity: 0.22,
    })
  })
  const trees = Array.from({ length: 34 }, () => ({
    x: random.range(-40, 44),
    y: random.range(-24, 24),
    radius: random.range(0.9, 1.8),
  })).filter(({ x, y, radius }) => normal.every(([px, py]) => Math.hypot(px - x, py - y) > 5.4 + radius))
  return {
    family: 'street',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(rect(-90, -70, 180, 140), 'rim'),
      ...fields,
      area(strip(road, 9.6), 'zone'),
      area(strip(road, 8), 'field'),
      ...dashedAlong(road, 2.2, 1.8, { weight: 0.7 }),
      line(beside(road, 3.6), { weight: 0.6 }),
      line(beside(road, -3.6), { weight: 0.6 }),
    ],
    standing: [
      ...trees.flatMap(({ x, y, radius }) => tree(x, y, radius, 'grass')),
      ...riders.flatMap(({ x, y, heading, shirt }) => bicycle(x, y, heading, shirt, 1.25)),
    ],
    shots: [
      { at: [8, 0], span: 11, turns: [-32, 28, 118] },
      { at: [4, 1], span: 16, turns: [-24, 40, 62] },
      { at: [10, 1], span: 8, turns: [-48, 20] },
    ],
    tilts: [
      { at: [9, 1], span: 9, turns: [58, 122, 36] },
      { at: [5, 0], span: 14, turns: [74, 106, -30] },
    ],
  }
}

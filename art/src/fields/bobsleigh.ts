import { spline, strip } from '../curves.ts'
import { dot, polar, polygon, rect, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line, segment, solid, standingAt } from '../shape.ts'
import { above, folds, pine } from './snow.ts'

// Meters. Ice track of a bobsleigh run: a trough 1.4 wide with banked curves and a start of 15.
export const bobsleigh = (random: Random): Scene => {
  const run = spline(through(-40, -16, -20, -14, -6, -2, -14, 12, 2, 18, 14, 6, 10, -10, 26, -16, 44, -4))
  const forest = Array.from({ length: 80 }, () => ({
    x: random.range(-42, 42),
    y: random.range(-28, 28),
    radius: random.range(0.9, 1.7),
  })).filter(({ x, y, radius }) => run.every(([px, py]) => Math.hypot(px - x, py - y) > 4.4 + radius))
  const sledAt = Math.floor(run.length * 0.52)
  const [a, b] = [run[sledAt] ?? [0, 0], run[sledAt + 1] ?? [1, 0]]
  const heading = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  return {
    family: 'snow',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(rect(-70, -60, 140, 120), 'field'),
      ...folds(random, 100, 28),
      area(
        strip(
          run.map(([x, y]): Point => [x + 0.8, y + 1]),
          5.4,
        ),
        'deep',
      ),
      area(strip(run, 5.4), 'accent'),
      area(strip(run, 4.2), 'zone'),
      area(strip(run, 2.6), 'stripe'),
      line(run, { weight: 0.4, tone: 'deep' }),
      segment(-32, -19, -32, -12, { tone: 'red', weight: 0.8 }),
    ],
    standing: [
      ...forest.flatMap(({ x, y, radius }) => pine(x, y, radius)),
      ...standingAt(a[0], a[1], [
        solid(turned(polygon(a[0], a[1], 1, 6), heading, a[0], a[1]), 0.8),
        area(
          turned(dot(0, 0, 1.7, 0.62), heading).map(([x, y]): Point => [x + a[0], y + a[1], 0.3]),
          'red',
        ),
        ...[-0.7, 0, 0.7].map((along) =>
          facing(above(polar(a[0], a[1], along, heading), 0.6), disc(0.3), 'blue'),
        ),
      ]),
    ],
    shots: [
      { at: [0, 6], span: 24, turns: [-24, 34, 118] },
      { at: [6, 0], span: 32, turns: [-40, 28] },
    ],
    tilts: [{ at: [2, 6], span: 26, turns: [-30, 34, 112] }],
  }
}

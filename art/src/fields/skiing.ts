import { beside, spline } from '../curves.ts'
import { inSpace, rect } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { folds, pine, skier } from './snow.ts'

/** A gate across the fall line: two poles and a panel. */
const gate = (x: number, y: number, width: number, tone: Tone): Standing[] => [
  ...[-1, 1].flatMap((side): Standing[] => [
    line(inSpace(x, y + side * width, 0, x, y + side * width, 1.8), { width: 0.16, tone }),
    facing([x, y + side * width, 0], disc(0.13), tone),
  ]),
  area(inSpace(x, y - width, 0.6, x, y + width, 0.6, x, y + width, 1.6, x, y - width, 1.6), tone),
  line(inSpace(x, y - width, 1.5, x, y + width, 1.5), { width: 0.42, tone }),
]

// Meters. FIS international competition rules 801 and 901: slalom gates 4 to 6 wide and 6 to 13 apart, red and
// blue in turn; poles 1.8 above the snow.
export const skiing = (random: Random): Scene => {
  const gates = Array.from({ length: 9 }, (_, index): Point => [
    (index - 4) * 8.5,
    (index % 2 ? 1 : -1) * random.range(2.4, 4),
  ])
  const path = spline(gates.map(([x, y]): Point => [x, y * 0.8]))
  const forest = [-1, 1].flatMap((side) =>
    Array.from({ length: 34 }, (_, index) => ({
      x: (index - 17) * 2.9 + random.range(-1.2, 1.2),
      y: side * random.range(12, 24),
      radius: random.range(1, 1.9),
    })),
  )
  const at = gates[random.int(3, 5)] ?? [0, 0]
  return {
    family: 'snow',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(rect(-70, -60, 140, 120), 'field'),
      ...folds(random, 100, 26),
      line(path, { width: 2.6, tone: 'stripe' }),
      line(beside(path, 0.55), { weight: 0.9, tone: 'deep' }),
      line(beside(path, -0.55), { weight: 0.9, tone: 'deep' }),
      line(beside(path, 1.3), { weight: 0.5, tone: 'zone' }),
    ],
    standing: [
      ...gates.flatMap(([x, y], index) => gate(x, y * 1.45, 1.15, index % 2 ? 'blue' : 'red')),
      ...forest.flatMap(({ x, y, radius }) => pine(x, y, radius)),
      ...skier(at[0] - 2.6, at[1] * 0.4, at[1] > 0 ? 28 : -28, 'spot', 1.7),
    ],
    shots: [
      { at: [0, 0], span: 19, turns: [62, 118, 34] },
      { at: [4, 3], span: 25, turns: [50, 128, -40] },
      { at: [-6, -2], span: 15, turns: [70, 28] },
    ],
    tilts: [
      { at: [0, 0], span: 17, turns: [90, 74, 108, 40] },
      { at: [4, 4], span: 22, turns: [60, 124] },
    ],
  }
}

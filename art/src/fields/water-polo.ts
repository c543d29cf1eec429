import { goal } from '../equipment.ts'
import { box, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, loop } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { ripples } from '../textures.ts'
import { rope } from './pool.ts'

// Meters. World Aquatics water polo rules: 30 by 20 with goals of 3 by 0.9; goal lines white, 2 m lines red,
// 5 and 6 m lines yellow, drawn here as rope between the sides.
export const waterPolo = (random: Random): Scene => ({
  family: 'water',
  light: 'windows',
  modes: ['tilt', 'swap'],
  ball: 'volleyball',
  ground: [
    area(box(0, 0, 37, 25), 'line'),
    area(box(0, 0, 35, 23), 'field'),
    ...ripples([-17, -11, 34, 22], 2.6, 100, random),
    ...bothEnds([
      area(rect(13, -7, 2, 14), 'zone'),
      loop(rect(13, -7, 2, 14), { tone: 'red', weight: 0.8 }),
      ...rope(-10, 10, 0, ['line', 'line'], 'line').map((shape): Shape => ({
        ...shape,
        points: shape.points.map(([x, y]): [number, number] => [15 + y, x]),
      })),
      across(9, 10, { tone: 'accent', weight: 0.8 }),
      across(10, 10, { tone: 'accent', weight: 0.5 }),
    ]),
    ...rope(-15, 15, -10, ['line', 'spot'], 'accent'),
    ...rope(-15, 15, 10, ['line', 'spot'], 'accent'),
    across(0, 10, { weight: 0.8 }),
  ],
  standing: bothEnds(goal(15.2, { half: 1.5, height: 0.9, depth: 1, post: 0.16 })),
  shots: [
    { at: [11, 1], span: 13, turns: [-32, 28, 116] },
    { at: [9, 5], span: 15, turns: [-50, 36] },
    { at: [3, 0], span: 20, turns: [-26, 60] },
  ],
  tilts: [
    { at: [11.5, 0], span: 10, turns: [-62, 64, -118] },
    { at: [8, 1], span: 15, turns: [-34, 38] },
  ],
})

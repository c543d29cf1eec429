import { arc, polar } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { line, loop } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { dasherBoards, ice, sheet } from './rink.ts'
import { runner } from './runner.ts'

/** Compulsory figures and the loops of a jump landing. */
const figures = (random: Random): Shape[] => {
  const radius = random.range(13, 17)
  const eight = [...arc(-radius, 0, radius, 0, 360), ...arc(radius, 0, radius, 180, 540)]
  const rosette = Array.from({ length: 361 }, (_, degree): Point => {
    const [x, y] = polar(0, 0, 9 * (1 + 0.42 * Math.cos((degree * 5 * Math.PI) / 180)), degree)
    return [x + 58, y - 12]
  })
  const serpentine = Array.from({ length: 60 }, (_, step): Point => [
    -88 + step * 2.6,
    24 + 11 * Math.sin(step / 5),
  ])
  return [
    line(eight, { tone: 'blue', weight: 1.2 }),
    line(
      eight.map(([x, y]): Point => [x * 1.07, y * 1.07]),
      { tone: 'blue', weight: 0.7 },
    ),
    line(
      eight.map(([x, y]): Point => [x * 0.9, y * 0.9]),
      { tone: 'red', weight: 0.8 },
    ),
    ...[0.72, 1.18].map((part) =>
      loop(
        rosette.map(([x, y]): Point => [58 + (x - 58) * part, (y + 12) * part - 12]),
        { tone: 'blue', weight: 0.6 },
      ),
    ),
    loop(rosette, { tone: 'red', weight: 1.1 }),
    line(serpentine, { tone: 'blue', weight: 1 }),
    line(arc(-58, -14, 20, 20, 330), { tone: 'red', weight: 1 }),
    line(arc(-58, -14, 15, 60, 380), { tone: 'blue', weight: 0.8 }),
    line(arc(-58, -14, 10, 120, 430), { tone: 'red', weight: 0.7 }),
  ]
}

// Feet. ISU rule 342 allows 60 by 30 m; most American rinks are 200 by 85.
export const figureSkating = (random: Random): Scene => ({
  ...ice,
  modes: ['tilt', 'swap'],
  ground: [...sheet(random, 60), ...figures(random), ...dasherBoards()],
  standing: [
    ...runner(22, 15, 5, 130, 'red'),
    ...runner(46, 2, 5, -40, 'blue'),
    ...runner(-44, 2, 5, 60, 'red'),
  ],
  shots: [
    { at: [0, 0], span: 46, turns: [-32, 24, 70] },
    { at: [52, -8], span: 44, turns: [-40, 28] },
    { at: [-50, -4], span: 52, turns: [20, -46, 120] },
    { at: [14, 8], span: 66, turns: [-18, 36] },
  ],
  tilts: [
    { at: [0, 0], span: 42, turns: [-30, 34, 70] },
    { at: [54, -10], span: 38, turns: [-40, 28] },
  ],
})

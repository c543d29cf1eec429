import { box, circle, dot } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { person } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop } from '../shape.ts'
import { hall, seams } from './studio.ts'

/** The ribbon is 6 m of satin on a stick of half a meter (FIG rhythmic apparatus norms). */
export const rhythmic = (random: Random): Scene => {
  const center: Point = [random.range(-1, 1), random.range(-1, 1)]
  const spiral = Array.from({ length: 150 }, (_, step): Point => {
    const t = step / 149
    const angle = t * Math.PI * 8
    const radius = 0.35 + t * 0.75
    return [
      center[0] - 3.4 + t * 6.4 + radius * Math.cos(angle),
      center[1] + 1.4 - t * 2.2 + radius * Math.sin(angle),
    ]
  })
  return {
    ...hall,
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 14, 14), 'zone'),
      area(box(0, 0, 13, 13), 'field'),
      ...seams(6.5, 7).map((shape) => ({ ...shape, tone: 'stripe' as const, opacity: 1, weight: 1 })),
      loop(box(0, 0, 13, 13), { weight: 1.3 }),
      loop(circle(3.4, 3.2, 0.42), { weight: 1.3, tone: 'spot' }),
      area(dot(-3.6, -3, 0.34), 'spot'),
    ],
    standing: [
      line(
        spiral.map(([x, y], index): Point => [x, y, 0.4 + index * 0.004]),
        { width: 0.16, tone: 'accent' },
      ),
      ...person(center[0] + 3.5, center[1] - 1.1, 1.6, 40, 'spot', 'line'),
    ],
    shots: [
      { at: [0, 0], span: 7.4, turns: [-32, 24, 150] },
      { at: [0.8, 1], span: 10, turns: [-24, 40] },
    ],
    tilts: [{ at: [0, 0.4], span: 7.4, turns: [-28, 24, 150] }],
  }
}

import { spline } from '../curves.ts'
import { box, circle, inSpace, raised, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, segment } from '../shape.ts'
import type { Standing } from '../shape.ts'

/** Illuminated gates in a dark hall, for drones and robots. */
export const drones = (random: Random): Scene => {
  const course = spline(through(-14, 4, -6, -4, 2, 3, 9, -3, 15, 4))
  const gates = [0.12, 0.34, 0.56, 0.78].map((part) => {
    const index = Math.floor(course.length * part)
    const [a, b] = [course[index] ?? [0, 0], course[index + 1] ?? [1, 0]]
    return { at: a, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
  })
  return {
    family: 'screen',
    light: 'stage',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 40, 20), 'field'),
      ...Array.from({ length: 20 }, (_, index) =>
        segment(-20 + index * 2, -10, -20 + index * 2, 10, { weight: 0.35, tone: 'stripe' }),
      ),
      ...Array.from({ length: 10 }, (_, index) =>
        segment(-20, -10 + index * 2, 20, -10 + index * 2, { weight: 0.35, tone: 'stripe' }),
      ),
      line(course, { width: 1.7, tone: 'zone' }),
      line(course, { weight: 0.7, tone: 'deep' }),
    ],
    standing: gates.flatMap(({ at, angle }, index): Standing[] => {
      const [nx, ny] = [-Math.sin(angle) * 1.5, Math.cos(angle) * 1.5]
      const tone = index % 2 ? 'spot' : 'accent'
      const gate: Point[] = inSpace(
        at[0] - nx,
        at[1] - ny,
        0,
        at[0] - nx,
        at[1] - ny,
        2.6,
        at[0] + nx,
        at[1] + ny,
        2.6,
        at[0] + nx,
        at[1] + ny,
        0,
      )
      const quad = random.range(-0.6, 0.6)
      return [
        line(gate, { width: 0.3, tone }),
        ...[-0.5, 0.5].flatMap((dx) =>
          [-0.5, 0.5].map((dy) =>
            area(raised(circle(at[0] + 1.6 + dx, at[1] + quad + dy, 0.3), 1.5), 'line', { opacity: 0.75 }),
          ),
        ),
        line(inSpace(at[0] + 1.1, at[1] + quad - 0.5, 1.5, at[0] + 2.1, at[1] + quad + 0.5, 1.5), {
          width: 0.16,
          tone: 'rim',
        }),
        line(inSpace(at[0] + 1.1, at[1] + quad + 0.5, 1.5, at[0] + 2.1, at[1] + quad - 0.5, 1.5), {
          width: 0.16,
          tone: 'rim',
        }),
      ]
    }),
    shots: [
      { at: [0, 0], span: 10, turns: [-32, 24, 62] },
      { at: [4, 0], span: 7, turns: [-24, 34] },
    ],
    tilts: [{ at: [0, 0], span: 9, turns: [-32, 28, 62] }],
  }
}

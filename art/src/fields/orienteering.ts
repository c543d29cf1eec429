import { blob, spline, wobble } from '../curves.ts'
import { box, circle, polygon, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, line, loop, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { contours, hills } from './hills.ts'

// A printed course (ISOM 2017): a triangle at the start, numbered circles of 5 to 6 mm, a double circle at the finish.
export const orienteering = (random: Random): Scene => {
  const controls: Point[] = through(-22, 12, -9, 2, -14, -12, 4, -8, 12, 3, 20, -9, 26, 6)
  const legs = controls.slice(1).map((to, index): Shape => {
    const from = controls[index] ?? to
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    return segment(from[0] + ux * 2, from[1] + uy * 2, to[0] - ux * 2, to[1] - uy * 2, {
      weight: 1.1,
      tone: 'spot',
    })
  })
  return {
    family: 'links',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 120, 90), 'field'),
      ...hills(random).flatMap((hill) => contours(hill, 9, true)),
      area(blob(5, 16, 5, wobble(random, 7, 0.25), 10, 1.8), 'deep'),
      line(spline(through(-60, -22, -24, -20, 0, -17, 8, -2, 26, 14, 60, 20)), {
        weight: 0.8,
        tone: 'accent',
      }),
      ...dashedAlong(spline(through(-40, 24, -12, 14, 2, 8, 22, -14, 48, -20)), 1.1, 0.8, {
        weight: 0.55,
        tone: 'accent',
      }),
      ...legs,
      ...controls.slice(1).map(([x, y]) => loop(circle(x, y, 2), { weight: 1.1, tone: 'spot' })),
      loop(circle(26, 6, 1.35), { weight: 1.1, tone: 'spot' }),
      loop(polygon(-22, 12, 2.3, 3, -40), { weight: 1.1, tone: 'spot' }),
      ...controls
        .slice(1, -1)
        .flatMap(([x, y], index) => lettering(String(index + 1), [x + 3.2, y - 2.2], 2.4, { tone: 'spot' })),
    ],
    shots: [
      { at: [0, -3], span: 24, turns: [-28, 22, 10] },
      { at: [8, -2], span: 31, turns: [-16, 34] },
      { at: [-10, -2], span: 20, turns: [20, -36] },
    ],
    tilts: [{ at: [2, -3], span: 26, turns: [-28, 24, 64] }],
  }
}

import { strip } from '../curves.ts'
import { box, dot, rect } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { tree } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area } from '../shape.ts'
import { bicycle } from './bicycle.ts'
import { contours, hills } from './hills.ts'
import { courseThrough, openGround } from './trail.ts'

/** A singletrack with roots, rocks, boards and three riders. */
export const mountainBiking = (random: Random): Scene => {
  const course = courseThrough(random)
  const open = openGround(course, 4.6)
  const places = Array.from({ length: 120 }, (): Point => [random.range(-42, 42), random.range(-30, 30)])
  const riders = [0.36, 0.47, 0.6].flatMap((part, index) => {
    const at = Math.floor(course.length * part)
    const [a, b] = [course[at], course[at + 1]]
    if (!a || !b) return []
    return bicycle(
      a[0],
      a[1],
      (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
      (['red', 'spot', 'line'] as const)[index] ?? 'red',
      2.2,
    )
  })
  return {
    family: 'earth',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 160, 120), 'grass'),
      ...hills(random).flatMap((hill) => contours(hill, 6, false)),
      area(
        strip(course, (t) => 3.6 + Math.sin(t * 40) * 0.4),
        'accent',
      ),
      area(
        strip(course, (t) => 2.7 + Math.sin(t * 37) * 0.4),
        'field',
      ),
      ...course
        .filter((_, index) => index % 6 === 0 && index > 30 && index < 46)
        .map(([x, y]) => area(dot(x, y, 0.5, 0.36), 'zone')),
      ...[0, 1, 2, 3, 4, 5, 6].map((plank) =>
        area(rect(24 + plank * 1.1, -6.6 + plank * 0.04, 0.8, 4), 'zone'),
      ),
    ],
    standing: [
      ...places
        .filter(([x, y]) => open(x, y))
        .flatMap(([x, y]) => tree(x, y, random.range(1.2, 2.5), 'deep')),
      ...riders,
    ],
    shots: [
      { at: [-5, -6], span: 22, turns: [-28, 22, 118] },
      { at: [2, -12], span: 27, turns: [-16, 34] },
      { at: [-6, 2], span: 17, turns: [20, -36] },
    ],
    tilts: [
      { at: [-5, -6], span: 19, turns: [-58, 34, 118] },
      { at: [4, -12], span: 24, turns: [-30, 64] },
    ],
  }
}

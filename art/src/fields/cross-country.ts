import { beside, strip } from '../curves.ts'
import { flag } from '../equipment.ts'
import { box } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { tree } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, line } from '../shape.ts'
import { contours, hills } from './hills.ts'
import { courseThrough, openGround } from './trail.ts'

// A championship course leads over open ground, 5 m wide or more, between flags and rope (NFHS rule 9, USATF rule 251).
export const crossCountry = (random: Random): Scene => {
  const course = courseThrough(random)
  const open = openGround(course, 6.4)
  const places = Array.from({ length: 120 }, (): Point => [random.range(-42, 42), random.range(-30, 30)])
  const flags = [10, 18, 26, 34, 42, 50, 58, 66, 74].flatMap((index) => {
    const [left, right] = [beside(course, -4.2)[index], beside(course, 4.2)[index]]
    return [
      ...(left ? flag(left[0], left[1], 2.6, 1.7, 'spot', 'line') : []),
      ...(right ? flag(right[0], right[1], 2.6, 1.7, 'line', 'line') : []),
    ]
  })
  return {
    family: 'links',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 160, 120), 'grass'),
      ...hills(random).flatMap((hill) => contours(hill, 5, true).filter((shape) => shape.kind === 'area')),
      area(strip(course, 8.4), 'zone'),
      area(strip(course, 5), 'field'),
      ...dashedAlong(course, 1.6, 1.6, { weight: 0.8 }),
      line(beside(course, 4.2), { weight: 0.45 }),
      line(beside(course, -4.2), { weight: 0.45 }),
    ],
    standing: [
      ...places
        .filter(([x, y]) => open(x, y))
        .flatMap(([x, y]) => tree(x, y, random.range(1.1, 2.2), 'accent')),
      ...flags,
    ],
    shots: [
      { at: [-4, 0], span: 26, turns: [-28, 22, 118] },
      { at: [4, -10], span: 32, turns: [-16, 34] },
      { at: [18, -6], span: 24, turns: [20, -36] },
    ],
    tilts: [
      { at: [-4, 0], span: 24, turns: [-58, 34, 118] },
      { at: [8, -10], span: 30, turns: [-30, 64] },
    ],
  }
}

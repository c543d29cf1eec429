import { blob, wobble } from '../curves.ts'
import { box, polar, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { tree } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment } from '../shape.ts'

/** Bunkers of tires and inflated cylinders on a field of 150 by 120 ft (NXL). */
export const paintball = (random: Random): Scene => {
  const bunkers: Point[] = through(0, 0, 14, 12, 24, -14, 38, 6, 50, -18, 52, 18, 30, 22, 12, -24, 62, 0)
  const splats = Array.from({ length: 22 }, () => {
    const [x, y] = polar(0, 0, random.range(6, 60), random.range(0, 360))
    return area(
      blob(x, y * 0.7, random.range(0.7, 1.7), wobble(random, 9, 0.4)),
      random.chance(0.5) ? 'spot' : 'line',
      { opacity: 0.9 },
    )
  })
  const both = bunkers.flatMap(([x, y]): Point[] => (x ? through(x, y, -x, -y) : [[x, y]]))
  return {
    family: 'links',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 150, 120), 'field'),
      ...Array.from({ length: 8 }, (_, index) => area(rect(-75 + index * 20, -60, 10, 120), 'stripe')),
      ...splats,
      segment(0, -60, 0, 60),
      loop(box(0, 0, 150, 100), { weight: 1.4 }),
    ],
    standing: both.flatMap(([x, y], index) =>
      index % 3 === 0
        ? tree(x, y, 4.4, 'sand')
        : [...tree(x, y, 3.2, 'spot'), ...tree(x + 5, y + 2, 3, 'sand')],
    ),
    shots: [
      { at: [8, 2], span: 56, turns: [-28, 22, 118] },
      { at: [24, 0], span: 44, turns: [-16, 34] },
    ],
    tilts: [{ at: [8, 0], span: 50, turns: [-58, 34, 118] }],
  }
}

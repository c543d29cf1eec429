import { arc, box, circle, inSpace, polar } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { person } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, dashedAlong, line, loop, ring, segment } from '../shape.ts'
import { mown } from '../textures.ts'

// Yards. MCC laws 6 to 8 and ICC playing conditions: creases 22 apart, popping crease 4 ft before the wicket,
// pitch 10 ft wide, fielding circle of 30, boundary up to 75; stumps 28 in high.
export const cricket = (random: Random): Scene => {
  const boundary = random.range(66, 75)
  const stumps = [-0.125, 0, 0.125].flatMap((y) => [
    line(inSpace(11, y, 0, 11, y, 0.8), { width: 0.06, tone: 'spot' }),
    area(
      circle(11, y, 0.06).map(([px, py]): Point => [px, py, 0.8]),
      'spot',
    ),
  ])
  const fielding: Point[] = [...arc(11, 0, 30, -90, 90), ...arc(-11, 0, 30, 90, 270), [11, -30]]
  const fielders = [20, 65, 118, 160, 205, 248, 290, 332].map((angle, index) =>
    polar(
      0,
      0,
      (index % 3 === 0 ? 22 : index % 3 === 1 ? 38 : 54) + random.range(-4, 4),
      angle + random.range(-14, 14),
    ),
  )
  return {
    family: 'turf',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ball: 'cricket',
    ground: [
      area(circle(0, 0, boundary + 7), 'stripe'),
      area(circle(0, 0, boundary), 'field'),
      ...Array.from({ length: 5 }, (_, index) =>
        ring(circle(0, 0, 22 + index * 10), circle(0, 0, 17 + index * 10), 'stripe'),
      ),
      loop(circle(0, 0, boundary), { weight: 1.6 }),
      ...dashedAlong(fielding, 2.6, 2.6, { weight: 0.7 }),
      ...mown([-16, -7, 32, 14], 8),
      area(box(0, 0, 24.6, 3.34), 'accent', { opacity: 0.35 }),
      area(box(0, 0, 24.6, 3.34), 'sand'),
      ...bothEnds([
        across(11, 1.46, { width: 0.09, tone: 'zone' }),
        across(9.67, 2, { width: 0.09, tone: 'zone' }),
        ...[-1.46, 1.46].map((y) => segment(9.67, y, 12.3, y, { width: 0.09, tone: 'zone' })),
      ]),
    ],
    standing: [
      ...bothEnds(stumps),
      ...fielders.flatMap(([x, y]) => person(x, y, 1.5, random.range(0, 180), 'line', 'accent')),
      ...[9.2, -9.2].flatMap((x) => person(x, 0.9, 1.2, 90, 'line', 'spot')),
    ],
    shots: [
      { at: [0, 0], span: 92, turns: [-34, 28, 62] },
      { at: [6, 2], span: 30, turns: [-40, 34, 118] },
      { at: [26, 14], span: 84, turns: [-24, 48] },
      { at: [10.4, 0], span: 7, turns: [-32, 40] },
    ],
    tilts: [
      { at: [4, 0], span: 26, turns: [-62, 58, -34] },
      { at: [10, 0], span: 5.6, turns: [-64, 60, -118] },
      { at: [10, 4], span: 76, turns: [-34, 40] },
    ],
  }
}

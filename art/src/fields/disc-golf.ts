import { spline } from '../curves.ts'
import { circle, inSpace, polar, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, disc, facing, line, loop, solid, standingAt } from '../shape.ts'
import { fairway, woods } from './fairway.ts'

// Feet. PDGA: a target 27 in across with 24 or more chains; putts are throws from within 10 m (33 ft).
export const discGolf = (random: Random): Scene => {
  const chains = Array.from({ length: 16 }, (_, index) => index * 22.5)
  const size = 2.2
  const spine = spline(through(-150, 18, -90, random.range(-16, 16), -40, random.range(-12, 26), 0, 0))
  return {
    family: 'links',
    light: 'sun',
    modes: ['tilt'],
    ball: 'disc',
    ground: [
      ...fairway([...spine, [30, -6]], () => 48),
      area(circle(0, 0, 33), 'stripe'),
      area(circle(0, 0, 20), 'field'),
      ...dashedAlong(circle(0, 0, 33), 2.6, 2.4, { weight: 0.8 }),
      area(circle(0, 0, 7), 'sand'),
      ...dashedAlong(spline(through(-150, 18, -80, -22, -26, -18, -1, -1)), 4, 3, { weight: 0.6 }),
      area(rect(-158, 12, 12, 6), 'rim'),
    ],
    standing: [
      ...standingAt(0, 0, [
        solid(circle(0, 0, size * 1.1), 4.6),
        line(inSpace(0, 0, 0, 0, 0, 5.4), { width: 0.5, tone: 'ink' }),
        area(
          circle(0, 0, size * 1.25).map(([x, y]): Point => [x, y, 2.2]),
          'ink',
          { opacity: 0.75 },
        ),
        loop(
          circle(0, 0, size * 1.25).map(([x, y]): Point => [x, y, 2.2]),
          { width: 0.42, tone: 'chalk' },
        ),
        ...chains.map((angle) => {
          const [ox, oy] = polar(0, 0, size * 1.1, angle)
          const [ix, iy] = polar(0, 0, size * 0.3, angle)
          return line(inSpace(ox, oy, 5, ix, iy, 2.6), { width: 0.13, tone: 'chalk' })
        }),
        loop(
          circle(0, 0, size * 1.1).map(([x, y]): Point => [x, y, 5.2]),
          { width: 0.55, tone: 'spot' },
        ),
        facing([0, 0, 5.3], disc(0.5), 'spot'),
      ]),
      ...woods(random, spine, 36, 80, 40, 9),
    ],
    shots: [
      { at: [-1, 0.6], span: 15, turns: [-32, 26, 118] },
      { at: [-12, 2], span: 62, turns: [-24, 40, 64] },
      { at: [-30, 0], span: 96, turns: [-34, 28] },
    ],
    tilts: [
      { at: [-2, 0], span: 16, turns: [-60, -118, 30] },
      { at: [-14, 0], span: 56, turns: [-78, -100, -40] },
    ],
  }
}

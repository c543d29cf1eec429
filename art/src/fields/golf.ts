import { blob, spline, strip, wobble } from '../curves.ts'
import { flag } from '../equipment.ts'
import { dot, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { sphere, tree } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, loop } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { fairway, woods } from './fairway.ts'

// Yards. A par four of about 380 with a 26 yd fairway and a green of about 30; the hole is 4.25 in wide (USGA),
// the flagstick 7 ft; both are drawn several times their size.
export const golf = (random: Random): Scene => {
  const bend = random.range(26, 44) * (random.chance(0.5) ? 1 : -1)
  const spine = spline(through(-96, 0, -40, bend * 0.35, 20, bend, 78, bend * 0.6, 112, 0))
  const green: Point = [132, -bend * 0.34]
  const shape = wobble(random, 7, 0.16)
  const bunker = (x: number, y: number, radius: number, turn: number): Shape[] => {
    const radii = wobble(random, 6, 0.3)
    return [
      area(blob(x + 0.7, y + 0.9, radius * 1.12, radii, turn, 1.4), 'grass'),
      area(blob(x, y, radius, radii, turn, 1.4), 'sand'),
    ]
  }
  const hole: Point = [green[0] + random.range(-4, 5), green[1] + random.range(-5, 5)]
  const lake: Point = [86, -bend * 1.5]
  const shore = wobble(random, 8, 0.2)
  const water = (radius: number) => blob(lake[0], lake[1], radius, shore, 20, 1.6)
  return {
    family: 'links',
    light: 'sun',
    modes: ['tilt'],
    ball: 'golf',
    ground: [
      area(
        strip(spine, (t) => 50 + 16 * Math.sin(t * Math.PI)),
        'grass',
      ),
      area(blob(green[0], green[1], 29, shape, 0, 1.1), 'grass'),
      ...fairway(spine, (t) => 25 + 9 * Math.sin(t * Math.PI * 1.4 + 0.6)),
      area(water(27), 'sand'),
      area(water(25), 'deep'),
      ...[0.78, 0.52].map((part) => loop(water(25 * part), { weight: 0.5, opacity: 0.35 })),
      area(blob(green[0], green[1], 20, shape, 0, 1.15), 'field'),
      area(blob(green[0], green[1], 17, shape, 0, 1.15), 'zone'),
      ...bunker(green[0] - 21, green[1] + 15, 6.4, 30),
      ...bunker(green[0] + 6, green[1] - 23, 7, -12),
      ...bunker(green[0] + 23, green[1] + 9, 5, 80),
      ...bunker(30, bend * 1.05 - Math.sign(bend) * 24, 7.4, 15),
      ...bunker(56, bend * 0.8 + Math.sign(bend) * 21, 5.4, -30),
      area(dot(hole[0], hole[1], 0.75), 'ink'),
      ...dashedAlong(spline([[-60, bend * 0.2], [24, bend * 0.72], hole]), 4, 3, {
        weight: 0.55,
        opacity: 0.85,
      }),
      area(rect(-112, -6, 14, 12), 'zone'),
    ],
    standing: [
      ...flag(hole[0], hole[1], 9, 4.4),
      ...sphere(hole[0] - 7, hole[1] + 5, 0.7, 'chalk'),
      ...woods(
        random,
        [...spine, green, lake, [lake[0] + 24, lake[1]], [lake[0] - 24, lake[1]]],
        34,
        62,
        46,
        4.4,
      ),
      ...Array.from({ length: 12 }, (_, index) =>
        tree(green[0] + 40 + (index % 3) * 9, green[1] - 40 + index * 8, 4 + (index % 3), 'accent'),
      ).flat(),
    ],
    shots: [
      { at: [green[0] - 4, green[1] + 1], span: 58, turns: [-32, 26, 118, -140] },
      { at: hole, span: 34, turns: [-24, 40, 64] },
      { at: [112, -bend * 0.75], span: 84, turns: [-34, 28, 150] },
      { at: [112, bend * 0.05], span: 84, turns: [-58, 36] },
    ],
    tilts: [
      { at: [green[0] - 6, green[1]], span: 48, turns: [-90, -66, -118, 30] },
      { at: [92, bend * 0.24], span: 76, turns: [-78, -100, -40] },
    ],
  }
}

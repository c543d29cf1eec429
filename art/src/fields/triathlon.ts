import { spline } from '../curves.ts'
import { dot, inSpace, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line, segment, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { bicycle } from './bicycle.ts'
import { runner, runnerTones } from './runner.ts'

// Water, road and track side by side: the three legs, 1.5, 40 and 10 km at the standard distance (World Triathlon).
export const triathlon = (random: Random): Scene => {
  const swimmer = (x: number, y: number): Standing[] =>
    standingAt(x, y, [
      line(inSpace(x - 0.9, y, 0.05, x, y, 0.05), { width: 0.26, tone: 'ink', round: true }),
      line(inSpace(x, y - 0.1, 0.1, x + 0.6, y - 0.44, 0.1), { width: 0.13, tone: 'sand', round: true }),
      facing([x + 0.14, y, 0.15], disc(0.2), 'spot'),
    ])
  return {
    family: 'street',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(rect(-60, -60, 120, 57), 'blue'),
      ...Array.from({ length: 16 }, (_, index) =>
        line(
          spline(
            through(
              -44 + index * 6,
              -12,
              -42.6 + index * 6,
              -11.6,
              -41.2 + index * 6,
              -12.1,
              -40 + index * 6,
              -11.7,
            ).map(([x = 0, y = 0]): Point => [x, y + ((index * 2.7) % 8)]),
          ),
          { weight: 0.5, opacity: 0.35 },
        ),
      ),
      area(rect(-60, -3, 120, 6), 'field'),
      ...Array.from({ length: 24 }, (_, index) =>
        segment(-58 + index * 5, 0, -55.6 + index * 5, 0, { weight: 0.8 }),
      ),
      area(rect(-60, 3, 120, 60), 'red'),
      ...[3, 4.22, 5.44, 6.66, 7.88, 9.1, 10.3].map((y) => segment(-60, y, 60, y, { weight: 0.7 })),
      ...[1, 2, 3, 4, 5].flatMap((lane) =>
        lettering(String(lane), [-3, 3 + lane * 1.22 - 0.61], 0.9, { turn: 90 }),
      ),
      segment(-60, -3, 60, -3, { weight: 1.4, tone: 'rim' }),
    ],
    standing: [
      ...through(-3, -5.4, 0.4, -6.6, 3.4, -5, -6, -7.6, 6.4, -7.4).flatMap(([x = 0, y = 0]) =>
        swimmer(x, y),
      ),
      ...standingAt(7.4, -5.2, [
        solid(dot(7.4, -5.2, 0.9), 1.6),
        facing([7.4, -5.2, 0.6], disc(0.95), 'spot'),
      ]),
      ...[-4.4, -1.4, 2.2, 5.2].flatMap((x, index) =>
        bicycle(x, index % 2 ? -1.4 : 1.3, 0, runnerTones[index] ?? 'line', 1.1),
      ),
      ...[-5.4, -2, 1.2, 4.6].flatMap((x, index) =>
        runner(x, 3.6 + index * 1.22, 0.9, 0, random.pick(runnerTones)),
      ),
    ],
    shots: [
      { at: [0.6, -0.4], span: 11, turns: [-32, 28, 62] },
      { at: [1.6, 0.2], span: 14, turns: [-44, 20] },
    ],
    tilts: [
      { at: [0, 0], span: 11, turns: [-32, 30] },
      { at: [1, 0], span: 9, turns: [-58, 60] },
    ],
  }
}

import { arc, circle, polar } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, bothEnds, dashedAlong, loop, segment } from '../shape.ts'
import { dasherBoards, ice, sheet, side } from './rink.ts'
import { runner } from './runner.ts'

// Meters, drawn on a sheet of 60.96 by 25.9. ISU rule 280: a lap of 111.12 with radii of 8.25 and 14.43 m apart
// from the middle, seven blocks to a corner.
export const shortTrack = (random: Random): Scene => {
  const feet = 3.281
  const lap = (radius: number): Point[] => [
    ...arc(14.43 * feet, 0, radius * feet, -90, 90),
    ...arc(-14.43 * feet, 0, radius * feet, 90, 270),
  ]
  const blocks = [-90, -60, -30, 0, 30, 60, 90].map((angle) => {
    const [x, y] = polar(14.43 * feet, 0, 8.25 * feet, angle)
    return area(circle(x, y, 1.3), 'ink')
  })
  return {
    ...ice,
    modes: ['tilt', 'swap'],
    ground: [
      ...sheet(random, 12),
      area(lap(12.6), 'stripe'),
      area(lap(8.1), 'field'),
      ...[11.6, 11, 10.3, 9.6].map((radius, index) =>
        loop(lap(radius), { tone: index % 2 ? 'zone' : 'accent', weight: 0.9 }),
      ),
      ...dashedAlong([...lap(8.7), ...lap(8.7).slice(0, 1)], 2.2, 2.2, { tone: 'blue', weight: 1.1 }),
      ...bothEnds(blocks),
      segment(3, 8.25 * feet, 3, side, { tone: 'red', weight: 1.1 }),
      ...[0, 1, 2, 3, 4].map((lane) =>
        segment(-24, 30 + lane * 2.8, -20, 30 + lane * 2.8, { tone: 'blue', weight: 0.6 }),
      ),
      segment(-22, 8.25 * feet, -22, side, { tone: 'blue', weight: 0.8 }),
      ...dasherBoards(),
    ],
    standing: [-64, -44, -27, -8].flatMap((angle, index) => {
      const [x, y] = polar(14.43 * feet, 0, (9.4 + (index % 2) * 0.9) * feet, angle)
      return runner(x, y, 5, angle + 90, (['red', 'spot', 'blue', 'deep'] as const)[index] ?? 'red')
    }),
    shots: [
      { at: [60, -8], span: 50, turns: [-32, 24, 70] },
      { at: [66, -16], span: 36, turns: [-50, 34] },
      { at: [56, 0], span: 62, turns: [-24, 40] },
    ],
    tilts: [
      { at: [62, -12], span: 40, turns: [-62, 64, -116] },
      { at: [56, -8], span: 50, turns: [-30, 34] },
    ],
  }
}

import { arc, circle, roundedBox } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, line, loop, ring, segment } from '../shape.ts'
import { hockey } from './ice-hockey.ts'
import { faceOff, rinkLength, side, rinkWidth } from './rink.ts'

// Feet. USA Hockey inline rule 1: 180 by 80 on sport tile, no blue lines; drawn on the hockey rink's outline.
export const rollerHockey = (random: Random): Scene => ({
  ...hockey(random),
  family: 'hardcourt',
  ground: [
    area(roundedBox(0, 0, rinkLength, rinkWidth, 28), 'field'),
    ...Array.from({ length: 12 }, (_, index) =>
      segment(-100, -side + index * 7.1, 100, -side + index * 7.1, {
        tone: 'stripe',
        weight: 0.4,
        fine: true,
      }),
    ),
    ...bothEnds([
      area(arc(89, 0, 8, 90, 270), 'zone'),
      line(arc(89, 0, 8, 90, 270), { weight: 0.8 }),
      across(89, 36.6, { weight: 0.8 }),
      ...[22, -22].flatMap((y) => faceOff(69, y)).map((shape) => ({ ...shape, tone: 'line' as const })),
    ]),
    area(circle(0, 0, 15), 'zone'),
    across(0, side, { weight: 1.8 }),
    loop(circle(0, 0, 15)),
    ring(
      roundedBox(0, 0, rinkLength + 4, rinkWidth + 4, 30),
      roundedBox(0, 0, rinkLength, rinkWidth, 28),
      'chalk',
    ),
  ],
})

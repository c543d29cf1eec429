import { box, circle, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, ring, segment, solid, standingAt } from '../shape.ts'
import { boards } from '../textures.ts'
import { shots } from './target.ts'

// Inches. WATL: rings 3 wide on boards of end grain, bull of 6, two clutches high on either side.
export const axeThrowing = (random: Random): Scene => ({
  family: 'hardwood',
  light: 'windows',
  modes: [],
  ground: [
    ...boards([-60, -40, 120, 80], 8, random, 'stripe'),
    area(box(0, 0, 48, 48), 'field'),
    ...[-18, -12, -6, 0, 6, 12, 18].map((x) => segment(x, -24, x, 24, { weight: 0.4, tone: 'stripe' })),
    ring(circle(0, 0, 20), circle(0, 0, 15), 'zone'),
    ring(circle(0, 0, 11), circle(0, 0, 7), 'zone'),
    area(circle(0, 0, 3.4), 'accent'),
    ...[-16, 16].flatMap((x) => [
      area(circle(x, -19, 2), 'accent'),
      loop(circle(x, -19, 3), { weight: 0.5, tone: 'accent' }),
    ]),
    loop(box(0, 0, 48, 48), { weight: 0.8, tone: 'ink' }),
  ],
  standing: standingAt(4, 2, [
    solid(through(2, 0, 6, 0, 6, 4, 2, 4), 2),
    line(through(5.5, 1, 17, -12), { width: 1.5, tone: 'ink' }),
    area(through(1, 2.4, 5, -2.6, 8.4, 0, 6.6, 3, 7, 6.8, 3, 7), 'chalk'),
    area(through(1, 2.4, 2.4, 0.6, 4.4, 6.6, 3, 7), 'line'),
  ]),
  shots: shots(22),
})

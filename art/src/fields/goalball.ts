import { box, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, loop, segment } from '../shape.ts'
import { boards } from '../textures.ts'
import { half, courtLength, volleyball, courtWidth } from './volleyball.ts'

// IBSA goalball rules 1: court 18 by 9 in six zones of 3 m, goals over the whole width.
export const goalball = (random: Random): Scene => ({
  ...volleyball(random),
  ball: 'plain',
  ground: [
    area(box(0, 0, courtLength, courtWidth), 'field'),
    ...boards([-courtLength / 2, -half, courtLength, courtWidth], 0.28, random),
    area(rect(-9, -half, 3, courtWidth), 'zone'),
    area(rect(6, -half, 3, courtWidth), 'zone'),
    area(rect(-3, -half, 6, courtWidth), 'stripe'),
    loop(box(0, 0, courtLength, courtWidth), { weight: 1.2 }),
    ...[-6, -3, 0, 3, 6].map((x) => across(x, half)),
    ...[-6, 6].flatMap((x) => [-1.5, 0, 1.5].map((y) => segment(x - 0.75, y, x + 0.75, y))),
  ],
  standing: [],
})

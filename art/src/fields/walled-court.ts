import { box, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, loop, segment } from '../shape.ts'
import { boards } from '../textures.ts'

// Feet. USA Racquetball rule 2.1: 40 by 20, short line 20 and service line 15 from the front wall.
// World Squash: 32 by 21, short line 18 ft from the front wall, service boxes 5.25 ft square.
export const walledCourt = (random: Random): Scene => {
  const squash = random.chance(0.5)
  const [length, width, short] = squash ? [32, 21, 18] : [40, 20, 20]
  const [front, side] = [length / 2, width / 2]
  const service = squash
    ? [-1, 1].map((sign) => loop(rect(front - short - 5.25, sign > 0 ? side - 5.25 : -side, 5.25, 5.25)))
    : [
        across(front - 15, side),
        ...[-1, 1].map((sign) => segment(front - 20, sign * (side - 1.5), front - 15, sign * (side - 1.5))),
      ]
  return {
    family: 'hardwood',
    light: 'windows',
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [length + 4, width + 4], between: 'aisle' },
    ball: 'plain',
    ground: [
      area(box(0, 0, length, width), 'field'),
      ...boards([-front, -side, length, width], 0.5, random),
      area(squash ? rect(-front, -side, length - short, side) : rect(front - 20, -side, 5, width), 'zone'),
      across(front - short, side),
      ...service,
      ...(squash ? [segment(-front, 0, front - short, 0)] : []),
      loop(box(0, 0, length + 1, width + 1), { weight: 1.8, tone: 'accent' }),
    ],
    shots: [
      { at: [front - short, 2], span: 17, turns: [-34, 28, 62, 118] },
      { at: [0, 0], span: 26, turns: [-48, 30, 66] },
      { at: [-front + 6, side - 5], span: 14, turns: [24, -44] },
    ],
  }
}

import { block } from '../equipment.ts'
import { box, circle, polygon, raised, rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, placed, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

// Feet. ACL cornhole: boards 4 by 2 with a 6 in hole 9 in from the top, 27 apart, bags 6 in square.
export const cornhole = (random: Random): Scene => {
  const lean = random.range(-8, 8)
  const board: Standing[] = [
    ...block(0, 0, 4, 2, 0.6, 'rim', 'chalk'),
    ...standingAt(0, 0, [
      area(raised(through(-1.9, -0.9, -1.9, 0.9, 1.2, 0), 0.6), 'spot'),
      area(raised(circle(1.25, 0, 0.27), 0.6), 'ink'),
    ]),
  ]
  const bags: [number, number, number, Tone][] = [
    [-0.6, 0.35, 20, 'accent'],
    [0.5, -0.5, 55, 'deep'],
    [-2.9, -0.7, 12, 'accent'],
    [2.7, 0.8, 34, 'deep'],
  ]
  return {
    family: 'links',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 40, 40), 'field'),
      ...Array.from({ length: 10 }, (_, index) => area(rect(-20 + index * 4, -20, 2, 40), 'stripe')),
    ],
    standing: [
      ...placed(board, 0, 0, lean),
      ...bags.flatMap(([x, y, turn, tone]) => {
        const z = Math.abs(x) < 2 ? 0.7 : 0.12
        const [px, py] = z > 0.5 ? [0.01, 0] : [x, y]
        return standingAt(px, py, [
          solid(polygon(x, y, 0.36, 4, turn), z),
          area(raised(polygon(x, y, 0.38, 4, turn), z), tone),
        ])
      }),
    ],
    shots: [
      { at: [0, 0.2], span: 4.8, turns: [-28, 34, 62, 118] },
      { at: [0.6, 0], span: 3.6, turns: [-36, 24] },
    ],
    tilts: [{ at: [0, 0], span: 4.4, turns: [-66, -112, 34, 148] }],
  }
}

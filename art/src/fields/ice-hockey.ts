import { goal } from '../equipment.ts'
import { arc, circle, rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, line, loop, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { dasherBoards, faceOff, ice, sheet, shots, side, tilts, rinkWidth } from './rink.ts'

const hockeyMarkings = (): Shape[] => [
  ...bothEnds([
    area([...arc(89, 0, 6, 90, 270)], 'accent'),
    line([...through(89, -4), ...arc(89, 0, 6, 228, 132), ...through(89, 4)], { tone: 'red', weight: 0.8 }),
    across(89, 36.6, { tone: 'red', weight: 0.8 }),
    ...bothSides([segment(100, 11, 89, 14 - 3, { tone: 'red', weight: 0.6 })]),
    area(rect(24.5, -side, 1, rinkWidth), 'blue'),
    across(25, side, { tone: 'blue', weight: 2.2 }),
    ...faceOff(69, 22),
    ...faceOff(69, -22),
    area(circle(20, 22, 1.5), 'red'),
    area(circle(20, -22, 1.5), 'red'),
  ]),
  area(circle(0, 0, 15), 'zone'),
  across(0, side, { tone: 'red', weight: 2.2 }),
  ...Array.from({ length: 15 }, (_, index) =>
    segment(0, -side + 3 + index * 6, 0, -side + 5 + index * 6, { tone: 'field', weight: 0.7, fine: true }),
  ),
  loop(circle(0, 0, 15), { tone: 'blue' }),
  area(circle(0, 0, 1.4), 'blue'),
  line(arc(0, side, 10, 180, 360), { tone: 'red', weight: 0.8 }),
]

export const hockey = (random: Random): Scene => ({
  ...ice,
  modes: ['tilt', 'swap', 'plan'],
  complex: { pitch: [226, 106], between: 'aisle' },
  ball: 'puck',
  ground: [...sheet(random, 26), ...hockeyMarkings(), ...dasherBoards()],
  standing: bothEnds(goal(89, { half: 3, height: 4, depth: 3.6, post: 0.4, tone: 'red' })),
  shots,
  tilts,
})

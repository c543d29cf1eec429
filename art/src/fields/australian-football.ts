import { arc, box, circle, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, line, loop } from '../shape.ts'
import { posts, rugby } from './rugby.ts'

// Meters. AFL laws 3: an oval of 165 by 135 with a center square of 50, circles of 10 and 3, arcs 50 from goal,
// goal squares 9 by 6.4; four posts 6.4 apart.
export const australianFootball = (random: Random): Scene => ({
  ...rugby(random),
  modes: ['tilt', 'swap'],
  complex: undefined,
  ball: 'rugby',
  ground: [
    area(circle(0, 0, 92, 76), 'stripe'),
    area(circle(0, 0, 82.5, 67.5), 'field'),
    ...Array.from({ length: 7 }, (_, index) => {
      const [inner, outer] = [10 + index * 10, 15 + index * 10]
      return area(circle(0, 0, outer * 1.22, outer), 'stripe', { holes: [circle(0, 0, inner * 1.22, inner)] })
    }).slice(0, 6),
    ...bothEnds([line(arc(82.5, 0, 50, 118, 242)), loop(rect(73.5, -3.2, 9, 6.4), { weight: 0.9 })]),
    area(box(0, 0, 50, 50), 'zone'),
    loop(box(0, 0, 50, 50)),
    loop(circle(0, 0, 10)),
    loop(circle(0, 0, 3), { weight: 0.8 }),
    across(0, 10, { weight: 0.8 }),
    loop(circle(0, 0, 82.5, 67.5), { weight: 1.4 }),
  ],
  standing: bothEnds([...posts(82.5, 3.2, 0, 12, 0.2), ...posts(82, 9.6, 0, 8, 0.2)]),
  shots: [
    { at: [0, 2], span: 58, turns: [-34, 24, 66] },
    { at: [64, 0], span: 60, turns: [-42, 28, 118] },
    { at: [30, 14], span: 72, turns: [-24, 40] },
  ],
  tilts: [
    { at: [66, 0], span: 50, turns: [-66, -114, 58] },
    { at: [6, 0], span: 66, turns: [-36, 40] },
  ],
})

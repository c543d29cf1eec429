import { goal } from '../equipment.ts'
import { arc, box, circle, rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, line, loop, segment } from '../shape.ts'
import { lawn } from '../textures.ts'
import { soccer } from './soccer.ts'

// Feet. US Indoor Soccer: a boarded field of 200 by 85 with 28 ft corners, goals 14 ft wide.
export const arenaSoccer = (random: Random): Scene => {
  const court = soccer(random)
  return {
    ...court,
    light: 'windows',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 212, 97), 'accent'),
      area(box(0, 0, 200, 85), 'field'),
      ...lawn([-100, -42.5, 200, 85], 14, random),
      ...bothEnds([
        area(rect(75, -15, 25, 30), 'zone'),
        line(through(100, -15, 75, -15, 75, 15, 100, 15)),
        line(arc(75, 0, 10, 90, 270), { weight: 0.9 }),
        area(circle(76, 0, 1.2), 'line'),
        across(38, 42.5, { tone: 'accent', weight: 1.3 }),
      ]),
      across(0, 42.5, { weight: 1.2 }),
      loop(circle(0, 0, 10)),
      area(circle(0, 0, 1.2), 'line'),
      loop(box(0, 0, 200, 85), { weight: 2 }),
      segment(100, -7, 100, 7, { tone: 'spot', weight: 3 }),
      segment(-100, -7, -100, 7, { tone: 'spot', weight: 3 }),
    ],
    standing: bothEnds(goal(100, { half: 7, height: 8, depth: 6, post: 0.6 })),
    shots: [
      { at: [82, 2], span: 52, turns: [-58, 28, 115] },
      { at: [0, 1], span: 46, turns: [-35, 55, 20] },
      { at: [60, 10], span: 58, turns: [40, -40] },
    ],
    tilts: [
      { at: [84, 0], span: 44, turns: [-62, -118, 62] },
      { at: [40, 3], span: 60, turns: [-38, 40] },
    ],
  }
}

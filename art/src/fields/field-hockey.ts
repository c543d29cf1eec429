import { flag, goal } from '../equipment.ts'
import { arc, box, circle } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, dashedAlong, line, loop, segment } from '../shape.ts'
import { lawnScene } from './outdoor-scenes.ts'

// Meters. FIH rules of hockey: 91.4 by 55; circles of 14.63 from the posts with dashes 5 m out, lines at 22.9,
// spot at 6.4, goal 3.66 by 2.14.
export const fieldHockey = (random: Random): Scene => {
  const [end, side] = [45.7, 27.5]
  const shooting = (radius: number) => [
    ...arc(end, -1.83, radius, 270, 180),
    ...arc(end, 1.83, radius, 180, 90),
  ]
  return {
    ...lawnScene,
    family: random.chance(0.5) ? 'hardcourt' : 'turf',
    complex: { pitch: [108, 70], between: 'park' },
    ball: 'plain',
    ground: [
      area(box(0, 0, 102, 65), 'zone'),
      area(box(0, 0, 91.4, 55), 'field'),
      ...bothEnds([
        area(shooting(14.63), 'zone'),
        line(shooting(14.63)),
        ...dashedAlong(shooting(19.63), 1.6, 1.6, { weight: 0.8 }),
        across(22.8, side),
        area(circle(end - 6.4, 0, 0.35), 'line'),
        ...bothSides([
          segment(end - 5, side, end - 5, side + 0.9),
          segment(end, 5, end - 1.4, 5),
          segment(end, 10, end - 1.4, 10),
        ]),
      ]),
      across(0, side),
      loop(box(0, 0, 91.4, 55), { weight: 1.15 }),
    ],
    standing: bothEnds([
      ...goal(end, { half: 1.83, height: 2.14, depth: 1.2, post: 0.2 }),
      ...bothSides(flag(end, side, 1.4, 0.9)),
    ]),
    shots: [
      { at: [36, 2], span: 32, turns: [-38, 62, 24] },
      { at: [30, 10], span: 34, turns: [-54, 34] },
      { at: [40, 17], span: 20, turns: [-26, 44, 120] },
      { at: [16, -3], span: 42, turns: [-42, 28] },
    ],
    tilts: [
      { at: [38, 0], span: 24, turns: [-62, 58, -124] },
      { at: [24, 3], span: 38, turns: [-34, 40] },
    ],
  }
}

import { flag, goal } from '../equipment.ts'
import { arc, box, circle, rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, line, loop } from '../shape.ts'
import { lawn } from '../textures.ts'

// Meters. IFAB law 1: 105 by 68 is FIFA's recommended size; areas 16.5 and 5.5, circle and arcs 9.15,
// goals 7.32 by 2.44.
export const soccer = (random: Random): Scene => {
  const [end, side] = [52.5, 34]
  return {
    family: 'turf',
    light: 'sun',
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [124, 84], between: 'park' },
    ball: 'soccer',
    ground: [
      area(box(0, 0, 111, 74), 'field'),
      ...lawn([-55.5, -37, 111, 74], 13, random),
      ...bothEnds([
        area(rect(36, -20.16, 16.5, 40.32), 'zone'),
        line(through(end, -20.16, 36, -20.16, 36, 20.16, end, 20.16)),
        line(through(end, -9.16, 47, -9.16, 47, 9.16, end, 9.16)),
        // The penalty arc, as far as it leaves the area: acos(5.5 / 9.15) is 53 degrees.
        line(arc(41.5, 0, 9.15, 180 - 53.05, 180 + 53.05)),
        area(circle(41.5, 0, 0.5), 'line'),
        ...bothSides([line(arc(end, side, 1, 180, 270), { weight: 0.9 })]),
      ]),
      loop(circle(0, 0, 9.15)),
      area(circle(0, 0, 0.6), 'line'),
      across(0, side),
      loop(box(0, 0, 105, 68), { weight: 1.1 }),
    ],
    standing: bothEnds([
      ...goal(end, { half: 3.66, height: 2.44, depth: 2.2, post: 0.24 }),
      ...bothSides(flag(end, side, 1.7, 0.9, 'accent')),
    ]),
    shots: [
      { at: [end - 3, side - 4], span: 18, turns: [-30, 35, 125] },
      { at: [0, 1], span: 28, turns: [-35, 55, 20] },
      { at: [end - 12, 0], span: 42, turns: [-58, 28, 115] },
      { at: [end - 15, 5], span: 30, turns: [-20, 72, 145] },
      { at: [end - 9, -9], span: 31, turns: [40, -40] },
    ],
    tilts: [
      { at: [end - 7, 0], span: 22, turns: [-62, -118, 62, 128] },
      { at: [end - 14, 3], span: 36, turns: [-38, 40, 150] },
      { at: [2, 0], span: 30, turns: [-24, 30, 66] },
      { at: [end - 5, side - 6], span: 17, turns: [-28, 42, -140] },
    ],
  }
}

import { arc, box, circle, rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, line, loop, placed, segment } from '../shape.ts'
import type { Line, Shape } from '../shape.ts'
import { boards } from '../textures.ts'
import type { Tone } from '../tones.ts'

const inked = (shapes: readonly Line[], tone: Tone, weight: number): Line[] =>
  shapes.map((shape) => ({ ...shape, tone, weight: shape.weight * weight }))

// Meters. FIBA 28 by 15, FIVB 18 by 9, BWF 13.4 by 6.1.
/** Lines of several courts on one floor, each in its own color. */
export const sportsHall = (random: Random): Scene => {
  const basket: Line[] = [
    ...bothEnds([
      line(through(14, -2.45, 8.2, -2.45, 8.2, 2.45, 14, 2.45)),
      line(arc(8.2, 0, 1.8, 90, 270)),
      line([...through(14, -6.6), ...arc(12.425, 0, 6.75, 258, 102), ...through(14, 6.6)]),
    ]),
    loop(circle(0, 0, 1.8)),
    across(0, 7.5),
    loop(box(0, 0, 28, 15)),
  ]
  const volley: Line[] = [loop(box(0, 0, 18, 9)), across(-3, 4.5), across(3, 4.5)]
  const badminton: Line[] = [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) =>
      placed(
        [
          loop(box(0, 0, 6.1, 6.1)),
          segment(-2.59, -3.05, -2.59, 3.05),
          segment(2.59, -3.05, 2.59, 3.05),
          segment(-3.05, 0, 3.05, 0),
        ],
        end * 8.2,
        side * 3.7,
      ),
    ),
  )
  const zones: Shape[] = random.chance(0.5)
    ? [
        area(rect(8.2, -2.45, 5.8, 4.9), 'zone'),
        area(rect(-14, -2.45, 5.8, 4.9), 'zone'),
        area(circle(0, 0, 1.8), 'zone'),
      ]
    : [area(rect(-3, -4.5, 6, 9), 'zone')]
  return {
    family: 'hardwood',
    light: 'windows',
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [33, 20], between: 'aisle' },
    bold: 0.95,
    ground: [
      area(box(0, 0, 28, 15), 'field'),
      ...boards([-14, -7.5, 28, 15], 0.34, random),
      ...zones,
      ...inked(badminton, 'rim', 0.7),
      ...inked(volley, 'spot', 0.9),
      ...basket,
    ],
    shots: [
      { at: [4, 1], span: 11, turns: [-33, 24, 58] },
      { at: [8.6, 1], span: 10, turns: [-58, 35, 118] },
      { at: [1, 0], span: 14, turns: [-24, 64] },
      { at: [6.6, 4], span: 8, turns: [-40, 20] },
    ],
    tilts: [
      { at: [5, 1], span: 12, turns: [-34, 40] },
      { at: [3, 0], span: 14, turns: [-62, 60] },
    ],
  }
}

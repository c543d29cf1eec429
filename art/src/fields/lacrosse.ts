import { arc, box, circle, inSpace, polar, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, line, loop, segment } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { lawn } from '../textures.ts'
import { lawnScene } from './outdoor-scenes.ts'
import { runner } from './runner.ts'

const triangleGoal = (x: number, y: number): Standing[] => [
  line(inSpace(x, y - 1, 0, x, y - 1, 2, x, y + 1, 2, x, y + 1, 0), { width: 0.16, tone: 'spot' }),
  area(inSpace(x, y - 1, 2, x + 2.3, y, 0, x, y - 1, 0), 'chalk', { opacity: 0.35 }),
  area(inSpace(x, y + 1, 2, x + 2.3, y, 0, x, y + 1, 0), 'chalk', { opacity: 0.35 }),
  area(inSpace(x, y - 1, 2, x, y + 1, 2, x + 2.3, y, 0), 'chalk', { opacity: 0.35 }),
]

// Yards. NFHS boys lacrosse rule 1: 110 by 60, goals 15 from the ends and 6 ft square, creases of 9 ft radius,
// restraining lines 20 from the middle, goal areas 35 by 40. The girls' 8 m fan and 12 m arc are drawn on half of them.
export const lacrosse = (random: Random): Scene => {
  const [end, side] = [55, 30]
  const goalLine = end - 15
  const fan = random.chance(0.5)
  const half = fan
    ? [
        area(arc(goalLine, 0, 16.1, 90, 270), 'zone'),
        line(arc(goalLine, 0, 16.1, 90, 270)),
        line([[goalLine, -2.9], ...arc(goalLine, 0, 11.6, 225, 135), [goalLine, 2.9]]),
        ...[-40, -20, 0, 20, 40].map((angle) => {
          const a = ((180 + angle) * Math.PI) / 180
          return segment(
            goalLine + 10.4 * Math.cos(a),
            10.4 * Math.sin(a),
            goalLine + 12.8 * Math.cos(a),
            12.8 * Math.sin(a),
          )
        }),
      ]
    : [
        area(rect(end - 35, -20, 35, 40), 'zone'),
        segment(end - 35, -20, end, -20),
        segment(end - 35, 20, end, 20),
        across(end - 35, side),
      ]
  return {
    ...lawnScene,
    complex: { pitch: [128, 74], between: 'park' },
    ball: 'plain',
    ground: [
      area(box(0, 0, 116, 66), 'field'),
      ...lawn([-58, -33, 116, 66], 12, random),
      ...bothEnds([
        ...half,
        area(circle(goalLine, 0, 3), 'accent'),
        loop(circle(goalLine, 0, 3)),
        across(goalLine, 1),
      ]),
      loop(circle(0, 0, fan ? 10 : 0.6)),
      across(0, side, { weight: 1.1 }),
      ...bothSides([segment(-5, 20, 5, 20)]),
      loop(box(0, 0, 110, 60), { weight: 1.15 }),
    ],
    standing: bothEnds(triangleGoal(goalLine, 0)),
    players: [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => {
      const [x, y] = polar(goalLine - 4, 0, 7 + (index % 3) * 4, 96 + index * 23 + random.range(-8, 8))
      return runner(x, y, 1.4, random.range(0, 360), index % 2 ? 'spot' : 'line')
    }),
    shots: [
      { at: [34, 0], span: 33, turns: [-38, 70, 24] },
      { at: [34, 5], span: 26, turns: [-60, 35] },
      { at: [9, 4], span: 36, turns: [-25, 60] },
      { at: [28, 8], span: 40, turns: [-44, 30] },
    ],
    tilts: [
      { at: [38, 0], span: 22, turns: [-62, 58, -124] },
      { at: [28, 3], span: 36, turns: [-34, 40] },
    ],
  }
}

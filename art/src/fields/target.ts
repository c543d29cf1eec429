import { polar, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Shot } from '../scene.ts'
import { area, line, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

export const shots = (radius: number): [Shot, ...Shot[]] => [
  { at: [radius * 0.3, radius * 0.16], span: radius * 1.5, turns: [-24, 32, 8] },
  { at: [-radius * 0.1, radius * 0.3], span: radius * 2.1, turns: [-14, 20] },
  { at: [radius * 0.55, -radius * 0.3], span: radius * 1.4, turns: [-38, 26] },
  { at: [-radius * 0.5, -radius * 0.1], span: radius * 1.7, turns: [14, -28] },
]

/** An arrow in the target. The shaft is tilted to show its vanes. */
export const arrow = (x: number, y: number, lean: number, length: number, vanes: Tone): Standing[] => {
  const [tipX, tipY] = polar(x, y, length, lean)
  const [backX, backY] = polar(x, y, length * 0.72, lean)
  const vane = (side: number): Point[] => [
    polar(backX, backY, 0, lean),
    polar(backX, backY, length * 0.09, lean + side * 90),
    polar(tipX, tipY, length * 0.09, lean + side * 90),
    [tipX, tipY],
  ]
  const shadow = polar(x, y, length * 0.95, lean + 34)
  return standingAt(x, y, [
    line([[x, y], shadow], { width: length * 0.05, tone: 'shade', opacity: 0.3 }),
    line(through(x, y, tipX, tipY), { width: length * 0.042, tone: 'ink' }),
    area(vane(1), vanes),
    area(vane(-1), 'chalk'),
  ])
}

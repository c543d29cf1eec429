import { box, closedUp, dot, rect } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, dashed, line, loop } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'

// Meters. FIE rules t.19 to t.22: piste 14 by 1.5 to 2, on-guard lines 2 from the middle, warning zones of 2, run-off.
const piste = (y: number): Shape[] => {
  const marks = bothEnds([
    area(rect(5, -0.9, 2, 1.8), 'zone'),
    across(2, 0.9),
    across(5, 0.9, { weight: 0.8 }),
    across(7, 0.9),
  ])
  const strip = [
    area(box(0, 0, 18, 1.8), 'stripe'),
    area(box(0, 0, 14, 1.8), 'field'),
    ...marks,
    ...dashed([0, -0.9], [0, 0.9], 0.22, 0.14, { weight: 0.9 }),
    loop(box(0, 0, 18, 1.8), { weight: 0.8 }),
  ]
  return strip.map((shape) => ({ ...shape, points: shape.points.map(([px, py]): Point => [px, py + y]) }))
}

const foil = (hilt: Point, tip: Point, tone: 'spot' | 'accent'): Standing[] => {
  const along = (part: number): Point => [
    hilt[0] + (tip[0] - hilt[0]) * part,
    hilt[1] + (tip[1] - hilt[1]) * part,
    0.6,
  ]
  const guard = along(0.12)
  return [
    line([along(0), along(0.12)], { width: 0.09, tone: 'ink' }),
    line([along(0.12), along(1)], { width: 0.045, tone: 'chalk' }),
    area(
      dot(guard[0], guard[1], 0.13).map(([x, y]): Point => [x, y, 0.6]),
      tone,
    ),
    line(closedUp(dot(guard[0], guard[1], 0.13).map(([x, y]): Point => [x, y, 0.6])), {
      width: 0.03,
      tone: 'chalk',
    }),
  ]
}

export const fencing = (random: Random): Scene => {
  const lean = random.range(-0.35, 0.35)
  return {
    family: 'studio',
    light: 'windows',
    modes: ['tilt', 'swap'],
    bold: 1.1,
    ground: [-5.6, -2.8, 0, 2.8, 5.6].flatMap(piste),
    standing: [
      ...foil([-1.5, 0.45 + lean], [0.28, -0.2], 'spot'),
      ...foil([1.5, -0.4 + lean], [-0.3, 0.24], 'accent'),
    ],
    shots: [
      { at: [0, 0.2], span: 4.4, turns: [-28, 24, 62] },
      { at: [0.6, 0], span: 3.2, turns: [-36, 34] },
      { at: [3, 0.6], span: 6.2, turns: [-44, 20] },
    ],
    tilts: [
      { at: [0, 0], span: 3.6, turns: [-28, 30, 62] },
      { at: [2, 0], span: 6, turns: [-50, 58] },
    ],
  }
}

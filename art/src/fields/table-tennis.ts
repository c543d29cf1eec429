import { net } from '../equipment.ts'
import { box, circle, inSpace, polar, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, segment, solid, standingAt } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

const tableHeight = 0.76

const lifted = (points: readonly Point[]) => points.map(([x, y, z = 0]): Point => [x, y, z + tableHeight])

/** A tabletop at its true height, which gives it perspective and a shadow. */
const tableTop = (length: number, width: number, shapes: readonly Shape[]): Standing[] => {
  const legs = through(-0.4, -0.36, 0.4, -0.36, 0.4, 0.36, -0.4, 0.36).map(([x, y]) =>
    line(inSpace(x * length, y * width, 0, x * length, y * width, tableHeight), { width: 0.07, tone: 'ink' }),
  )
  return [
    solid(box(0, 0, length, width), tableHeight),
    ...legs,
    ...standingAt(
      0,
      0,
      shapes.map((shape) => ({ ...shape, points: lifted(shape.points) })),
    ),
  ]
}

// Meters. ITTF laws 2.1: 2.74 by 1.525, 0.76 high, net 0.1525 and as far beyond the sides.
export const tableTennis = (random: Random): Scene => {
  const top = tableTop(2.74, 1.525, [
    area(box(0, 0, 2.74, 1.525), 'field'),
    area(rect(0, -0.76, 1.37, 1.525), 'zone'),
    loop(box(0, 0, 2.72, 1.505), { weight: 1 }),
    segment(-1.37, 0, 1.37, 0, { weight: 0.5 }),
  ])
  const webbing = net(0, { half: 0.915, bottom: 0, top: 0.1525, tape: 0.03 })
    .filter((part) => part.kind !== 'solid')
    .map((part): Standing => ({ ...part, points: lifted(part.points) }))
  const bat = (x: number, y: number, turn: number, tone: Tone): Standing[] => [
    line(lifted([[x, y, 0.01], polar(x, y, 0.2, turn)]), { width: 0.035, tone: 'sand' }),
    area(lifted(circle(x, y, 0.085)), tone),
  ]
  return {
    family: 'hardcourt',
    light: 'windows',
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [4.6, 2.9], between: 'aisle' },
    ball: 'plain',
    ground: [
      area(box(0, 0, 14, 7), 'accent', { opacity: 0.5, fine: true }),
      ...[-1, 1].flatMap((side) => [
        segment(-5, side * 2.6, 5, side * 2.6, { weight: 1.4, tone: 'rim', fine: true }),
        segment(side * 5, -2.6, side * 5, 2.6, { weight: 1.4, tone: 'rim', fine: true }),
      ]),
    ],
    standing: [
      ...top,
      ...standingAt(0, 0, [
        ...webbing,
        ...bat(0.86, 0.3, 30, 'spot'),
        ...bat(-0.9, -0.34, random.range(160, 220), 'ink'),
      ]),
    ],
    shots: [
      { at: [0.45, 0.1], span: 1.5, turns: [-32, 26, 62] },
      { at: [0, 0], span: 2.3, turns: [-40, 34, 118] },
      { at: [0.9, 0.4], span: 1.2, turns: [-24, 40] },
    ],
    tilts: [
      { at: [0, 0, 0.7], span: 2, turns: [-36, 34, 146] },
      { at: [0.3, 0.1, 0.7], span: 2.3, turns: [-58, 62] },
    ],
  }
}

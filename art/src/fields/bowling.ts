import { dot, inSpace, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line, placed, segment, solid, standingAt } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import { boards } from '../textures.ts'

const pin = (x: number, y: number): Standing[] =>
  standingAt(x, y, [
    solid(dot(x, y, 0.19), 1.25),
    line(inSpace(x, y, 0, x, y, 0.7), { width: 0.36, tone: 'chalk' }),
    line(inSpace(x, y, 0.7, x, y, 1.15), { width: 0.2, tone: 'chalk' }),
    line(inSpace(x, y, 0.78, x, y, 0.9), { width: 0.21, tone: 'spot' }),
    facing([x, y, 0.45], disc(0.2), 'chalk'),
    facing([x, y, 1.15], disc(0.125), 'chalk'),
  ])

// Feet. USBC specifications: 60 from foul line to head pin, 41.5 in wide, pins 12 in apart, arrows 12 to 16 out.
export const bowling = (random: Random): Scene => {
  const [width, pitch] = [3.46, 5.6]
  const rack: Point[] = [0, 1, 2, 3].flatMap((rank) =>
    Array.from({ length: rank + 1 }, (_, index): Point => [60 + rank * 0.866, index - rank / 2]),
  )
  const arrows = [-3, -2, -1, 0, 1, 2, 3].map((index): Shape => {
    const [x, y] = [16 - Math.abs(index) * 1.1, index * 0.43]
    return area(through(x, y, x - 1.5, y - 0.2, x - 1.15, y, x - 1.5, y + 0.2), 'accent')
  })
  const dots = [-3, -2, 2, 3].map((index) => area(dot(7, index * 0.43, 0.09), 'accent'))
  const lane = (row: number): Shape[] =>
    placed(
      [
        area(rect(0, -width / 2 - 0.77, 63, width + 1.54), 'deep'),
        area(rect(0, -width / 2, 63, width), 'field'),
        ...boards([0, -width / 2, 63, width], width / 8, random),
        ...arrows,
        ...dots,
      ],
      0,
      row * pitch,
    )
  const rows = [-2, -1, 0, 1, 2]
  const fallen = random.int(0, 4)
  return {
    family: 'hardwood',
    light: 'windows',
    modes: ['tilt', 'swap'],
    ball: 'bowling',
    ground: [
      area(rect(-14, -30, 14, 60), 'stripe'),
      ...rows.flatMap(lane),
      ...rows.map((row) => area(rect(0, (row + 0.5) * pitch - 0.3, 63, 0.6), 'zone')),
      segment(0, -30, 0, 30, { weight: 1.4 }),
      area(rect(63, -30, 6, 60), 'ink'),
    ],
    standing: rows.flatMap((row) =>
      rack.slice(row === 0 ? 0 : fallen).flatMap(([x, y]) => pin(x, y + row * pitch)),
    ),
    shots: [
      { at: [60.4, 0.4], span: 6.4, turns: [-28, 34, -62, 118] },
      { at: [13.6, 1], span: 8.5, turns: [-24, 40, -60] },
      { at: [58, 3], span: 10, turns: [-36, 58] },
    ],
    tilts: [
      { at: [59.6, 0], span: 6.4, turns: [-90, -74, -112, -58] },
      { at: [14, 0], span: 9, turns: [-82, -112, -64] },
    ],
  }
}

import { box, dot, inSpace, raised, rect } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import { sphere } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

/** A chessboard during the opening. */
export const chess = (random: Random): Scene => {
  const squares = Array.from({ length: 64 }, (_, index) => ({
    column: index % 8,
    row: Math.floor(index / 8),
  }))
  const dark = squares
    .filter(({ column, row }) => (column + row) % 2 === 1)
    .map(({ column, row }) => area(rect(column - 4, row - 4, 1, 1), 'zone'))
  const piece = (x: number, y: number, height: number, tone: Tone, collar: Tone): Standing[] =>
    standingAt(x, y, [
      solid(dot(x, y, 0.3), height * 0.8),
      area(raised(dot(x, y, 0.34), 0.02), tone),
      line(inSpace(x, y, 0, x, y, height), { width: 0.34, tone }),
      area(raised(dot(x, y, 0.24), height * 0.6), collar),
      ...sphere(x, y, 0.17, tone)
        .slice(1)
        .map((part) => ({ ...part, points: part.points.map(([px, py]): Point => [px, py, height]) })),
    ])
  const moved = random.int(2, 5)
  const pieces = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((file) => {
    const x = file - 3.5
    const [white, black] = [file === moved ? 0.5 : 2.5, file === moved - 1 ? -0.5 : -2.5]
    const major = [0.7, 0.8, 0.9, 1.05, 1.15, 0.9, 0.8, 0.7][file] ?? 0.8
    return [
      ...piece(x, white, 0.55, 'line', 'field'),
      ...piece(x, 3.5, major, 'line', 'field'),
      ...piece(x, black, 0.55, 'ink', 'spot'),
      ...piece(x, -3.5, major, 'ink', 'spot'),
    ]
  })
  return {
    family: 'parlor',
    light: 'windows',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 9.4, 9.4), 'dirt'),
      area(box(0, 0, 8, 8), 'field'),
      ...dark,
      loop(box(0, 0, 8.1, 8.1), { weight: 0.6 }),
      ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((rank) => lettering(String(rank), [-4.36, 4.5 - rank], 0.32)),
    ],
    standing: pieces,
    shots: [
      { at: [0, 0], span: 5.6, turns: [-32, 26, 62] },
      { at: [1, 0.4], span: 4.2, turns: [-40, 34, 118] },
    ],
    tilts: [
      { at: [0, 0], span: 5.4, turns: [-32, 26, 0, 150] },
      { at: [0.6, 1], span: 4, turns: [-44, 38] },
    ],
  }
}

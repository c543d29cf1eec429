import { inSpace, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import { across, area, bothEnds, line, loop, segment } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import { mown } from '../textures.ts'

export const uprights = (x: number): Standing[] => {
  const post = (points: Point[], width = 0.22) => line(points, { width, tone: 'accent' })
  // Yards. Crossbar 10 ft high; uprights 23 ft 4 in apart and 20 ft tall (NFHS rule 1-2-5).
  const [half, bar, top] = [3.89, 3.33, 10]
  return [
    post(inSpace(x + 2, 0, 0, x + 1.6, 0, bar * 0.8, x, 0, bar), 0.4),
    post(inSpace(x, -half, top, x, -half, bar, x, half, bar, x, half, top)),
  ]
}

const tickRows = (from: number, to: number, rows: readonly number[]): Shape[] =>
  rows.flatMap((y) =>
    Array.from({ length: to - from - 1 }, (_, index) => from + index + 1)
      .filter((x) => x % 5)
      .map((x) => segment(x, y - 0.33, x, y + 0.33, { weight: 0.5, fine: true })),
  )

// End zone stripes, clipped to its sides.
export const hatched = (x: number, side: number): Shape[] =>
  Array.from({ length: 9 }, (_, index) => {
    const y = -side - 4 + index * ((side * 2) / 7.4)
    const inside = (value: number) => Math.max(-side, Math.min(side, value))
    return area(
      through(x, inside(y), x + 10, inside(y + 6), x + 10, inside(y + 8), x, inside(y + 2)),
      'accent',
    )
  })

export const gridiron = (random: Random): Shape[] => {
  const side = 80 / 3
  // The tops of the numbers lie nine yards from the sidelines, their bottoms face the nearer one (NFHS rule 1-2-3).
  const numerals = [-40, -30, -20, -10, 0, 10, 20, 30, 40].flatMap((x) => {
    const yards = String(50 - Math.abs(x))
    return [...lettering(yards, [x, side - 9], 4.2), ...lettering(yards, [x, 9 - side], 4.2, { turn: 180 })]
  })
  return [
    area(rect(-60, -side, 120, side * 2), 'field'),
    ...mown([-50, -side, 100, side * 2], 20),
    area(rect(-60, -side, 10, side * 2), 'zone'),
    area(rect(50, -side, 10, side * 2), 'zone'),
    ...(random.chance(0.5) ? bothEnds(hatched(50, side)) : []),
    ...Array.from({ length: 21 }, (_, index) =>
      across(index * 5 - 50, side, { weight: index % 2 ? 0.7 : 0.95 }),
    ),
    ...tickRows(-50, 50, [-side + 0.9, -side / 3, side / 3, side - 0.9]),
    ...numerals,
    loop(rect(-60, -side, 120, side * 2), { weight: 1.8 }),
  ]
}

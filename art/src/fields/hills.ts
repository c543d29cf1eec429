import { blob, wobble } from '../curves.ts'
import { inSpace } from '../geometry.ts'
import type { Random } from '../random.ts'
import { area, loop } from '../shape.ts'
import type { Shape } from '../shape.ts'

interface Hill {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly radii: readonly number[]
  readonly stretch: number
  readonly turn: number
}

/** Contour lines of a hill: one outline at decreasing sizes, shifted toward the summit. */
export const contours = (
  { x, y, radius, radii, stretch, turn }: Hill,
  levels: number,
  fill: boolean,
): Shape[] =>
  Array.from({ length: levels }, (_, level) => {
    const part = 1 - level / levels
    const outline = blob(
      x + level * radius * 0.02,
      y - level * radius * 0.03,
      radius * part,
      radii,
      turn + level * 3,
      stretch,
    )
    const bold = level % 4 === 0 ? 0.8 : 0.45
    return [
      ...(fill && level % 2 === 0 ? [area(outline, level % 4 === 0 ? 'stripe' : 'field')] : []),
      loop(outline, { weight: bold, tone: 'line', opacity: level % 4 === 0 ? 0.7 : 0.42 }),
    ]
  }).flat()

export const hills = (random: Random): Hill[] =>
  inSpace(-16, -8, 17, 15, 7, 15, 16, -19, 9, -20, 18, 9).map(([x = 0, y = 0, radius = 10]) => ({
    x: x + random.range(-2, 2),
    y: y + random.range(-2, 2),
    radius: radius * random.range(0.9, 1.1),
    radii: wobble(random, 9, 0.17),
    stretch: random.range(1.05, 1.35),
    turn: random.range(0, 360),
  }))

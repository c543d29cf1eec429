import { dot, lens, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { area, disc, facing, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

interface Ridden {
  readonly size?: number
  readonly coat: Tone
  readonly rider: Tone
}

/** A horse with its rider, about 5.4 long at size 1, heading at the given angle. */
export const horse = (
  x: number,
  y: number,
  heading: number,
  { size = 1, coat, rider }: Ridden,
): Standing[] => {
  const place = (points: readonly Point[], z: number) =>
    turned(points, heading).map(([px, py]): Point => [px * size + x, py * size + y, z * size])
  return standingAt(x, y, [
    solid(place(lens(0, 0, 5.4, 1.5), 0), 3 * size),
    area(place(lens(-0.2, 0, 5.2, 1.6, 0.6), 1.6), coat),
    area(place(lens(2.7, 0, 2, 0.8), 2), coat),
    area(place(dot(0, 0, 0.6, 0.8), 2.6), rider),
    facing([x, y, 3 * size], disc(0.45 * size), rider),
  ])
}

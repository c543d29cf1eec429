import { inSpace, polygon } from './geometry.ts'
import type { Point } from './geometry.ts'
import { area, disc, facing, line, solid, standingAt } from './shape.ts'
import type { Standing } from './shape.ts'
import type { Tone } from './tones.ts'

/** A parasol of eight panels in alternating colors. */
export const parasol = (x: number, y: number, radius: number, tone: Tone, turn = x * 40): Standing[] => {
  const rim = polygon(x, y, radius, 8, turn).map(([px, py]): Point => [px, py, 2.1])
  const peak: Point = [x, y, 2.75]
  const panels = rim.map((corner, index) =>
    area([corner, rim[(index + 1) % rim.length] ?? corner, peak], index % 2 ? tone : 'line'),
  )
  return standingAt(x, y, [
    solid(polygon(x, y, radius, 8, turn), 2.2),
    line(inSpace(x, y, 0, x, y, 2.1), { width: 0.09, tone: 'ink' }),
    area(rim, tone),
    ...panels,
    facing(peak, disc(radius * 0.09), 'line'),
  ])
}

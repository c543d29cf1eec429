import { dot, inSpace } from '../geometry.ts'
import { area, disc, facing, line, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

export const buoy = (x: number, y: number, radius: number, tone: Tone): Standing[] =>
  standingAt(x, y, [
    solid(dot(x, y, radius), radius * 2.6),
    area(dot(x, y, radius * 1.5), 'line', { opacity: 0.3 }),
    facing([x, y, radius], disc(radius), tone),
    line(inSpace(x, y, radius * 1.4, x, y, radius * 3), { width: radius * 0.3, tone: 'line' }),
  ])

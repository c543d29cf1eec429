import type { Point } from '../geometry.ts'
import { person } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { football } from './football.ts'

// A drill chart on a football field: steps of 22.5 in, eight per five yards.
export const marchingBand = (random: Random): Scene => {
  const field = football(random)
  const step = 0.625
  const files = 3
  const arcs = Array.from({ length: files }, (_, file) =>
    Array.from({ length: 13 }, (_unused, index): Point => {
      const angle = ((index - 6) * 11 * Math.PI) / 180
      const radius = (12 + file * 4) * step * 1.6
      return [4 + radius * Math.sin(angle), 8 - radius * Math.cos(angle) + radius * 0.4]
    }),
  )
  return {
    ...field,
    modes: ['tilt'],
    ball: undefined,
    standing: arcs.flatMap((file, index) =>
      file.flatMap(([x, y]) =>
        person(x, y, 2.3, 90, index % 2 ? 'accent' : 'line', index % 2 ? 'line' : 'spot'),
      ),
    ),
    shots: [
      { at: [4, -2], span: 24, turns: [-24, 20, 160] },
      { at: [9, -3], span: 17, turns: [-40, 32] },
    ],
    tilts: [{ at: [4, -2], span: 21, turns: [-28, 24, 0, 160] }],
  }
}

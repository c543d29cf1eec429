import { box, inSpace, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line, standingAt } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { ripples } from '../textures.ts'
import type { Tone } from '../tones.ts'
import { buoy } from './buoy.ts'
import { waterPatches } from './lake.ts'

/** Course marks, a line of swimmers and an escort boat. */
export const openWaterSwimming = (random: Random): Scene => {
  const swimmers = Array.from({ length: 18 }, (_, index): Point => [
    -16 + index * 1.9 + random.range(-0.6, 0.6),
    Math.sin(index * 0.34) * 4 + random.range(-1.2, 1.2),
  ])
  const caps: [Tone, ...Tone[]] = ['spot', 'accent', 'line']
  return {
    family: 'lake',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 160, 120), 'field'),
      ...waterPatches(random, 30, 6),
      ...ripples([-30, -22, 60, 44], 2.6, 130, random, 'zone'),
      ...swimmers.flatMap(([x, y]): Shape[] => [
        line(through(x - 0.5, y, x - 2.2, y - 0.4), { weight: 0.6, opacity: 0.6 }),
        line(through(x - 0.5, y, x - 2.2, y + 0.4), { weight: 0.6, opacity: 0.6 }),
      ]),
    ],
    standing: [
      ...swimmers.flatMap(([x, y], index) =>
        standingAt(x, y, [
          line(inSpace(x, y, 0.05, x - 1, y, 0.05), { width: 0.36, tone: 'deep', round: true }),
          line(
            inSpace(x - 0.1, y + (index % 2 ? 0.2 : -0.2), 0.2, x + 0.7, y + (index % 2 ? 0.6 : -0.6), 0.2),
            { width: 0.18, tone: 'sand', round: true },
          ),
          facing([x + 0.15, y, 0.2], disc(0.29), caps[index % caps.length] ?? 'spot'),
        ]),
      ),
      ...buoy(9, -4.6, 1.5, 'spot'),
      ...buoy(-10, 6, 1.5, 'accent'),
    ],
    shots: [
      { at: [3, 0], span: 13, turns: [-28, 22, 118] },
      { at: [1, 0], span: 18, turns: [-16, 34] },
    ],
    tilts: [{ at: [4, 0], span: 13, turns: [-58, 34, 118] }],
  }
}

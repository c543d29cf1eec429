import { blob, wobble } from '../curves.ts'
import { box, circle, polygon, raised, roundedBox } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { parasol } from '../parasol.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, placed, segment, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { ripples } from '../textures.ts'

const lounger = (x: number, y: number, turn: number, towel: 'spot' | 'accent' | 'line'): Standing[] =>
  placed(
    [
      solid(box(0, 0, 1.9, 0.66), 0.5),
      area(raised(roundedBox(0, 0, 1.95, 0.68, 0.12), 0.3), 'chalk'),
      area(raised(roundedBox(0.12, 0, 1.5, 0.5, 0.1), 0.32), towel),
      area(raised(roundedBox(-0.74, 0, 0.34, 0.44, 0.1), 0.34), 'line'),
    ],
    x,
    y,
    turn,
  )

/** A hotel pool deck. */
export const deck = (random: Random): Scene => {
  const shape = wobble(random, 6, 0.14)
  const pool = (size: number) => blob(0, 0, 6.4 * size, shape, 10, 1.55)
  const ladder: Point = [7.6, -3.4]
  const row = Array.from({ length: 7 }, (_, index) => index)
  return {
    family: 'water',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      ...Array.from({ length: 26 }, (_, index) =>
        segment(-30 + index * 2.4, -24, -30 + index * 2.4, 24, { weight: 0.35, tone: 'zone', opacity: 0.28 }),
      ),
      ...Array.from({ length: 20 }, (_, index) =>
        segment(-30, -24 + index * 2.4, 30, -24 + index * 2.4, { weight: 0.35, tone: 'zone', opacity: 0.28 }),
      ),
      area(pool(1.09), 'line'),
      area(pool(1), 'zone'),
      area(
        pool(0.95).map(([x, y]): Point => [x + 0.3, y + 0.34]),
        'field',
      ),
      ...ripples([-7, -4, 14, 8], 2, 46, random),
      loop(pool(0.62), { weight: 0.6, tone: 'deep', opacity: 0.5 }),
      area(circle(-2.6, 1.2, 0.85), 'shade', { opacity: 0.2 }),
      area(circle(-2.8, 1, 0.85), 'spot'),
      area(circle(-2.8, 1, 0.44), 'field'),
      line([ladder, [ladder[0] + 1.4, ladder[1] - 0.6]], { weight: 0.8 }),
    ],
    standing: [
      ...row.flatMap((index) =>
        lounger(-12 + index * 3.9, -9.6, 90, index % 3 === 0 ? 'spot' : index % 3 === 1 ? 'accent' : 'line'),
      ),
      ...row.flatMap((index) => lounger(-12 + index * 3.9 + 1, -9.6, 90, index % 2 ? 'spot' : 'line')),
      ...row.flatMap((index) => parasol(-10.1 + index * 3.9, -10.6, 1.35, index % 2 ? 'spot' : 'accent')),
      ...[-9, -4.6, 0, 5, 9.4].flatMap((x, index) => [
        ...lounger(x, 9, -90, index % 2 ? 'accent' : 'spot'),
        ...parasol(x + 1.5, 9.7, 1.35, index % 2 ? 'spot' : 'accent'),
      ]),
      ...[-14.4, 14.6].flatMap((x) =>
        standingAt(x, 0, [
          solid(polygon(x, 0, 1, 8), 1.2),
          area(raised(polygon(x, 0, 1.1, 8), 0.4), 'line'),
          area(raised(polygon(x, 0, 0.8, 8), 0.9), 'zone'),
        ]),
      ),
    ],
    shots: [
      { at: [0, -5], span: 13, turns: [-28, 24, 150] },
      { at: [3, 4], span: 14, turns: [-38, 20] },
      { at: [-3, -2], span: 18, turns: [-20, 34] },
    ],
    tilts: [
      { at: [0, -4], span: 14, turns: [-28, 34, 150] },
      { at: [0, 3], span: 15, turns: [-40, 24] },
    ],
  }
}

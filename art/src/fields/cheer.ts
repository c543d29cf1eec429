import { box, dot, star, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { person } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, facing, loop, segment, solid } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { hall } from './studio.ts'

const pompom = (x: number, y: number, radius: number, tone: Tone): Standing[] => [
  solid(dot(x, y, radius * 0.8), radius * 1.6),
  facing([x, y, 4.2], star(0, 0, radius, radius * 0.62, 13, x * 7), tone),
  facing(
    [x, y, 4.2],
    star(-radius * 0.1, -radius * 0.1, radius * 0.56, radius * 0.34, 11, y * 9),
    'line',
    0.4,
  ),
]

// Feet. USASF: a spring floor of 54 by 42 in nine strips of 6; here with a formation in a V.
export const cheer = (random: Random): Scene => {
  const formation: Point[] = [0, 1, 2, 3].flatMap((rank): Point[] =>
    rank === 0 ? [[0, -8]] : through(-rank * 6, -8 + rank * 5.4, rank * 6, -8 + rank * 5.4),
  )
  const swapTones = random.chance(0.5)
  const tones: [Tone, Tone] = swapTones ? ['spot', 'accent'] : ['accent', 'spot']
  return {
    ...hall,
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 60, 48), 'zone'),
      area(box(0, 0, 54, 42), 'field'),
      ...[-24, -12, 0, 12, 24].map((x) => area(box(x, 0, 6, 42), 'stripe')),
      ...Array.from({ length: 8 }, (_, index) => across(-21 + index * 6, 21, { weight: 0.45 })),
      loop(box(0, 0, 54, 42), { weight: 1.3 }),
      ...formation.map(([x, y]) => segment(x - 1, y + 3.4, x + 1, y + 3.4, { weight: 0.8 })),
    ],
    standing: formation.flatMap(([x, y], index) => [
      ...person(x, y, 3.28, 90, 'line', 'zone'),
      ...pompom(x - 2, y, 1.4, tones[index % 2] ?? 'spot'),
      ...pompom(x + 2, y - 0.4, 1.4, tones[index % 2] ?? 'spot'),
    ]),
    shots: [
      { at: [0, -1], span: 25, turns: [-28, 22, 160] },
      { at: [6, -3], span: 17, turns: [-40, 32] },
      { at: [-4, 3], span: 31, turns: [-18, 62] },
    ],
    tilts: [
      { at: [0, 0], span: 25, turns: [-28, 22, 160] },
      { at: [3, -3], span: 17, turns: [-36, 30] },
    ],
  }
}

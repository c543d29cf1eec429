import { box, inSpace, polygon, raised } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, segment, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { hall } from './studio.ts'

// Meters. IWF technical rules 3: a platform 4 square; bar 2.2 long, discs of 0.45 colored by mass.
export const lifting = (random: Random): Scene => {
  const discs: [number, number, Tone][] = [
    [0.055, 0.225, 'spot'],
    [0.05, 0.225, 'accent'],
    [0.042, 0.2, 'spot'],
    [0.03, 0.16, 'line'],
  ]
  const loaded = discs.slice(0, random.int(2, 4))
  const bar = (y: number): Standing[] => {
    const end = (side: number): Standing[] => {
      let x = 0.64
      return loaded.flatMap(([width, radius, tone]) => {
        x += width * 1.7
        const at = side * x
        const face = polygon(0, 0, radius, 24).map(([py, pz]): Point => [at, y + py, radius + 0.01 + pz])
        return standingAt(at, y, [
          solid(box(at, y, width, radius * 1.4), radius * 1.8),
          area(raised(box(at, y, width * 1.45, radius * 2), radius), tone),
          area(
            face.map(([px, py, pz]): Point => [px - side * width * 0.7, py, pz]),
            'ink',
          ),
          area(face, tone),
          area(
            polygon(0, 0, radius * 0.4, 16).map(([py, pz]): Point => [at, y + py, radius + pz]),
            'ink',
            { opacity: 0.25 },
          ),
        ])
      })
    }
    return [
      line(inSpace(-1.1, y, 0.225, 1.1, y, 0.225), { width: 0.035, tone: 'ink' }),
      ...end(-1),
      ...end(1),
      ...[-1, 1].map((side) =>
        line(inSpace(side * 0.66, y, 0.23, side * 1.1, y, 0.23), { width: 0.055, tone: 'ink' }),
      ),
    ]
  }
  return {
    ...hall,
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [4.9, 4.9], between: 'aisle' },
    ground: [
      area(box(0, 0, 4, 4), 'field'),
      area(box(0, 0, 2, 4), 'zone'),
      ...[-0.75, -0.25, 0.25, 0.75].map((x) => segment(x, -2, x, 2, { weight: 0.35, opacity: 0.3 })),
      segment(-1, -2, -1, 2, { weight: 0.7 }),
      segment(1, -2, 1, 2, { weight: 0.7 }),
      loop(box(0, 0, 4, 4), { weight: 1.3 }),
    ],
    standing: bar(0.1),
    shots: [
      { at: [0.5, 0.1], span: 1.9, turns: [-28, 22, 62] },
      { at: [0.8, 0.3], span: 1.4, turns: [-44, 34] },
      { at: [0, 0], span: 3, turns: [-24, 40] },
    ],
    tilts: [
      { at: [0.3, 0], span: 1.9, turns: [-28, 32, 62] },
      { at: [0, 0], span: 2.6, turns: [-44, 24] },
    ],
  }
}

import { block } from '../equipment.ts'
import { box, inSpace, oval } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, ring, segment } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { along } from './course.ts'
import { horse } from './horse.ts'

// Feet. A one-mile dirt oval with furlong poles every 660, and a turf course inside it.
export const horseRacing = (random: Random): Scene => {
  const lap = (radius: number) => oval(130, radius)
  const tones: [Tone, ...Tone[]] = ['red', 'spot', 'blue', 'line']
  const poles = Array.from({ length: 24 }, (_, index) => along(lap(46.5), index / 24))
  return {
    family: 'earth',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 420, 280), 'grass'),
      area(lap(70), 'field'),
      ...[66, 60, 54].map((radius) => ring(lap(radius), lap(radius - 3), 'stripe')),
      area(lap(46), 'grass'),
      ring(lap(40), lap(28), 'zone', { opacity: 0.3 }),
      loop(lap(70), { weight: 1 }),
      loop(lap(46.5), { weight: 1 }),
      segment(20, 46, 20, 70, { weight: 1.4 }),
      ...lettering('1', [26, 60], 7, { turn: 90, opacity: 0.7 }),
    ],
    standing: [
      ...poles.flatMap(
        ({ x, y }) => [line(inSpace(x, y, 0, x, y, 3), { width: 0.6, tone: 'line' })] satisfies Standing[],
      ),
      ...Array.from({ length: 8 }, (_, index) => {
        const { x, y, heading } = along(
          lap(56 + ((index * 5) % 11)),
          0.13 + index * 0.0085 + random.range(-0.002, 0.002),
        )
        return horse(x, y, heading, { coat: 'accent', rider: tones[index % tones.length] ?? 'red' })
      }).flat(),
      ...block(0, 88, 90, 16, 12, 'accent', 'line'),
    ],
    shots: [
      { at: [104, -36], span: 42, turns: [-32, 28, 118] },
      { at: [96, -34], span: 64, turns: [-24, 40] },
    ],
    tilts: [
      { at: [106, -36], span: 34, turns: [-60, 28, 110] },
      { at: [98, -34], span: 50, turns: [-30, 34] },
    ],
  }
}

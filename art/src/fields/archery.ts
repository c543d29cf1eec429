import { box, circle, polar, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { arrow, shots } from './target.ts'

// Centimeters. World Archery book 3: a face of 122 in ten rings of 6.1, white, black, blue, red and gold in pairs.
export const archery = (random: Random): Scene => {
  const pairs: Tone[] = ['chalk', 'ink', 'blue', 'red', 'spot']
  const face = pairs.map((tone, index) => area(circle(0, 0, 61 - index * 12.2), tone))
  const borders = Array.from({ length: 9 }, (_, index) =>
    loop(circle(0, 0, 54.9 - index * 6.1), {
      weight: 0.32,
      tone: index === 2 ? 'chalk' : 'ink',
      opacity: index % 2 ? 0.4 : 0.75,
    }),
  )
  const group = Array.from({ length: random.int(3, 5) }, (_, index) =>
    polar(random.range(-6, 10), random.range(-8, 8), 5 + index * 4, index * 130 + random.range(0, 60)),
  )
  return {
    family: 'wall',
    light: 'sun',
    modes: [],
    ground: [
      ...Array.from({ length: 20 }, (_, index) => area(rect(-200, -150 + index * 16, 400, 8), 'stripe')),
      area(box(0, 0, 148, 148), 'rim'),
      area(box(0, 0, 136, 136), 'field'),
      ...Array.from({ length: 17 }, (_, index) =>
        segment(-68, -64 + index * 8, 68, -64 + index * 8, { weight: 0.3, tone: 'zone' }),
      ),
      area(circle(4, 5, 63), 'shade', { opacity: 0.2 }),
      ...face,
      ...borders,
      segment(-2, 0, 2, 0, { weight: 0.3, tone: 'ink' }),
      segment(0, -2, 0, 2, { weight: 0.3, tone: 'ink' }),
    ],
    standing: group.flatMap(([x, y], index) =>
      arrow(x, y, random.range(-62, -36), 34, index % 2 ? 'accent' : 'red'),
    ),
    shots: shots(61),
  }
}

import { arc, circle, polar } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { boards } from '../textures.ts'
import type { Tone } from '../tones.ts'
import { arrow } from './target.ts'

// Millimeters. WDF playing rules: doubles ring 170, trebles 107, bulls 15.9 and 6.35, twenty sectors.
const sectorValues = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5]

export const darts = (random: Random): Scene => {
  const wedge = (index: number, inner: number, outer: number, tone: Tone): Shape => {
    const [from, to] = [index * 18 - 99, index * 18 - 81]
    return area([...arc(0, 0, outer, from, to), ...arc(0, 0, inner, to, from)], tone)
  }
  const sectors = sectorValues.flatMap((_, index) => {
    const even = index % 2 === 0
    return [
      wedge(index, 15.9, 170, even ? 'ink' : 'chalk'),
      wedge(index, 99, 107, even ? 'spot' : 'field'),
      wedge(index, 162, 170, even ? 'spot' : 'field'),
    ]
  })
  const thrown = Array.from({ length: 3 }, (_, index) =>
    polar(0, -103 + index * 3, random.range(0, 12), random.range(0, 360)),
  )
  return {
    family: 'parlor',
    light: 'windows',
    modes: [],
    ground: [
      ...boards([-420, -300, 840, 600], 34, random),
      area(circle(8, 12, 226), 'shade', { opacity: 0.28 }),
      area(circle(0, 0, 225), 'ink'),
      ...sectors,
      ...sectorValues.map((_, index) =>
        line([polar(0, 0, 15.9, index * 18 - 99), polar(0, 0, 170, index * 18 - 99)], {
          weight: 0.25,
          tone: 'line',
        }),
      ),
      ...[99, 107, 162, 170].map((radius) => loop(circle(0, 0, radius), { weight: 0.25 })),
      area(circle(0, 0, 15.9), 'field'),
      area(circle(0, 0, 6.35), 'spot'),
      ...sectorValues.flatMap((value, index) =>
        lettering(String(value), polar(0, 0, 196, index * 18 - 90), 20),
      ),
    ],
    standing: thrown.flatMap(([x, y], index) =>
      arrow(x, y, random.range(-58, -30) + index * 4, 96, 'accent'),
    ),
    shots: [
      { at: [0, -70], span: 210, turns: [-14, 18, 6] },
      { at: [40, 0], span: 330, turns: [-10, 14] },
      { at: [60, -60], span: 260, turns: [-24, 20] },
    ],
  }
}

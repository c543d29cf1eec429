import { box, circle, rect, roundedBox, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'

const bayWidth = 4
const storyHeight = 3.2

/** A window: reveal, pane (sometimes lit or curtained), and a sill or balcony with its shadow. */
const bay = (random: Random, x: number, y: number, balcony: boolean): Shape[] => {
  const mood = random.next()
  const pane = mood > 0.72 ? 'accent' : 'zone'
  return [
    area(rect(x - 1.3, y - 1.2, 2.6, 2.3), 'deep'),
    area(rect(x - 1.15, y - 1.05, 2.45, 2.15), pane),
    area(through(x - 1.15, y - 1.05, x + 0.2, y - 1.05, x - 1.15, y + 0.6), 'chalk', {
      opacity: pane === 'accent' ? 0.35 : 0.08,
    }),
    ...(mood > 0.45 && mood < 0.62 ? [area(rect(x - 1.15, y - 1.05, 0.7, 2.15), 'line')] : []),
    ...(mood > 0.93
      ? [
          area(circle(x + 0.55, y + 0.1, 0.3), 'deep'),
          area(roundedBox(x + 0.55, y + 0.85, 0.85, 1, 0.25), 'deep'),
        ]
      : []),
    segment(x + 0.07, y - 1.05, x + 0.07, y + 1.1, { width: 0.09, tone: 'deep' }),
    ...(balcony
      ? [
          area(rect(x - 1.5, y + 0.75, 3.5, 1.1), 'shade', { opacity: 0.22 }),
          area(rect(x - 1.7, y + 0.35, 3.4, 0.16), 'line'),
          ...[-1.6, -1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2, 1.6].map((step) =>
            segment(x + step, y + 0.4, x + step, y + 1.2, { width: 0.07, tone: 'line' }),
          ),
          area(rect(x - 1.8, y + 1.1, 3.6, 0.3), 'stripe'),
        ]
      : [
          area(rect(x - 1.5, y + 1.15, 3, 0.24), 'line'),
          area(rect(x - 1.3, y + 1.39, 3, 0.18), 'shade', { opacity: 0.2 }),
        ]),
  ]
}

/** A hotel facade with some lit windows. */
export const facade = (random: Random): Scene => {
  const pattern = random.int(0, 2)
  const bays = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 11 }, (_unused, column) => {
      const balcony =
        pattern === 0 ? row % 2 === 0 : pattern === 1 ? (row + column) % 2 === 0 : column % 3 === 1
      return bay(random, (column - 5) * bayWidth, (row - 4) * storyHeight, balcony)
    }),
  ).flat(2)
  return {
    family: 'stay',
    light: 'sun',
    modes: [],
    ground: [
      area(box(0, 0, 90, 80), 'field'),
      ...Array.from({ length: 10 }, (_, row) =>
        area(rect(-45, (row - 4.5) * storyHeight - 0.16, 90, 0.3), 'stripe'),
      ),
      ...Array.from({ length: 6 }, (_, column) =>
        area(rect((column - 2.5) * bayWidth * 2 - 0.3, -40, 0.6, 80), 'stripe'),
      ),
      ...bays,
    ],
    shots: [
      { at: [1, 0.6], span: 12.6, turns: [-24, 18, -12] },
      { at: [-4, 1], span: 16.5, turns: [-32, 26] },
      { at: [5, -2], span: 10, turns: [14, -20] },
    ],
  }
}

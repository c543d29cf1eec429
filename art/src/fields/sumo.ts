import { box, circle } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, segment } from '../shape.ts'

// Meters. JSA: a straw ring 4.55 across on a clay mound of 6.7, starting lines 0.7 apart.
export const sumo = (): Scene => ({
  family: 'earth',
  light: 'windows',
  modes: ['tilt', 'swap'],
  ground: [
    area(box(0, 0, 6.7, 6.7), 'zone'),
    area(circle(0, 0, 2.5), 'field'),
    ...Array.from({ length: 20 }, (_, index) => {
      const step = 18
      const ringArc = circle(0, 0, 2.28).slice((index * step) / 2, (index * step) / 2 + 8)
      return line(ringArc, { width: 0.15, tone: 'accent' })
    }),
    segment(-0.45, -0.4, -0.45, 0.4, { weight: 1.4 }),
    segment(0.45, -0.4, 0.45, 0.4, { weight: 1.4 }),
    loop(box(0, 0, 6.3, 6.3), { weight: 1.2, tone: 'accent' }),
  ],
  shots: [
    { at: [0.4, 0.3], span: 5, turns: [-32, 24, 62] },
    { at: [1.6, 1], span: 4, turns: [-24, 40] },
  ],
  tilts: [{ at: [0, 0], span: 5, turns: [-32, 28, 58] }],
})

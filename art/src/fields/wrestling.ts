import { arc, box, circle } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { matScene } from './mat.ts'

const seams = (half: number, count: number): Shape[] =>
  Array.from({ length: count - 1 }, (_, index) => {
    const x = -half + ((index + 1) * half * 2) / count
    return segment(x, -half, x, half, { weight: 0.35, opacity: 0.22 })
  })

// Feet. NFHS wrestling rule 2: a circle of 28 to 32 and an inner one of 10 on a mat of 38 to 42;
// starting lines 3 long, 1 apart.
export const wrestling = (): Scene => ({
  ...matScene,
  complex: { pitch: [46, 46], between: 'aisle' },
  ground: [
    area(box(0, 0, 42, 42), 'field'),
    ...seams(21, 7),
    area(circle(0, 0, 15), 'zone'),
    loop(circle(0, 0, 15), { weight: 2.4 }),
    area(circle(0, 0, 5), 'accent'),
    loop(circle(0, 0, 5)),
    segment(-1.5, -1.5, -1.5, 1.5, { weight: 1.6, tone: 'spot' }),
    segment(1.5, -1.5, 1.5, 1.5, { weight: 1.6, tone: 'deep' }),
    segment(-1.5, 0, 1.5, 0, { weight: 1.2, tone: 'field' }),
    line(arc(-18.5, 18.5, 1.6, 0, 90), { weight: 0.6 }),
    loop(box(0, 0, 42, 42), { weight: 0.7 }),
  ],
  shots: [
    { at: [2, 0], span: 32, turns: [-30, 40, 20] },
    { at: [8, 5], span: 24, turns: [-24, 55, 118] },
    { at: [2, 1], span: 14, turns: [30, -38] },
    { at: [11, 11], span: 26, turns: [-36, 26] },
  ],
  tilts: [
    { at: [0, 0], span: 30, turns: [-30, 34, 62] },
    { at: [4, 4], span: 22, turns: [-48, 24] },
  ],
})

import { post } from '../equipment.ts'
import { circle, closedUp, polygon, raised } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, segment } from '../shape.ts'
import { fence, ringScene } from './ring.ts'

// Meters. Unified rules of MMA: a caged area up to 9.75 across; an octagon here, fence 1.75 high.
export const cage = (): Scene => {
  const octagon = (radius: number) => polygon(0, 0, radius, 8, 22.5)
  return {
    ...ringScene,
    ground: [
      area(octagon(6.4), 'zone'),
      area(octagon(5), 'field'),
      loop(octagon(4.2), { weight: 0.8 }),
      area(circle(0, 0, 1.2), 'accent'),
      loop(circle(0, 0, 1.2)),
      segment(-1.2, 0, 1.2, 0, { weight: 0.8 }),
      ...[-2.3, 2.3].map((x) => segment(x, -0.5, x, 0.5, { weight: 1.4, tone: 'spot' })),
      loop(octagon(5), { weight: 2, tone: 'accent' }),
    ],
    standing: [
      ...octagon(5.05).flatMap(([x, y]) => post(x, y, 1.9, 0.12, 'ink')),
      ...fence(octagon(5.05), 1.75, 5, 0.05, 'ink'),
      line(raised(closedUp(octagon(5.05)), 1.8), { width: 0.16, tone: 'accent' }),
    ],
    shots: [
      { at: [1.4, 1], span: 8, turns: [-32, 24, 10] },
      { at: [3.4, 1], span: 6.4, turns: [-24, 40, 118] },
    ],
    tilts: [
      { at: [0, 0], span: 10, turns: [-32, 28, 58] },
      { at: [2, 2], span: 8, turns: [-48, 38] },
    ],
  }
}

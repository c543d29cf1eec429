import { arc, polar } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { area, loop, segment } from '../shape.ts'
import { runner } from './runner.ts'

// Feet. WFTDA rules appendix: the inside line is two half circles of 12.5 radius 35 apart; the outside line's
// half circles, of 26.5, are offset by a foot, which makes the straights wider at their exits.
export const rollerDerby = (): Scene => {
  const inner = [...arc(17.5, 0, 12.5, -90, 90), ...arc(-17.5, 0, 12.5, 90, 270)]
  const outer = [...arc(17.5, 1, 26.5, -90, 90), ...arc(-17.5, -1, 26.5, 90, 270)]
  return {
    family: 'hardcourt',
    light: 'windows',
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [118, 84], between: 'aisle' },
    ground: [
      area([...arc(17.5, 1, 36.5, -90, 90), ...arc(-17.5, -1, 36.5, 90, 270)], 'accent'),
      area(outer, 'field'),
      area(inner, 'zone'),
      ...[15.5, 18.5, 21.5].map((radius) =>
        loop([...arc(17.5, 0.3, radius, -90, 90), ...arc(-17.5, -0.3, radius, 90, 270)], {
          tone: 'stripe',
          weight: 0.5,
        }),
      ),
      ...[0, 1, 2, 3].map((index) =>
        segment(-17.5 + index * 10, 15.5, -17.5 + index * 10, 21, { weight: 0.7 }),
      ),
      segment(17.5, -12.5, 17.5, -25.5, { weight: 1.3 }),
      segment(-12.5, -12.5, -12.5, -27.5, { weight: 1.3 }),
      loop(inner, { weight: 1.2 }),
      loop(outer, { weight: 1.2 }),
    ],
    players: Array.from({ length: 10 }, (_, index) => {
      const [x, y] = polar(17.5, 0, 15.5 + (index % 4) * 2.7, -58 + index * 11)
      return runner(x, y, 3.4, 32 + index * 11, index % 2 ? 'spot' : 'line')
    }).flat(),
    shots: [
      { at: [26, 4], span: 40, turns: [-32, 24, 70] },
      { at: [4, -16], span: 30, turns: [-50, 34] },
      { at: [0, 0], span: 58, turns: [-24, 40] },
    ],
    tilts: [
      { at: [18, 2], span: 40, turns: [-62, 34, -116] },
      { at: [0, 0], span: 50, turns: [-30, 34] },
    ],
  }
}

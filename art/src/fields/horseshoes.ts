import { box, inSpace, polar, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line, standingAt } from '../shape.ts'
import type { Shape } from '../shape.ts'
import type { Tone } from '../tones.ts'

// Feet. NHPA: stakes 40 apart, an inch thick and 15 high, in pits of 43 by 31 in; shoes 7.5 across, drawn larger.
export const horseshoes = (random: Random): Scene => {
  const shoe = (x: number, y: number, turn: number, tone: Tone): Shape[] => {
    const bow = Array.from({ length: 15 }, (_, index) => polar(x, y, 0.5, turn + 40 + index * 20))
    return [line(bow, { width: 0.24, tone })]
  }
  return {
    family: 'links',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 40, 40), 'field'),
      ...Array.from({ length: 10 }, (_, index) => area(rect(-20 + index * 4, -20, 2, 40), 'stripe')),
      area(box(0, 0, 6.6, 5), 'rim'),
      area(box(0, 0, 6, 4.4), 'sand'),
      area(rect(-3, -4.4, 6, 2.2), 'zone'),
      area(rect(-3, 2.2, 6, 2.2), 'zone'),
      ...shoe(-0.1, 0.1, random.range(120, 200), 'spot'),
      ...shoe(1.3, -1, random.range(0, 90), 'ink'),
      ...shoe(-1.5, 1.1, random.range(200, 300), 'ink'),
    ],
    standing: [
      ...standingAt(0, 0, [
        line(inSpace(0, 0, 0, -0.2, 0, 1.25), { width: 0.16, tone: 'chalk' }),
        facing([-0.2, 0, 1.25], disc(0.12), 'chalk'),
      ]),
    ],
    shots: [
      { at: [0.2, 0], span: 5.4, turns: [-32, 28, 62] },
      { at: [0.6, 0.4], span: 7.4, turns: [-24, 40] },
    ],
    tilts: [{ at: [0, 0], span: 5.4, turns: [-60, 58, -30] }],
  }
}

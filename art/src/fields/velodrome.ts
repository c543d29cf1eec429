import { box, oval } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, loop, ring, segment } from '../shape.ts'
import { bicycle } from './bicycle.ts'
import { along } from './course.ts'

// Meters. UCI regulations 3.6: a lap of 250, 7 wide; the blue band inside, measuring line at 0.2 (black),
// sprinters' line at 0.85 (red), stayers' line at a third of the width (blue); the straights bend slightly.
export const velodrome = (random: Random): Scene => {
  const [straight, curb] = [44, 24.5]
  const lap = (out: number) => oval(straight, curb + out * 1.7)
  const riders = [0.1, 0.118, 0.136, 0.154].map((part, index) => ({
    ...along(lap(1.6 + index * 0.12), part + 0.01),
    shirt: (['red', 'spot', 'blue', 'line'] as const)[index] ?? 'line',
  }))
  const pursuit = random.range(0.56, 0.62)
  return {
    family: 'hardwood',
    light: 'windows',
    modes: ['tilt', 'swap'],
    bold: 0.85,
    ground: [
      area(lap(9), 'rim'),
      area(lap(7), 'field'),
      ...[6, 4.6, 3.2, 1.4].map((out) => ring(lap(out), lap(out - 0.7), 'stripe')),
      ring(lap(0), lap(-1.1), 'accent'),
      area(lap(-1.1), 'zone'),
      loop(lap(0.2), { weight: 0.7, tone: 'ink' }),
      loop(lap(0.95), { weight: 0.7, tone: 'spot' }),
      loop(lap(2.5), { weight: 0.9, tone: 'rim' }),
      loop(lap(7), { weight: 1.3 }),
      ...[-12, 10].map((x) => segment(x, curb, x, curb + 11.9, { weight: 1, tone: x > 0 ? 'ink' : 'spot' })),
      segment(2, curb, 2, curb + 11.9, { weight: 1.8 }),
      ...Array.from({ length: 4 }, (_, index) =>
        segment(-20 + index * 1.2, curb, -20 + index * 1.2, curb + 11.9, { weight: 0.5 }),
      ),
      loop(lap(-5), { weight: 0.7 }),
      area(box(0, 0, 30, 12), 'accent'),
    ],
    standing: [
      ...riders.flatMap(({ x, y, heading, shirt }) => bicycle(x, y, heading, shirt, 2.4)),
      ...[0, 0.014].flatMap((gap) => {
        const { x, y, heading } = along(lap(1.2), pursuit + gap)
        return bicycle(x, y, heading, 'spot', 2.4)
      }),
    ],
    shots: [
      { at: [38, -20], span: 24, turns: [-32, 28, 118] },
      { at: [36, -22], span: 17, turns: [-24, 40] },
      { at: [36, -8], span: 46, turns: [-48, 20] },
      { at: [4, 30], span: 24, turns: [-24, 40] },
    ],
    tilts: [
      { at: [38, -20], span: 21, turns: [-60, 28, 110] },
      { at: [30, -14], span: 40, turns: [-30, 34] },
    ],
  }
}

import { box, circle, inSpace } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line, loop } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { ripples } from '../textures.ts'
import { bottomLines } from './pool.ts'

/** Eight swimmers in a star, with rings on the water. */
export const artisticSwimming = (random: Random): Scene => {
  const swimmers = Array.from({ length: 8 }, (_, index) => index * 45)
  const at = (angle: number, radius: number): [number, number] => [
    radius * Math.cos((angle * Math.PI) / 180),
    radius * Math.sin((angle * Math.PI) / 180),
  ]
  return {
    family: 'water',
    light: 'windows',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 32, 24), 'field'),
      ...bottomLines({ length: 32, lanes: 9 }).map((shape): Shape => ({ ...shape, opacity: 0.45 })),
      ...ripples([-16, -12, 32, 24], 2.4, 90, random),
      ...[6.4, 5, 3.8].map((radius, index) =>
        loop(circle(0, 0, radius), { weight: 0.9 - index * 0.15, opacity: 0.7 }),
      ),
    ],
    standing: swimmers.flatMap((angle) => {
      const [hx, hy] = at(angle, 1.5)
      const [fx, fy] = at(angle, 3.2)
      return [
        line(inSpace(hx, hy, 0.05, fx, fy, 0.05), { width: 0.34, tone: 'accent', round: true }),
        line([at(angle - 20, 1.9), [hx, hy], at(angle + 20, 1.9)], {
          width: 0.16,
          tone: 'spot',
          round: true,
        }),
        facing([hx, hy, 0.15], disc(0.24), 'line'),
      ]
    }),
    shots: [
      { at: [1.4, 0.4], span: 11, turns: [-32, 20, 62] },
      { at: [2.4, 1.4], span: 8, turns: [-20, 40] },
    ],
    tilts: [{ at: [0, 0], span: 9.5, turns: [-32, 20] }],
  }
}

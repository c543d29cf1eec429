import { spline } from '../curves.ts'
import { block, flag } from '../equipment.ts'
import { box, circle, roundedBox, through } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Scene } from '../scene.ts'
import { area, bothSides, dashedAlong, loop, segment } from '../shape.ts'
import { harrowed } from './footing.ts'

// Meters. FEI dressage rules: 60 by 20 with letters around it; the tracks of a test are loops through the middle.
export const dressage = (): Scene => {
  const sides = ['KVESH', 'FBXRM']
  const letters = sides.flatMap((word, index) =>
    [...word].flatMap((letter, place) =>
      lettering(letter === 'X' && index === 1 ? 'B' : letter, [-24 + place * 12, index ? 12.6 : -12.6], 2.2, {
        turn: index ? 0 : 180,
      }),
    ),
  )
  const tests = spline(through(-30, 0, -18, 0, -6, -8, 4, 0, 14, 8, 24, 0, 18, -8, 10, -4, 10, 4, 18, 8))
  return {
    family: 'earth',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 120, 70), 'grass'),
      area(roundedBox(0, 0, 76, 32, 3), 'zone'),
      area(box(0, 0, 60, 20), 'field'),
      ...harrowed(60, 20, 12),
      loop(box(0, 0, 60, 20), { weight: 1.4 }),
      segment(-30, 0, 30, 0, { weight: 0.35, opacity: 0.6 }),
      loop(circle(0, 0, 10), { weight: 0.5, opacity: 0.7 }),
      ...dashedAlong(tests, 1.5, 1.2, { weight: 0.8, tone: 'red' }),
      ...letters,
      ...lettering('A', [-33, 0], 2.2, { turn: 90 }),
      ...lettering('C', [33, 0], 2.2, { turn: -90 }),
    ],
    standing: bothSides(
      [-30, -18, -6, 6, 18, 30].flatMap((x) => [
        ...block(x, 10, 0.5, 0.5, 0.8, 'line'),
        ...flag(x, 11, 1.6, 1.1, 'spot', 'line'),
      ]),
    ),
    shots: [
      { at: [18, 3], span: 20, turns: [-32, 28, 62] },
      { at: [4, 0], span: 27, turns: [-24, 40] },
      { at: [26, 7], span: 14, turns: [-38, 20] },
    ],
    tilts: [
      { at: [18, 0], span: 19, turns: [-60, 58, -30] },
      { at: [6, 0], span: 26, turns: [-30, 34] },
    ],
  }
}

import { spline } from '../curves.ts'
import { flag } from '../equipment.ts'
import { box, inSpace, roundedBox } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, line, loop, placed } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'
import { harrowed } from './footing.ts'
import { horse } from './horse.ts'

/** A fence: striped poles between two wings. */
const fence = (turn: number, x: number, y: number, tone: Tone, spread: number): Standing[] => {
  const poles = Array.from({ length: spread }, (_, index) => index * 0.9)
  const parts: Standing[] = poles.flatMap((offset) => [
    ...Array.from({ length: 5 }, (_, index): Standing =>
      line(inSpace(offset, -2 + index * 0.8, 1.25, offset, -1.2 + index * 0.8, 1.25), {
        width: 0.24,
        tone: index % 2 ? 'line' : tone,
      }),
    ),
    ...Array.from({ length: 5 }, (_, index): Standing =>
      line(inSpace(offset, -2 + index * 0.8, 0.7, offset, -1.2 + index * 0.8, 0.7), {
        width: 0.2,
        tone: index % 2 ? tone : 'line',
      }),
    ),
    ...[-1, 1].flatMap((side): Standing[] => [
      area(
        inSpace(offset, side * 2, 0, offset, side * 3, 0, offset, side * 3, 1, offset, side * 2, 1.7),
        tone,
      ),
      line(inSpace(offset, side * 2, 1.6, offset, side * 3, 1), { width: 0.22, tone }),
    ]),
  ])
  return placed(parts, x, y, turn)
}

// Meters. FEI jumping rules: poles of 3.5 to 4, oxers two poles deep, heights up to 1.6; a start line between flags.
export const jumping = (random: Random): Scene => {
  const jumps = [
    { x: -16, y: -6, turn: 20 },
    { x: -6, y: 7, turn: -40 },
    { x: 4, y: -5, turn: 64 },
    { x: 11, y: 5, turn: 8 },
    { x: 20, y: -7, turn: -28 },
    { x: -24, y: 8, turn: 80 },
  ]
  const path = spline([[-34, 0], ...jumps.slice(0, 5).map(({ x, y }): Point => [x, y]), [34, 2]])
  const tones: [Tone, ...Tone[]] = ['red', 'blue', 'spot']
  return {
    family: 'earth',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 140, 90), 'grass'),
      area(roundedBox(0, 0, 76, 34, 6), 'field'),
      ...harrowed(72, 30, 14),
      loop(roundedBox(0, 0, 76, 34, 6), { weight: 1.3 }),
      ...dashedAlong(path, 1.3, 1.2, { weight: 0.7, tone: 'accent' }),
    ],
    standing: [
      ...horse(8.6, 0.4, 40, { size: 0.52, coat: 'accent', rider: 'blue' }),
      ...jumps.flatMap(({ x, y, turn }, index) => [
        ...fence(turn, x, y, tones[index % 3] ?? 'red', 1 + ((index + random.int(0, 1)) % 2)),
        ...placed(flag(0, 3.4, 2.4, 0.9, 'red', 'line'), x, y, turn),
      ]),
    ],
    shots: [
      { at: [7, 0], span: 14, turns: [-32, 28, 62] },
      { at: [-4.6, 5], span: 11.5, turns: [-24, 40] },
      { at: [10, 3], span: 10.5, turns: [-48, 20] },
    ],
    tilts: [
      { at: [7, 0], span: 13, turns: [-30, 34, 64] },
      { at: [0, 2], span: 14, turns: [-46, 24] },
    ],
  }
}

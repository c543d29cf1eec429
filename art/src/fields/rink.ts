import { box, circle, roundedBox, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, ring, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { skateMarks } from '../textures.ts'

// Feet. NHL and USA Hockey rule 1: 200 by 85, corners of 28; goal lines 11 from the ends, blue lines 25 from the
// middle and 1 wide, circles of 15, end spots 20 from the goal line and 22 from the middle; goals 6 by 4.
export const rinkLength = 200
export const rinkWidth = 85
export const side = rinkWidth / 2

export const sheet = (random: Random, worn: number): Shape[] => [
  area(roundedBox(0, 0, rinkLength, rinkWidth, 28), 'field'),
  ...skateMarks([-96, -38, 192, 76], worn, random),
]

export const dasherBoards = (): Shape[] => [
  // Covers skate marks outside the boards.
  ring(box(0, 0, rinkLength * 2, rinkWidth * 3), roundedBox(0, 0, rinkLength, rinkWidth, 28), 'rim', {
    fine: true,
  }),
  ring(
    roundedBox(0, 0, rinkLength + 4, rinkWidth + 4, 30),
    roundedBox(0, 0, rinkLength, rinkWidth, 28),
    'deep',
  ),
  ring(
    roundedBox(0, 0, rinkLength + 1.2, rinkWidth + 1.2, 28.6),
    roundedBox(0, 0, rinkLength, rinkWidth, 28),
    'chalk',
    {
      fine: true,
    },
  ),
]

export const faceOff = (x: number, y: number): Shape[] => {
  const corner = (sx: number, sy: number) =>
    line(through(x + sx * 6, y + sy, x + sx * 2, y + sy, x + sx * 2, y + sy * 4), {
      tone: 'red',
      weight: 0.7,
      fine: true,
    })
  return [
    loop(circle(x, y, 15), { tone: 'red' }),
    area(circle(x, y, 1.6), 'red'),
    ...[-1, 1].flatMap((sx) => [-1, 1].map((sy) => corner(sx, sy))),
    ...[-1, 1].flatMap((sy) =>
      [-2.8, 2.8].map((dx) =>
        segment(x + dx, y + sy * 15, x + dx, y + sy * 17.4, { tone: 'red', weight: 0.7, fine: true }),
      ),
    ),
  ]
}

export const ice = { family: 'ice', light: 'windows' } as const

export const shots: Scene['shots'] = [
  { at: [67, 18], span: 44, turns: [-32, 24, 70] },
  { at: [2, 0], span: 48, turns: [-30, 62, 22] },
  { at: [85, 3], span: 38, turns: [-58, 40, 115] },
  { at: [22, 10], span: 58, turns: [-42, 28] },
  { at: [80, 26], span: 58, turns: [15, -35] },
]

export const tilts: Scene['tilts'] = [
  { at: [68, 14], span: 44, turns: [-34, 38, 146] },
  { at: [80, 0], span: 42, turns: [-64, 60, -116] },
  { at: [4, 0], span: 50, turns: [-26, 30, 64] },
  { at: [30, 4], span: 62, turns: [-38, 40] },
]

import { arc, box, circle, inSpace, raised, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, dashedAlong, line, loop } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { boards } from '../textures.ts'

interface Court {
  readonly length: number
  readonly lane: number
  readonly arcRadius: number
  /** Distance from the middle at which the arc becomes straight. */
  readonly arcSide: number
}

// Feet. 94 by 50 with a 12 ft lane: NCAA rule 1; the 16 ft lane and the 23.75 ft arc: NBA rule 1;
// the 84 ft court with its 19.75 ft arc: NFHS rule 1.
const courts: [Court, Court, Court] = [
  { length: 94, lane: 12, arcRadius: 22.15, arcSide: 21.65 },
  { length: 94, lane: 16, arcRadius: 23.75, arcSide: 22 },
  { length: 84, lane: 12, arcRadius: 19.75, arcSide: 19.75 },
]
const courtWidth = 50
const basketDistance = 5.25
const boardDistance = 4
const freeThrowDistance = 19
const circleRadius = 6

const markings = ({ length, lane, arcRadius, arcSide }: Court) => {
  const end = length / 2
  const [basket, throwLine, side] = [end - basketDistance, end - freeThrowDistance, lane / 2]
  const swing = (Math.asin(arcSide / arcRadius) * 180) / Math.PI
  const threePoint = [...through(end, -arcSide), ...arc(basket, 0, arcRadius, 180 + swing, 180 - swing)]
  const blocks = [7, 8, 11, 14].flatMap((distance) =>
    [-1, 1].map((sign) => area(box(end - distance - 0.5, sign * (side + 0.5), 0.5, 1), 'line')),
  )
  return [
    area(arc(throwLine, 0, circleRadius, 90, 270), 'accent'),
    area(rect(throwLine, -side, freeThrowDistance, lane), 'zone'),
    line([...threePoint, ...through(end, arcSide)]),
    line(through(end, -side, throwLine, -side, throwLine, side, end, side)),
    line(arc(throwLine, 0, circleRadius, 90, 270)),
    ...dashedAlong(arc(throwLine, 0, circleRadius, -84, 90), 1.5, 1.3, { weight: 0.8 }),
    ...blocks,
    line(
      [
        ...through(end - boardDistance, -4),
        ...arc(basket, 0, 4, 270, 90),
        ...through(end - boardDistance, 4),
      ],
      {
        weight: 0.8,
      },
    ),
  ]
}

const basket = ({ length }: Court): Standing[] => {
  const end = length / 2
  const board = (z: number): Point[] => raised(through(end - boardDistance, -3, end - boardDistance, 3), z)
  return [
    area([...board(9.2), ...board(12.7).toReversed()], 'chalk'),
    line(board(12.7), { weight: 1.4, tone: 'chalk' }),
    line(inSpace(end + 5, 0, 0, end + 2, 0, 10.5, end - boardDistance + 0.2, 0, 11), {
      width: 0.7,
      tone: 'ink',
    }),
    loop(raised(circle(end - basketDistance, 0, 0.75), 10), { width: 0.3, tone: 'spot' }),
  ]
}

export const basketball = (random: Random): Scene => {
  const court = random.pick(courts)
  const end = court.length / 2
  return {
    family: 'hardwood',
    light: 'windows',
    modes: ['tilt', 'swap', 'plan'],
    complex: { pitch: [court.length + 16, courtWidth + 11], between: 'aisle' },
    ball: 'basketball',
    ground: [
      area(box(0, 0, court.length, courtWidth), 'field'),
      ...boards([-end, -courtWidth / 2, court.length, courtWidth], 0.9, random),
      area(circle(0, 0, circleRadius), 'zone'),
      area(arc(0, 0, circleRadius, 90, 270), 'accent'),
      ...bothEnds(markings(court)),
      loop(circle(0, 0, circleRadius)),
      loop(circle(0, 0, 2), { weight: 0.8 }),
      across(0, courtWidth / 2),
      loop(box(0, 0, court.length, courtWidth), { weight: 1.2 }),
    ],
    standing: bothEnds(basket(court)),
    shots: [
      { at: [end - 13, 0], span: 40, turns: [-35, 62, 118, -62, 24] },
      { at: [0, 1], span: 22, turns: [-28, 32, 68] },
      { at: [end - 16, 4], span: 27, turns: [28, -50, 100] },
      { at: [end - 7, 15], span: 34, turns: [-22, 40, 150] },
      { at: [end - 22, 0], span: 56, turns: [90, -72, 18] },
    ],
    tilts: [
      { at: [end - 12, 0], span: 36, turns: [-62, -118, 56, 140] },
      { at: [end - 20, 2], span: 46, turns: [-35, 35, 150, -150] },
      { at: [4, 0], span: 30, turns: [-24, 30, 64] },
    ],
  }
}

import { arc, box, circle, moved, polar, polygon, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, solid } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { rays } from '../textures.ts'

interface Diamond {
  readonly base: number
  readonly rubber: number
  /** Radius of the skinned infield around the pitcher's plate. */
  readonly skin: number
  readonly fence: number
  readonly circle: number
  readonly grassInfield: boolean
}

const foul = (radius: number, side: number) => polar(0, 0, radius, -90 + side * 45)

const cornerBase = ([x, y]: Point) => area(polygon(x, y, 1.9, 4), 'line')

// The infield between the foul lines: rounded behind the bases, cut off before the backstop.
const skinned = ({ rubber, skin }: Diamond): Shape[] => {
  const bend = arc(0, -rubber, skin, 205, 335)
  return [area([...bend, ...through(30, 2, 12, 16, -12, 16, -30, 2)], 'dirt'), area(circle(0, 0, 24), 'dirt')]
}

// Rings that a drag mat leaves in the dirt.
const dragged = ({ rubber, skin }: Diamond): Shape[] =>
  [0.3, 0.48, 0.66, 0.84].map((part) =>
    line(arc(0, -rubber, skin * part, 196, 344), { weight: 0.5, tone: 'shade', opacity: 0.1, fine: true }),
  )

const infieldGrass = (base: number): Shape[] => {
  const corner = base / Math.SQRT2
  // Straight edges 3 ft inside the baselines, rounded off before the cut-outs at each base.
  const outline: Point[] = [
    ...arc(0, 0, 15, -55, -125),
    ...arc(-corner, -corner, 13, 38, -38),
    ...arc(0, -2 * corner, 13, 128, 52),
    ...arc(corner, -corner, 13, 218, 142),
  ]
  const inner = area(outline, 'zone')
  const half = area(
    outline.filter(([x]) => x <= 0),
    'stripe',
  )
  return [inner, half]
}

// Coach's boxes: three sides of a 20 ft box outside the baselines.
const coachBox = (corner: number, side: number) =>
  line(
    moved(
      turned(through(-4, -10, 0, -10, 0, 10, -4, 10), side * 45 + (side > 0 ? 180 : 0)),
      side * (corner + 13),
      16 - corner,
    ),
    { weight: 0.5, opacity: 0.8 },
  )

const diamond = (measures: Diamond): Shape[] => {
  const { base, rubber, fence, circle: plateCircle, grassInfield } = measures
  const corner = base / Math.SQRT2
  const lineStart = (side: number): Point => polar(0, 0, 4.6, -90 + side * 45)
  const batterBox = (side: number) => loop(box(side * 5.2, 0, 4, 6.4), { width: 0.42 })
  return [
    area([...arc(0, 0, fence + 14, -152, -28), ...through(120, 40, 0, 84, -120, 40)], 'field'),
    ...rays(fence, -135, -45, 14),
    area([...arc(0, 0, fence, -137, -43), ...arc(0, 0, fence - 15, -43, -137)], 'dirt'),
    line(arc(0, 0, fence + 3, -140, -40), { weight: 1.5, tone: 'accent' }),
    ...skinned(measures),
    ...dragged(measures),
    ...(grassInfield ? infieldGrass(base) : []),
    area(circle(0, 0, plateCircle), 'dirt'),
    area(circle(0, -rubber, grassInfield ? 9 : 8), 'dirt'),
    ...(grassInfield ? [] : [loop(circle(0, -rubber, 8), { weight: 0.7 })]),
    line([lineStart(-1), foul(fence, -1)]),
    line([lineStart(1), foul(fence, 1)]),
    coachBox(corner, -1),
    coachBox(corner, 1),
    ...(grassInfield
      ? []
      : [
          loop(through(0, 0, corner, -corner, 0, -2 * corner, -corner, -corner), {
            weight: 0.4,
            opacity: 0.4,
          }),
        ]),
    ...(
      [
        [corner, -corner],
        [0, -2 * corner],
        [-corner, -corner],
      ] as const
    ).map(cornerBase),
    area(box(0, -rubber, 3.4, 0.9), 'line'),
    batterBox(-1),
    batterBox(1),
    area(through(-1.4, -1.4, 1.4, -1.4, 1.4, 0, 0, 1.4, -1.4, 0), 'line'),
  ]
}

const scene = (measures: Diamond): Scene => {
  const { base, rubber } = measures
  const size = base / 90
  return {
    family: 'clay',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: diamond(measures),
    // The backstop.
    standing: [solid(through(-60, 46, 60, 46, 60, 47, -60, 47), 6)],
    shots: [
      { at: [0, -62 * size], span: 165 * size, turns: [0, -28, 35] },
      { at: [0, -4], span: 24, turns: [-24, 30, 14] },
      { at: [0, -30 * size], span: 100 * size, turns: [-38, 25] },
      { at: [58 * size, -62 * size], span: 66 * size, turns: [-28, 20] },
      { at: [12, -44 * size], span: 124 * size, turns: [12, -40, 28] },
      { at: [6, -rubber + 8], span: 74 * size, turns: [-24, 34] },
    ],
    tilts: [
      { at: [0, -58 * size], span: 118 * size, turns: [0, -32, 28, 12] },
      { at: [8, -30 * size], span: 76 * size, turns: [-44, 40] },
      { at: [-4, -14], span: 44, turns: [-26, 30] },
    ],
  }
}

// Feet. Official Baseball Rules 2.01: bases 90 apart, plate 60.5 from the rubber, grass line 95 from the rubber.
export const baseball = (): Scene => ({
  ...scene({ base: 90, rubber: 60.5, skin: 95, fence: 335, circle: 13, grassInfield: true }),
  ball: 'baseball',
})

// Feet. USA Softball rule 2: bases 60 apart, plate 43 from the rubber in a circle of 8, fence 220, no grass infield.
export const softball = (): Scene => ({
  ...scene({ base: 60, rubber: 43, skin: 60, fence: 222, circle: 11, grassInfield: false }),
  ball: 'baseball',
})

// Feet. Little League rule 1: bases 60 apart, plate 46 from the rubber, grass line 50 from it, fence 200.
export const littleLeague = (random: Random): Scene => ({
  ...scene({ base: 60, rubber: 46, skin: 54, fence: 206, circle: 9, grassInfield: random.chance(0.7) }),
  ball: 'baseball',
})

import { dot, lens, raised, rect, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, placed, segment, solid } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import { ripples } from '../textures.ts'
import type { Tone } from '../tones.ts'

interface Boat {
  readonly length: number
  readonly beam: number
  readonly crew: number
  /** Two oars per seat, one oar per seat on alternating sides, or a paddle. */
  readonly blades: 'sweep' | 'scull' | 'paddle'
  readonly reach: number
  readonly cox: boolean
}

// Meters, with beams at twice their true width. World Rowing: an eight is 17.6 long, a quadruple scull 13.2;
// ICF: a K4 is 11, a dragon boat 12.5 with ten pairs.
const boats = {
  eight: { length: 17.6, beam: 1, crew: 8, blades: 'sweep', reach: 3.5, cox: true },
  quad: { length: 13.2, beam: 0.9, crew: 4, blades: 'scull', reach: 2.6, cox: false },
  kayak: { length: 11, beam: 0.95, crew: 4, blades: 'paddle', reach: 1.3, cox: false },
  dragon: { length: 12.5, beam: 1.7, crew: 10, blades: 'scull', reach: 1.6, cox: true },
} as const satisfies Record<string, Boat>

const rower = (x: number, boat: Boat, index: number, stroke: number, shirt: Tone): Standing[] => {
  const sides = boat.blades === 'scull' ? [-1, 1] : [index % 2 ? 1 : -1]
  const oars = sides.flatMap((side): Standing[] => {
    const tip: Point = [x + stroke * boat.reach * 0.45, side * (boat.beam / 2 + boat.reach), 0.15]
    const neck: Point = [x + (tip[0] - x) * 0.8, tip[1] * 0.8, 0.2]
    return [
      line([[x, side * -0.1, 0.4], tip], { width: 0.085, tone: 'line' }),
      line([neck, tip], { width: 0.34, tone: 'spot' }),
    ]
  })
  return [
    ...oars,
    area(raised(dot(x, 0, 0.26, boat.beam * 0.34), 0.5), shirt),
    area(raised(dot(x + 0.08, 0, 0.17), 0.8), 'line'),
  ]
}

const crewed = (boat: Boat, stroke: number, shirt: Tone, hull: Tone): Standing[] => {
  const { length, beam, crew } = boat
  const spacing = (length * 0.62) / crew
  const seat = (index: number) => (index - (crew - 1) / 2) * spacing
  return [
    solid(lens(0, 0, length, beam), 0.5),
    area(raised(lens(0, 0, length, beam), 0.2), hull),
    area(raised(lens(0, 0, length * 0.72, beam * 0.55), 0.22), 'deep'),
    ...Array.from({ length: crew }, (_, index) => rower(seat(index), boat, index, stroke, shirt)).flat(),
    ...(boat.cox ? [area(raised(dot(seat(crew) + 0.4, 0, 0.22, 0.3), 0.5), 'accent')] : []),
  ]
}

/** Blade puddles that fade aft, and the bow wave. */
const puddles = (boat: Boat, forward: number): Shape[] => [
  ...[1, 2].flatMap((stroke) =>
    [-1, 1].flatMap((side) =>
      Array.from({ length: 4 }, (_, index) =>
        area(
          dot(
            -forward * (boat.length * 0.16 + stroke * boat.length * 0.42) + (index - 2) * 1.4,
            side * (boat.beam / 2 + boat.reach * 0.9),
            0.5 / stroke + 0.14,
          ),
          'zone',
        ),
      ),
    ),
  ),
  ...[-1, 1].map((side) =>
    line(through(forward * boat.length * 0.5, 0, -forward * boat.length * 0.9, side * boat.beam * 1.9), {
      tone: 'line',
      weight: 0.5,
      opacity: 0.5,
    }),
  ),
]

// Lanes of 13.5 m are marked by buoys 10 to 12.5 m apart (World Rowing, Albano system).
const laneWidth = 13.5
const buoys = (): Shape[] =>
  [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].flatMap((lane) =>
    Array.from({ length: 15 }, (_, index) =>
      area(dot((index - 7) * 10, lane * laneWidth, 0.42), index % 5 === 2 ? 'accent' : 'line'),
    ),
  )

const race =
  (kind: readonly [Boat, ...Boat[]]) =>
  (random: Random): Scene => {
    const boat = random.pick(kind)
    const shirts: Tone[] = random.shuffled(['spot', 'accent', 'line', 'red', 'accent'])
    const lanes = [-1, 0, 1, 2].map((lane) => ({
      y: lane * laneWidth,
      x: lane === 0 ? 0 : random.range(-0.42, 0.5) * boat.length,
      stroke: random.range(-0.9, 0.9),
    }))
    const ground = lanes.flatMap(({ x, y }) => placed(puddles(boat, 1), x, y))
    const standing = lanes.flatMap(({ x, y, stroke }, index) =>
      placed(crewed(boat, stroke, shirts[index] ?? 'line', index % 2 ? 'accent' : 'line'), x, y),
    )
    return {
      family: 'lake',
      light: 'sun',
      modes: ['tilt'],
      ground: [
        area(rect(-110, -90, 220, 180), 'field'),
        ...[-3, -1, 1].map((lane) =>
          area(rect(-110, lane * laneWidth - laneWidth / 2, 220, laneWidth), 'stripe'),
        ),
        ...ripples([-50, -40, 100, 80], 5, 90, random, 'zone'),
        ...buoys(),
        ...ground,
        segment(34, -90, 34, 90, { tone: 'line', weight: 0.6, opacity: 0.6 }),
      ],
      standing,
      shots: [
        { at: [0, 1.5], span: boat.length * 1.15, turns: [-32, 26, -58, 118] },
        { at: [2, 5], span: boat.length * 1.7, turns: [-24, 40, 62] },
        { at: [1, 0], span: boat.length * 0.8, turns: [-40, 30] },
      ],
      tilts: [
        { at: [0, 1], span: boat.length * 1.05, turns: [-36, 34, 146] },
        { at: [2, 4], span: boat.length * 1.5, turns: [-58, 60] },
      ],
    }
  }

export const rowing = race([boats.eight, boats.quad])
export const canoeing = race([boats.kayak])
export const dragonBoat = race([boats.dragon])

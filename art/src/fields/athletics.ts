import { arc, box, inSpace, oval, polar, rect } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene, Shot } from '../scene.ts'
import { area, line, loop, ring, segment } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'

// Meters. World Athletics technical rule 14 and the standard 400 m oval: straights of 84.39, a curb radius of 36.5,
// eight or nine lanes of 1.22; a hurdle is 1.20 wide and 1.067 high, ten at 9.14 apart.
const straightLength = 84.39
const curbRadius = 36.5
// Nearly twice the true width; eight lanes would be too thin.
const laneWidth = 2.2

const lap = (radius: number) => oval(straightLength, radius)

const hurdle = (x: number, y: number): Standing[] => [
  line(inSpace(x + 0.7, y - 0.85, 0, x, y - 0.85, 0, x, y - 0.85, 1.07), { width: 0.12, tone: 'ink' }),
  line(inSpace(x + 0.7, y + 0.85, 0, x, y + 0.85, 0, x, y + 0.85, 1.07), { width: 0.12, tone: 'ink' }),
  area(inSpace(x, y - 0.95, 1.07, x, y + 0.95, 1.07, x, y + 0.95, 0.8, x, y - 0.95, 0.8), 'chalk'),
  line(inSpace(x, y - 0.95, 1.07, x, y + 0.95, 1.07), { width: 0.28, tone: 'chalk' }),
  line(inSpace(x, y - 0.3, 1.07, x, y + 0.3, 1.07), { width: 0.28, tone: 'accent' }),
]

const infield = (): Shape[] => [
  area(lap(curbRadius - 0.3), 'grass'),
  ...Array.from({ length: 8 }, (_, index) => area(rect(-54 + index * 14, -30, 7, 60), 'deep')),
  // High jump fan, javelin arc and runway at either end.
  area(arc(straightLength / 2 + 18, 0, 17, 90, 270), 'stripe'),
  line(arc(straightLength / 2 + 18, 0, 17, 90, 270), { weight: 0.8 }),
  line([polar(-20, 0, 46, -14), [-62, 0], polar(-20, 0, 46, 14)], { weight: 0.7, opacity: 0.8 }),
  area(box(-52, 0, 26, 4), 'stripe'),
]

const lanes = (count: number): Shape[] => {
  const outer = curbRadius + count * laneWidth
  const bands = Array.from({ length: Math.floor(count / 2) }, (_, index) =>
    ring(
      lap(curbRadius + (index * 2 + 2) * laneWidth),
      lap(curbRadius + (index * 2 + 1) * laneWidth),
      'stripe',
    ),
  )
  const chute = rect(-straightLength / 2 - 18, curbRadius, 18, outer - curbRadius)
  return [
    area(lap(outer), 'field'),
    area(chute, 'field'),
    ...bands,
    ...Array.from({ length: Math.floor(count / 2) }, (_, index) =>
      area(rect(-straightLength / 2 - 18, curbRadius + (index * 2 + 1) * laneWidth, 18, laneWidth), 'stripe'),
    ),
    ...infield(),
    ...Array.from({ length: count + 1 }, (_, index) => {
      const edge = index === 0 || index === count
      return loop(lap(curbRadius + index * laneWidth), { weight: edge ? 1.1 : 0.75 })
    }),
    ...Array.from({ length: count + 1 }, (_, index) =>
      segment(
        -straightLength / 2 - 18,
        curbRadius + index * laneWidth,
        -straightLength / 2,
        curbRadius + index * laneWidth,
        { weight: 0.75 },
      ),
    ),
  ]
}

const marks = (count: number): Shape[] => {
  const finish = straightLength / 2
  return Array.from({ length: count }, (_, lane) => {
    const [top, middle] = [curbRadius + lane * laneWidth, curbRadius + (lane + 0.5) * laneWidth]
    const stagger = finish - 9 - lane * 3.9
    return [
      ...lettering(String(lane + 1), [finish + 2.6, middle], 1.5, { turn: -90 }),
      ...lettering(String(lane + 1), [-finish + 8 - 2.6, middle], 1.5, { turn: -90 }),
      segment(-finish + 8, top, -finish + 8, top + laneWidth, { weight: 0.9 }),
      segment(-stagger, -top, -stagger, -top - laneWidth, { weight: 0.9 }),
      segment(-stagger + 14, -top, -stagger + 14, -top - laneWidth, { weight: 0.9, tone: 'accent' }),
      ...lettering(String(lane + 1), [-stagger + 2.6, -middle], 1.5, { turn: 90 }),
    ]
  }).flat()
}

export const athletics = (random: Random): Scene => {
  const count = random.pick([8, 8, 9, 6])
  const finish = straightLength / 2
  const middle = curbRadius + (count * laneWidth) / 2
  const hurdles = random.chance(0.5)
  const line110 = [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: count }, (_, lane) =>
        hurdle(-14 + row * 9.14, curbRadius + (lane + 0.5) * laneWidth),
      ),
    )
    .flat()
  const overHurdles: Shot[] = [{ at: [-7, middle], span: 18, turns: [66, -58, 118, 34] }]
  return {
    family: 'track',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      ...lanes(count),
      ...marks(count),
      segment(finish, curbRadius, finish, curbRadius + count * laneWidth, { weight: 1.7 }),
    ],
    standing: hurdles ? line110 : [],
    shots: [
      { at: [finish + 26, curbRadius - 10], span: 46, turns: [-20, 30, 80] },
      { at: [-finish + 8, middle], span: 21, turns: [-34, 28, 60] },
      { at: [finish + 30, -6], span: 50, turns: [-38, 20, 65] },
      { at: [finish + 1, middle], span: 15, turns: [-16, -62, 28] },
      { at: [-finish + 24, -middle], span: 32, turns: [40, -35] },
      ...(hurdles ? overHurdles : []),
    ],
    tilts: [
      { at: [finish + 4, middle], span: 22, turns: [-64, 62, 30] },
      { at: [finish + 16, curbRadius - 6], span: 54, turns: [-26, 34, 80] },
      { at: [-finish + 14, middle], span: 25, turns: [-58, 34, 112] },
      ...(hurdles ? overHurdles : []),
    ],
  }
}

import { beside, even, spline } from '../curves.ts'
import { block } from '../equipment.ts'
import { box, dot, inSpace, lens, raised, rect, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { person } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, disc, facing, line, loop, placed, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { mown } from '../textures.ts'
import type { Tone } from '../tones.ts'

const jump = (x: number, y: number, turn: number, tone: Tone): Standing[] => {
  const bar = Array.from({ length: 5 }, (_, index) =>
    line(inSpace(0, -2.5 + index, 1.6, 0, -1.5 + index, 1.6), {
      width: 0.3,
      tone: index % 2 ? 'line' : tone,
    }),
  )
  const wings = [-1, 1].map((side) =>
    area(inSpace(0, side * 2.5, 0, 0, side * 4, 0, 0, side * 4, 2, 0, side * 2.5, 3), tone),
  )
  const feet = [-1, 1].map((side) => area(box(0, side * 3.2, 0.5, 1.6), tone))
  return placed([...bar, ...wings, ...feet], x, y, turn)
}

/** A galloping dog, about 3 ft long. */
const dog = (x: number, y: number, heading: number): Standing[] => {
  const place = (points: readonly Point[], z: number) =>
    turned(points, heading).map(([px, py]): Point => [px + x, py + y, z])
  const [nose = [x, y]] = place([[1.7, 0.1]], 1.6)
  return standingAt(x, y, [
    solid(place(lens(0, 0, 3, 1), 0), 1.6),
    line(
      place(
        [
          [-1.2, 0],
          [-2.2, -0.6],
        ],
        1.2,
      ),
      { width: 0.24, tone: 'ink', round: true },
    ),
    area(place(lens(0, 0, 3, 1.05, 0.6), 1.2), 'ink'),
    area(place(lens(0.5, 0, 1, 0.9, 0.6), 1.3), 'chalk'),
    facing(nose, disc(0.46), 'ink'),
  ])
}

/** A ringed tunnel along a curve. */
const tunnel = (course: readonly Point[], tone: Tone): Standing[] => {
  const hoops = even(course, 1.1).map(([x, y], index, all) => {
    const [ahead = [x + 1, y]] = all.slice(index + 1)
    const [near, far] = [beside([[x, y], ahead], -1)[0], beside([[x, y], ahead], 1)[0]]
    return line(
      [
        [...pair(near), 0.4],
        [...pair(near), 1.6],
        [...pair(far), 1.6],
        [...pair(far), 0.4],
      ],
      { width: 0.22, tone: 'line', opacity: 0.7 },
    )
  })
  return [
    line(
      course.map(([x, y]): Point => [x, y, 1]),
      { width: 2.4, tone },
    ),
    ...hoops.slice(0, -1),
  ]
}

const pair = (point: Point | undefined): [number, number] => [point?.[0] ?? 0, point?.[1] ?? 0]

// Feet. AKC agility: jumps with bars of 4 to 5, twelve weave poles 24 in apart, tunnels 24 in across.
export const dogAgility = (random: Random): Scene => {
  const bend = spline([
    [14, 8],
    [20, 12],
    [27, 9],
    [28, 1],
  ])
  const path = spline([
    [-34, -12],
    [-18, -6],
    [-4, 4],
    [8, 3],
    [14, 8],
    [21, 12],
    [28, 0],
    [20, -10],
    [2, -13],
    [-14, -16],
  ])
  return {
    family: 'links',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 130, 100), 'field'),
      ...mown([-65, -50, 130, 100], 16),
      ...dashedAlong(path, 1.4, 1.3, { weight: 0.6 }),
      loop(rect(-42, -30, 84, 60), { weight: 1.2 }),
    ],
    standing: [
      ...jump(-18, -6, 30, 'spot'),
      ...jump(-3, 4, 50, 'deep'),
      ...jump(20, -10, 100, 'spot'),
      ...jump(-26, 14, -20, 'deep'),
      ...tunnel(bend, 'deep'),
      ...Array.from({ length: 12 }, (_, index): Standing[] => [
        line(inSpace(6 - index * 2, -13 - index * 0.3, 0, 6 - index * 2, -13 - index * 0.3, 3), {
          width: 0.3,
          tone: index % 2 ? 'line' : 'spot',
        }),
        facing([6 - index * 2, -13 - index * 0.3, 3], disc(0.26), index % 2 ? 'line' : 'spot'),
      ]).flat(),
      ...block(-10, 15, 4.4, 3.4, 1.2, 'deep', 'spot'),
      area(raised(dot(-10, 15, 0.9), 1.2), 'line'),
      ...dog(4, 3.4 + random.range(-0.5, 0.5), 10),
      ...person(1, 9, 3, 20, 'spot', 'sand'),
    ],
    shots: [
      { at: [6, 3], span: 25, turns: [-28, 24, 118] },
      { at: [-4, 2], span: 22, turns: [-40, 34] },
      { at: [6, -4], span: 32, turns: [-18, 40] },
    ],
    tilts: [
      { at: [6, 3], span: 22, turns: [-36, 34, 146] },
      { at: [2, -2], span: 30, turns: [-58, 24] },
    ],
  }
}

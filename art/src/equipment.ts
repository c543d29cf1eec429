import { box, circle, inSpace, raised, through } from './geometry.ts'
import type { Point } from './geometry.ts'
import { area, disc, facing, line, solid, standingAt } from './shape.ts'
import type { Standing } from './shape.ts'
import type { Tone } from './tones.ts'

/** A pole. From straight above, only its top shows. */
export const post = (
  x: number,
  y: number,
  height: number,
  radius: number,
  tone: Tone = 'chalk',
): Standing[] => [
  line(inSpace(x, y, 0, x, y, height), { width: radius * 2, tone }),
  solid(circle(x, y, radius), height),
  area(raised(circle(x, y, radius * 1.15), height), tone),
]

interface Net {
  readonly half: number
  readonly bottom: number
  readonly top: number
  readonly tape: number
  readonly tone?: Tone
}

/** A net across the field at x, between two posts. */
export const net = (x: number, { half, bottom, top, tape, tone = 'chalk' }: Net): Standing[] => {
  const edge = (z: number): Point[] => inSpace(x, -half, z, x, half, z)
  const threads = Array.from({ length: 13 }, (_, index) => (index / 12 - 0.5) * 2 * half)
  return [
    area([...edge(bottom), ...edge(top).toReversed()], 'ink', { opacity: 0.32 }),
    ...threads.map((y) =>
      line(inSpace(x, y, bottom, x, y, top), { width: tape * 0.16, tone, opacity: 0.45 }),
    ),
    line(edge((bottom + top) / 2), { width: tape * 0.16, tone, opacity: 0.45 }),
    line(edge(top), { width: tape, tone }),
    ...post(x, -half, top * 1.03, tape * 0.75, 'ink'),
    ...post(x, half, top * 1.03, tape * 0.75, 'ink'),
  ]
}

interface Goal {
  readonly half: number
  readonly height: number
  readonly depth: number
  readonly post: number
  readonly tone?: Tone
}

/** A goal with its mouth at x and its net toward positive x. */
export const goal = (x: number, { half, height, depth, post: breadth, tone = 'chalk' }: Goal): Standing[] => {
  const side = (y: number): Point[] =>
    inSpace(x, y, 0, x, y, height, x + depth * 0.45, y, height, x + depth, y, 0)
  const netting = { opacity: 0.28 } as const
  return [
    area(side(-half), 'chalk', netting),
    area(side(half), 'chalk', netting),
    area(
      inSpace(
        x,
        -half,
        height,
        x,
        half,
        height,
        x + depth * 0.45,
        half,
        height,
        x + depth * 0.45,
        -half,
        height,
      ),
      'chalk',
      netting,
    ),
    area(
      inSpace(
        x + depth * 0.45,
        -half,
        height,
        x + depth * 0.45,
        half,
        height,
        x + depth,
        half,
        0,
        x + depth,
        -half,
        0,
      ),
      'chalk',
      netting,
    ),
    line(inSpace(x + depth, -half, 0.01, x + depth, half, 0.01), { width: breadth * 0.6, tone }),
    line(inSpace(x, -half, 0.01, x + depth, -half, 0.01), { width: breadth * 0.6, tone }),
    line(inSpace(x, half, 0.01, x + depth, half, 0.01), { width: breadth * 0.6, tone }),
    line(inSpace(x, -half, 0, x, -half, height, x, half, height, x, half, 0), { width: breadth, tone }),
  ]
}

/** A pole with a pennant that faces the viewer. */
export const flag = (
  x: number,
  y: number,
  height: number,
  size: number,
  tone: Tone = 'spot',
  pole: Tone = 'chalk',
): Standing[] =>
  standingAt(x, y, [
    line(inSpace(x, y, 0, x, y, height), { width: size * 0.12, tone: pole }),
    solid(box(x + size * 0.4, y, size * 0.8, size * 0.2), height * 0.9),
    facing([x, y, height], through(0, 0, size, size * 0.3, 0, size * 0.6), tone),
    facing([x, y, height], disc(size * 0.12), pole),
  ])

/** A low box: a bench, a block, a mat. */
export const block = (
  cx: number,
  cy: number,
  width: number,
  depth: number,
  height: number,
  tone: Tone,
  top: Tone = tone,
): Standing[] => {
  const base = box(cx, cy, width, depth)
  const sides = base.map((corner, index): Point[] => {
    const next = base[(index + 1) % base.length] ?? corner
    return [corner, next, [next[0], next[1], height], [corner[0], corner[1], height]]
  })
  return [solid(base, height), ...sides.map((side) => area(side, tone)), area(raised(base, height), top)]
}

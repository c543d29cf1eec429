import { arc, circle, lens, moved, polar, polygon, turned, through } from './geometry.ts'
import type { Point } from './geometry.ts'
import { area, line, loop, segment } from './shape.ts'
import type { LineOptions, Shape } from './shape.ts'
import type { Tone } from './tones.ts'

const unitCircle = circle(0, 0, 1)
const seam = { tone: 'shade', opacity: 0.6, width: 0.085 } as const

const inside = (points: readonly Point[]) => points.filter(([x, y]) => Math.hypot(x, y) <= 1.001)

/** The arcs of two equal circles on either side, where they cross the ball. */
const facingArcs = (distance: number, radius: number, paint: LineOptions = {}) =>
  [0, 180].map((side) => {
    const [x, y] = polar(0, 0, distance, side)
    return line(inside(arc(x, y, radius, side + 90, side + 270)), { ...seam, ...paint })
  })

const spots = (places: readonly Point[], radius: number) =>
  places.map(([x, y]) => area(circle(x, y, radius), 'shade', { opacity: 0.5 }))

const around = (count: number, radius: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => polar(0, 0, radius, turn + (index * 360) / count))

const stitches = () =>
  [0, 180].flatMap((side) => {
    const [x, y] = polar(0, 0, 1.3, side)
    return [-40, -26, -12, 2, 16, 30].map((angle) =>
      line(
        [polar(x, y, 0.82, side + 180 + angle), polar(x, y, 1, side + 180 + angle + 7)].filter(
          ([px, py]) => Math.hypot(px, py) < 1,
        ),
        { ...seam, tone: 'red', opacity: 1, width: 0.06 },
      ),
    )
  })

const panels = () =>
  [0, 120, 240].flatMap((turn) => [
    line(inside(turned(arc(0.62, -0.5, 0.8, 60, 250), turn)), seam),
    line(inside(turned(arc(0.95, -0.85, 0.8, 60, 250), turn)), seam),
  ])

const pentagons = () => [
  area(polygon(0, 0, 0.4, 5), 'shade', { opacity: 0.75 }),
  ...around(5, 0.4).map((corner, index) => line([corner, polar(0, 0, 0.74, index * 72)], seam)),
  ...[0, 72, 144, 216, 288].map((angle) =>
    area([polar(0, 0, 0.7, angle), ...arc(0, 0, 1, angle + 21, angle - 21)], 'shade', { opacity: 0.75 }),
  ),
]

const laces = () => [
  line(through(-0.5, 0, 0.5, 0), { tone: 'chalk', width: 0.1 }),
  ...[-0.36, -0.12, 0.12, 0.36].map((x) => line(through(x, -0.17, x, 0.17), { tone: 'chalk', width: 0.08 })),
  ...[-1.02, 1.02].map((x) =>
    line(moved(arc(0, 0, 0.75, -24, 24), x < 0 ? x - 0.62 : x - 0.88, 0), { tone: 'chalk', width: 0.12 }),
  ),
]

const feathers = () =>
  around(12, 1, 15).map((tip) =>
    line([[tip[0] * 0.3, tip[1] * 0.3], tip], { tone: 'shade', opacity: 0.35, width: 0.05 }),
  )

const prolate = lens(0, 0, 3, 1.95, 0.8)
const [nearSeam, farSeam] = [lens(0, 0, 2.96, 0.9).slice(0, 17), lens(0, 0, 2.96, 0.9).slice(16)]

/** Marks on balls, pucks and discs seen from above, in units of their radius. */
const balls = {
  basketball: [...facingArcs(1.35, 0.9), segment(-1, 0, 1, 0, seam), segment(0, -1, 0, 1, seam)],
  volleyball: panels(),
  soccer: pentagons(),
  tennis: facingArcs(1.3, 0.92, { tone: 'chalk', opacity: 0.9 }),
  baseball: [...facingArcs(1.3, 0.91, { width: 0.05, opacity: 0.4 }), ...stitches()],
  cricket: [-0.09, 0.09].map((x) => segment(x, -0.99, x, 0.99, { tone: 'chalk', width: 0.06 })),
  football: laces(),
  rugby: [line(nearSeam, seam), line(farSeam, seam)],
  golf: spots([[0, 0], ...around(6, 0.36), ...around(12, 0.7, 15)], 0.075),
  pickleball: spots([[0, 0], ...around(6, 0.56)], 0.13),
  bowling: spots(through(-0.1, -0.42, 0.2, -0.36, 0.02, -0.02), 0.12),
  puck: [loop(circle(0, 0, 0.74), { tone: 'chalk', opacity: 0.4, width: 0.08 })],
  shuttle: [...feathers(), area(circle(0, 0, 0.34), 'spot')],
  disc: [0.8, 0.68].map((radius) => loop(circle(0, 0, radius), { ...seam, opacity: 0.35, width: 0.05 })),
  plain: [],
} satisfies Record<string, readonly Shape[]>

export type BallKind = keyof typeof balls

const tones: Partial<Record<BallKind, Tone>> = {
  baseball: 'chalk',
  golf: 'chalk',
  puck: 'ink',
  shuttle: 'chalk',
}

export const ballOf = (kind: BallKind) => {
  const round = kind !== 'football' && kind !== 'rugby'
  return { round, outline: round ? unitCircle : prolate, marks: balls[kind], tone: tones[kind] ?? 'spot' }
}

/** The shaded side of a ball when shadows fall toward `degrees`. */
export const terminator = (degrees: number) =>
  turned([...arc(0, 0, 1, -90, 90), ...arc(0, 0, 1, 90, -90).map(([x, y]): Point => [x * 0.42, y])], degrees)

import { polar } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'

const stepsPerKnot = 10

/** A smooth line through the given points (uniform Catmull-Rom). */
export const spline = (knots: readonly Point[], closed = false): Point[] => {
  const count = knots.length
  const knot = (index: number): Point =>
    knots[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0]
  const blend = (a: number, b: number, c: number, d: number, t: number) =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  const curve: Point[] = []
  for (let index = 0; index < count - (closed ? 0 : 1); index++) {
    const [a, b, c, d] = [knot(index - 1), knot(index), knot(index + 1), knot(index + 2)]
    for (let step = 0; step < stepsPerKnot; step++) {
      const t = step / stepsPerKnot
      curve.push([blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)])
    }
  }
  return closed ? curve : [...curve, knot(count - 1)]
}

/** Relative radii for `blob`, at equal angles. Reuse them to draw one outline at several sizes. */
export const wobble = (random: Random, lobes: number, amount: number) =>
  Array.from({ length: lobes }, () => 1 + random.range(-amount, amount))

/** A soft closed outline: a circle with varying radii (see `wobble`), or an ellipse with `stretch`. */
export const blob = (
  cx: number,
  cy: number,
  radius: number,
  radii: readonly number[],
  turn = 0,
  stretch = 1,
): Point[] => {
  const knots = radii.map((factor, lobe): Point => {
    const [x, y] = polar(0, 0, radius * factor, (lobe * 360) / radii.length)
    return [x * stretch, y]
  })
  const [cosX, cosY] = polar(0, 0, 1, turn)
  return spline(knots, true).map(([x, y]): Point => [cx + x * cosX - y * cosY, cy + x * cosY + y * cosX])
}

/** Offsets a line sideways, to the right for a positive distance. */
export const beside = (points: readonly Point[], distance: number | ((t: number) => number)): Point[] =>
  points.map((point, index): Point => {
    const before = points[index - 1] ?? point
    const after = points[index + 1] ?? point
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const offset = typeof distance === 'number' ? distance : distance(index / (points.length - 1 || 1))
    return [point[0] - (dy / length) * offset, point[1] + (dx / length) * offset]
  })

/** The outline of a strip along a line. */
export const strip = (points: readonly Point[], width: number | ((t: number) => number)): Point[] => {
  const half = (sign: number) => (t: number) => (sign * (typeof width === 'number' ? width : width(t))) / 2
  return [...beside(points, half(-1)), ...beside(points, half(1)).toReversed()]
}

/** A sine wave along the x axis. */
export const wave = (from: number, to: number, y: number, height: number, length: number, phase = 0) => {
  const steps = Math.max(8, Math.ceil((Math.abs(to - from) / length) * 16))
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = from + ((to - from) * step) / steps
    return [x, y + height * Math.sin((x / length) * 2 * Math.PI + phase)]
  })
}

/** Resamples a line at equal distances. */
export const even = (points: readonly Point[], step: number): Point[] => {
  const first = points[0]
  if (!first) return []
  const placed: Point[] = [first]
  let [from, walked] = [first, 0]
  for (const to of points.slice(1)) {
    let length = Math.hypot(to[0] - from[0], to[1] - from[1])
    while (walked + length >= step) {
      const part = (step - walked) / length
      from = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
      placed.push(from)
      length -= step - walked
      walked = 0
    }
    walked += length
    from = to
  }
  return placed
}

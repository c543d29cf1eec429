import { beside, strip } from '../curves.ts'
import { polar } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { tree } from '../props.ts'
import type { Random } from '../random.ts'
import { area } from '../shape.ts'
import type { Shape } from '../shape.ts'

/** A fairway with mowing stripes across it. */
export const fairway = (spine: readonly Point[], width: (t: number) => number): Shape[] => {
  const [left, right] = [beside(spine, (t) => -width(t) / 2), beside(spine, (t) => width(t) / 2)]
  const run = 4
  const bands = Array.from({ length: Math.floor(spine.length / run / 2) }, (_, index) => {
    const [from, to] = [index * run * 2, index * run * 2 + run + 1]
    return area([...left.slice(from, to), ...right.slice(from, to).toReversed()], 'stripe')
  })
  return [area(strip(spine, width), 'field'), ...bands]
}

export const woods = (
  random: Random,
  spine: readonly Point[],
  near: number,
  far: number,
  count: number,
  size: number,
) =>
  Array.from({ length: count }, () => {
    const along = spine[random.int(4, spine.length - 4)] ?? [0, 0]
    const angle = random.range(0, 360)
    const [x, y] = polar(along[0], along[1], random.range(near, far), angle)
    return { x, y, radius: size * random.range(0.75, 1.3) }
  })
    .filter(({ x, y, radius }) =>
      spine.every(([px, py]) => Math.hypot(px - x, py - y) > near * 0.86 + radius),
    )
    .flatMap(({ x, y, radius }) => tree(x, y, radius, 'accent'))

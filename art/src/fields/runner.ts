import { polar } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { person } from '../props.ts'
import { line, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

export const runnerTones: [Tone, ...Tone[]] = ['red', 'spot', 'line', 'blue', 'accent']

/** A runner in mid-stride. */
export const runner = (x: number, y: number, size: number, heading: number, shirt: Tone): Standing[] => {
  const at = (along: number, aside: number, z: number): Point => {
    const [cx, cy] = polar(x, y, along * size, heading)
    const [px, py] = polar(cx, cy, aside * size, heading + 90)
    return [px, py, z * size]
  }
  const limb = (from: Point, to: Point, tone: Tone) =>
    line([from, to], { width: 0.13 * size, tone, round: true })
  return standingAt(x, y, [
    limb(at(0, 0.12, 0.9), at(0.48, 0.14, 0.05), 'ink'),
    limb(at(0, -0.12, 0.9), at(-0.5, -0.12, 0.3), 'ink'),
    limb(at(0, 0.3, 1.35), at(-0.34, 0.36, 1), shirt),
    limb(at(0, -0.3, 1.35), at(0.36, -0.3, 1.1), shirt),
    ...person(x, y, size, heading, shirt, 'sand', 0.8),
  ])
}

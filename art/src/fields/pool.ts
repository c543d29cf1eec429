import { rect } from '../geometry.ts'
import { area, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import type { Tone } from '../tones.ts'

export interface Basin {
  readonly length: number
  readonly lanes: number
}

// Meters. World Aquatics facilities rules FR 2: 25 or 50 long, lanes 2.5 wide, bottom lines 0.25 wide ending 2 from
// the wall in a crossbar of 1, ropes of floats, red for 5 m from either end.
export const laneWidth = 2.5

export const bottomLines = ({ length, lanes }: Basin): Shape[] => {
  const half = length / 2 - 2
  return Array.from({ length: lanes }, (_, lane) => {
    const y = (lane - (lanes - 1) / 2) * laneWidth
    const bar = { tone: 'deep', width: 0.42 } as const
    return [
      segment(-half, y, half, y, bar),
      segment(-half, y - 0.55, -half, y + 0.55, bar),
      segment(half, y - 0.55, half, y + 0.55, bar),
    ]
  }).flat()
}

export const rope = (
  from: number,
  to: number,
  y: number,
  tones: readonly [Tone, Tone],
  ends: Tone,
): Shape[] => {
  const float = 0.92
  const count = Math.floor((to - from) / float)
  return Array.from({ length: count }, (_, index) => {
    const x = from + (index + 0.5) * float
    const nearEnd = Math.min(x - from, to - x) < 5
    return area(rect(x - 0.4, y - 0.17, 0.8, 0.34), nearEnd ? ends : (tones[index % 2] ?? tones[0]))
  })
}

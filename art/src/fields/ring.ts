import { closedUp, raised } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { line } from '../shape.ts'
import type { Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

export const ringScene = { family: 'mat', light: 'windows', modes: ['tilt', 'swap'] } as const

export const fence = (
  outline: readonly Point[],
  height: number,
  ropes: number,
  width: number,
  tone: Tone,
): Standing[] =>
  Array.from({ length: ropes }, (_, rope) =>
    line(raised(closedUp(outline), (height * (rope + 1)) / ropes), { width, tone: rope % 2 ? 'spot' : tone }),
  )

import { segment } from '../shape.ts'
import type { Shape } from '../shape.ts'

export const harrowed = (width: number, depth: number, rows: number): Shape[] =>
  Array.from({ length: rows }, (_, index) =>
    segment(
      -width / 2,
      -depth / 2 + ((index + 0.5) * depth) / rows,
      width / 2,
      -depth / 2 + ((index + 0.5) * depth) / rows,
      { weight: 0.4, tone: 'stripe' },
    ),
  )

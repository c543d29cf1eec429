import { segment } from '../shape.ts'
import type { Shape } from '../shape.ts'

export const hall = { family: 'studio', light: 'windows' } as const

export const seams = (half: number, count: number): Shape[] =>
  Array.from({ length: count - 1 }, (_, index) => {
    const x = -half + ((index + 1) * half * 2) / count
    return segment(x, -half, x, half, { weight: 0.35, opacity: 0.22 })
  })

import { rect } from '../geometry.ts'
import { area } from '../shape.ts'
import type { Shape } from '../shape.ts'

export const matScene = { family: 'mat', light: 'windows', modes: ['tilt', 'swap', 'plan'] } as const

export const tatami = (
  columns: number,
  width: number,
  depth: number,
  tone: 'stripe' | 'zone',
  inside: (x: number, y: number) => boolean,
): Shape[] => {
  const rows = Math.round((columns * width) / depth)
  const [left, top] = [(-columns * width) / 2, (-rows * depth) / 2]
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => ({
      x: left + column * width,
      y: top + row * depth,
      odd: (row + column) % 2 === 1,
    })),
  )
    .flat()
    .filter(({ x, y, odd }) => odd && inside(x + width / 2, y + depth / 2))
    .map(({ x, y }) => area(rect(x, y, width, depth), tone))
}

import { arc, polar, rect } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'
import { area, line } from './shape.ts'
import type { Shape } from './shape.ts'
import type { Tone } from './tones.ts'

type Box = readonly [x: number, y: number, width: number, height: number]

/** Floorboards along x, a few of darker wood. */
export const boards = (
  [x, y, width, height]: Box,
  breadth: number,
  random: Random,
  tone: Tone = 'stripe',
): Shape[] => {
  const planks: Shape[] = []
  for (let top = y; top < y + height - breadth / 2; top += breadth) {
    let left = x + random.range(0, width * 0.12)
    while (left < x + width) {
      const length = random.range(0.06, 0.15) * width
      planks.push(area(rect(left, top, Math.min(length, x + width - left), breadth), tone, { fine: true }))
      left += length + random.range(0.12, 0.3) * width
    }
  }
  return planks
}

/** Mowing stripes across x: every second band. */
export const mown = ([x, y, width, height]: Box, bands: number, tone: Tone = 'stripe'): Shape[] =>
  Array.from({ length: Math.floor(bands / 2) }, (_, index) =>
    area(rect(x + ((index * 2 + 1) * width) / bands, y, width / bands, height), tone),
  )

/** Mowing stripes in both directions. */
const checkered = ([x, y, width, height]: Box, columns: number, rows: number): Shape[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(columns / 2) }, (_unused, index) => {
      const column = index * 2 + (row % 2)
      return area(
        rect(x + (column * width) / columns, y + (row * height) / rows, width / columns, height / rows),
        'stripe',
      )
    }).filter((_unused, index) => index * 2 + (row % 2) < columns),
  ).flat()

/** Straight or checkered mowing stripes, at random. */
export const lawn = (box: Box, bands: number, random: Random): Shape[] => {
  if (random.chance(0.3)) return checkered(box, bands, Math.max(4, Math.round((bands * box[3]) / box[2])))
  return mown(box, bands)
}

/** Short wavy strokes on water. */
export const ripples = (
  [x, y, width, height]: Box,
  size: number,
  count: number,
  random: Random,
  tone: Tone = 'stripe',
): Shape[] =>
  Array.from({ length: count }, () => {
    const [left, top] = [x + random.next() * (width - size), y + random.next() * height]
    const length = size * random.range(0.5, 1)
    const points = Array.from({ length: 9 }, (_, step): Point => [
      left + (length * step) / 8,
      top + Math.sin((step / 8) * Math.PI * 2) * size * 0.06,
    ])
    return line(points, { tone, weight: 0.55, round: true, fine: true })
  })

/** Faint curved skate marks. */
export const skateMarks = ([x, y, width, height]: Box, count: number, random: Random): Shape[] =>
  Array.from({ length: count }, () => {
    const [cx, cy] = [x + random.next() * width, y + random.next() * height]
    const start = random.range(0, 360)
    const radius = random.range(0.12, 0.5) * height
    return line(arc(cx, cy, radius, start, start + random.range(30, 100)), {
      tone: 'zone',
      weight: 0.35,
      fine: true,
    })
  })

/** Mowing stripes that radiate from the origin, as on an outfield. */
export const rays = (radius: number, from: number, to: number, count: number): Shape[] =>
  Array.from({ length: Math.floor(count / 2) }, (_, index) => {
    const width = (to - from) / count
    const start = from + (index * 2 + 1) * width
    return area([[0, 0], polar(0, 0, radius, start), polar(0, 0, radius, start + width)], 'stripe')
  })

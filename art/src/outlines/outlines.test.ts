import { expect, it } from 'vitest'
import { groups } from '../../scripts/outline-sources.ts'
import { outlinesOf } from '../../scripts/outlines.ts'
import { canada } from './canada.ts'
import { islands } from './islands.ts'
import { midwest } from './midwest.ts'
import { northeast } from './northeast.ts'
import { southeast } from './southeast.ts'
import { west } from './west.ts'

const stored = { northeast, southeast, midwest, west, islands, canada }
const all = Object.values(stored).flatMap((group) => Object.entries(group))

it('is what the script makes of the borders', () => {
  expect(Object.keys(stored)).toEqual(Object.keys(groups))
  expect(stored.northeast).toEqual(outlinesOf('northeast'))
  expect(stored.islands).toEqual(outlinesOf('islands'))
  expect(stored.canada).toEqual(outlinesOf('canada'))
})

it.each(all)('%s fills its box with one longer side of 1000', (_name, { width, height, path }) => {
  expect(Math.max(width, height)).toBe(1000)
  const reached = { x: [Infinity, -Infinity], y: [Infinity, -Infinity] }
  const reach = (axis: 'x' | 'y', value: number) => {
    const [least = value, most = value] = reached[axis]
    reached[axis] = [Math.min(least, value), Math.max(most, value)]
  }
  for (const ring of path.split('M').slice(1)) {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number)
    let [x, y] = [0, 0]
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0
      y += numbers[index + 1] ?? 0
      reach('x', x)
      reach('y', y)
    }
  }
  // A point within the tolerance of a straight border may be dropped from the very edge.
  for (const [value, edge] of [
    [reached.x[0], 0],
    [reached.x[1], width],
    [reached.y[0], 0],
    [reached.y[1], height],
  ])
    expect(Math.abs((value ?? NaN) - (edge ?? NaN))).toBeLessThanOrEqual(2)
})

it.each(all)('%s has a short path of whole numbers', (_name, { path }) => {
  expect(path).toMatch(/^(M\d+ \d+l(-?\d+ ?-?\d+ ?)+z)+$/)
  expect(path.length).toBeLessThan(6000)
})

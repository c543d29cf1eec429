import { expect, test } from 'vitest'
import { groupNames } from '../../scripts/outline-sources.ts'
import { outlinesOf } from '../../scripts/outlines.ts'
import { canada } from './canada.ts'
import { islands } from './islands.ts'
import { midwest } from './midwest.ts'
import { northeast } from './northeast.ts'
import { southeast } from './southeast.ts'
import { west } from './west.ts'

const stored = { northeast, southeast, midwest, west, islands, canada }
const outlines = Object.values(stored).flatMap((group) => Object.entries(group))

/** The smallest and largest coordinates of a path's points. */
const extentOf = (path: string) => {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const ring of path.split('M').slice(1)) {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number)
    let [x, y] = [0, 0]
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0
      y += numbers[index + 1] ?? 0
      xs.push(x)
      ys.push(y)
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

test('stores the outlines that the script makes from the borders', () => {
  expect(stored).toEqual(Object.fromEntries(groupNames.map((group) => [group, outlinesOf(group)])))
})

test('every outline has a longer side of 1000', () => {
  const others = outlines.filter(([, { width, height }]) => Math.max(width, height) !== 1000)
  expect(others.map(([state]) => state)).toEqual([])
})

test('every outline fills its box', () => {
  const loose = outlines.filter(([, { width, height, path }]) => {
    const { left, right, top, bottom } = extentOf(path)
    const gaps = [left, right - width, top, bottom - height]
    // Simplifying may drop a point at the very edge.
    return !gaps.every((gap) => Math.abs(gap) <= 2)
  })
  expect(loose.map(([state]) => state)).toEqual([])
})

test('every outline is a short path of whole numbers', () => {
  const faulty = outlines.filter(
    ([, { path }]) => path.length >= 6000 || !/^(M\d+ \d+l(-?\d+ ?-?\d+ ?)+z)+$/.test(path),
  )
  expect(faulty.map(([state]) => state)).toEqual([])
})

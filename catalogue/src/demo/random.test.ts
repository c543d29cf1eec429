import { expect, test } from 'vitest'
import { demoId } from './demo-id.ts'
import { randomOf } from './random.ts'

test('the same key gives the same numbers, on every machine', () => {
  const random = randomOf('seed', 'facility', 7)
  expect([
    random.int(0, 999_999),
    random.int(0, 999_999),
    random.pick(['a', 'b', 'c']),
    random.chance(0.5),
  ]).toEqual([239938, 894514, 'c', true])
  expect(randomOf('seed', 'facility', 8).next()).not.toBe(randomOf('seed', 'facility', 7).next())
})

test('numbers are spread evenly', () => {
  const random = randomOf('spread')
  const counts = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 100_000; i++) {
    const at = random.int(0, 9)
    counts[at] = (counts[at] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('what weighs nothing is never picked', () => {
  const random = randomOf('weights')
  for (let i = 0; i < 1000; i++)
    expect(
      random.weighted([
        ['never', 0],
        ['always', 1],
        ['nor this', 0],
      ]),
    ).toBe('always')
})

test('a sample holds nothing twice and no more than there is', () => {
  const random = randomOf('sample')
  expect(new Set(random.sample([1, 2, 3], 10))).toEqual(new Set([1, 2, 3]))
  expect(random.sample([1, 2, 3], 10)).toHaveLength(3)
  expect(random.sample([], 2)).toEqual([])
})

test('picking from nothing is a mistake', () => {
  expect(() => randomOf('none').pick([])).toThrow(RangeError)
  expect(() => randomOf('none').weighted([])).toThrow(RangeError)
})

test('ids sort by time, then by sequence', () => {
  const random = randomOf('ids')
  const at = Date.UTC(2026, 0, 1)
  const ids = [
    demoId(at - 1, 9, random),
    demoId(at, 0, random),
    demoId(at, 1, random),
    demoId(at, 255, random),
    demoId(at + 1, 0, random),
  ]
  expect(ids.toSorted()).toEqual(ids)
})

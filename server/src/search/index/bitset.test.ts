import { describe, expect, test } from 'vitest'
import {
  copyBits,
  countBits,
  countCommon,
  hasBit,
  intersect,
  listRows,
  setBit,
  subtract,
  unite,
} from './bitset.ts'
import { createRandom } from './testing/random.ts'

const wordCount = 11

function randomSet(seed: number) {
  const random = createRandom(seed)
  const numbers = new Set<number>()
  const bits = new Uint32Array(wordCount)
  for (let i = 0; i < 150; i++) {
    const row = random.below(wordCount * 32)
    numbers.add(row)
    setBit(bits, row)
  }
  return { numbers, bits }
}

function bitsOf(...rows: number[]) {
  const bits = new Uint32Array(wordCount)
  for (const row of rows) setBit(bits, row)
  return bits
}

function rowsOf(bits: Uint32Array) {
  const rows = new Uint32Array(wordCount * 32)
  return [...rows.subarray(0, listRows(bits, wordCount, rows))]
}

const ascending = (numbers: Set<number>) => [...numbers].toSorted((x, y) => x - y)

test('lists rows in ascending order', () => {
  expect(rowsOf(bitsOf(64, 0, 31, 33))).toEqual([0, 31, 33, 64])
})

test('a set bit leaves its neighbor clear', () => {
  const bits = bitsOf(31)
  expect([hasBit(bits, 30), hasBit(bits, 31), hasBit(bits, 32)]).toEqual([false, true, false])
})

test('counts every row of a full set', () => {
  const full = new Uint32Array(wordCount).fill(0xffffffff)
  expect(countBits(full, wordCount)).toBe(352)
  expect(rowsOf(full)).toHaveLength(352)
})

test('counts no rows of an empty set', () => {
  expect(countBits(new Uint32Array(wordCount), wordCount)).toBe(0)
})

describe('like a Set of numbers', () => {
  const a = randomSet(1)
  const b = randomSet(2)
  const apply = (operation: typeof intersect) => {
    const target = new Uint32Array(wordCount)
    copyBits(target, a.bits, wordCount)
    operation(target, b.bits, wordCount)
    return rowsOf(target)
  }

  test('lists its members', () => {
    expect(rowsOf(a.bits)).toEqual(ascending(a.numbers))
  })

  test('counts its members', () => {
    expect(countBits(a.bits, wordCount)).toBe(a.numbers.size)
  })

  test.each(Array.from({ length: wordCount + 1 }, (_, words) => words))(
    'counts the common members in the first %i words',
    (words) => {
      const common = [...a.numbers].filter((row) => row < words * 32 && b.numbers.has(row))
      expect(countCommon(a.bits, b.bits, words)).toBe(common.length)
    },
  )

  test('intersects', () => {
    expect(apply(intersect)).toEqual(ascending(a.numbers.intersection(b.numbers)))
  })

  test('subtracts', () => {
    expect(apply(subtract)).toEqual(ascending(a.numbers.difference(b.numbers)))
  })

  test('unites', () => {
    expect(apply(unite)).toEqual(ascending(a.numbers.union(b.numbers)))
  })
})

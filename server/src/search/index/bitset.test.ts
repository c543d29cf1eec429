import { expect, test } from 'vitest'
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

function sets(seed: number): { numbers: Set<number>; bits: Uint32Array } {
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

function rowsOf(bits: Uint32Array): number[] {
  const rows = new Uint32Array(wordCount * 32)
  return [...rows.subarray(0, listRows(bits, wordCount, rows))]
}

const ascending = (numbers: Set<number>): number[] => [...numbers].toSorted((x, y) => x - y)

test('does what sets do, whatever the number of words', () => {
  const a = sets(1)
  const b = sets(2)
  expect(rowsOf(a.bits)).toEqual(ascending(a.numbers))
  expect(countBits(a.bits, wordCount)).toBe(a.numbers.size)
  for (let words = 0; words <= wordCount; words++) {
    const common = [...a.numbers].filter((row) => row < words * 32 && b.numbers.has(row))
    expect(countCommon(a.bits, b.bits, words)).toBe(common.length)
  }
  const apply = (operation: typeof intersect): number[] => {
    const target = new Uint32Array(wordCount)
    copyBits(target, a.bits, wordCount)
    operation(target, b.bits, wordCount)
    return rowsOf(target)
  }
  expect(apply(intersect)).toEqual(ascending(a.numbers.intersection(b.numbers)))
  expect(apply(subtract)).toEqual(ascending(a.numbers.difference(b.numbers)))
  expect(apply(unite)).toEqual(ascending(a.numbers.union(b.numbers)))
})

test('counts full and empty sets, and the last bit of a word', () => {
  const full = new Uint32Array(wordCount).fill(0xffffffff)
  expect(countBits(full, wordCount)).toBe(wordCount * 32)
  expect(rowsOf(full)).toHaveLength(wordCount * 32)
  expect(countBits(new Uint32Array(wordCount), wordCount)).toBe(0)
  const last = new Uint32Array(wordCount)
  setBit(last, 31)
  expect(hasBit(last, 31)).toBe(true)
  expect(hasBit(last, 30)).toBe(false)
  expect(rowsOf(last)).toEqual([31])
})

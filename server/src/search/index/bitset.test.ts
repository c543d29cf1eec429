import { expect, it } from 'vitest'
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

const WORDS = 11

const sets = (seed: number): { numbers: Set<number>; bits: Uint32Array } => {
  const random = createRandom(seed)
  const numbers = new Set<number>()
  const bits = new Uint32Array(WORDS)
  for (let i = 0; i < 150; i++) {
    const row = random.below(WORDS * 32)
    numbers.add(row)
    setBit(bits, row)
  }
  return { numbers, bits }
}

const rowsOf = (bits: Uint32Array): number[] => {
  const rows = new Uint32Array(WORDS * 32)
  return [...rows.subarray(0, listRows(bits, WORDS, rows))]
}

const ascending = (numbers: Set<number>): number[] => [...numbers].toSorted((x, y) => x - y)

it('does what sets do, whatever the number of words', () => {
  const a = sets(1)
  const b = sets(2)
  expect(rowsOf(a.bits)).toEqual(ascending(a.numbers))
  expect(countBits(a.bits, WORDS)).toBe(a.numbers.size)
  for (let words = 0; words <= WORDS; words++) {
    const common = [...a.numbers].filter((row) => row < words * 32 && b.numbers.has(row))
    expect(countCommon(a.bits, b.bits, words)).toBe(common.length)
  }
  const apply = (operation: typeof intersect): number[] => {
    const target = new Uint32Array(WORDS)
    copyBits(target, a.bits, WORDS)
    operation(target, b.bits, WORDS)
    return rowsOf(target)
  }
  expect(apply(intersect)).toEqual(ascending(a.numbers.intersection(b.numbers)))
  expect(apply(subtract)).toEqual(ascending(a.numbers.difference(b.numbers)))
  expect(apply(unite)).toEqual(ascending(a.numbers.union(b.numbers)))
})

it('counts full and empty sets, and the last bit of a word', () => {
  const full = new Uint32Array(WORDS).fill(0xffffffff)
  expect(countBits(full, WORDS)).toBe(WORDS * 32)
  expect(rowsOf(full)).toHaveLength(WORDS * 32)
  expect(countBits(new Uint32Array(WORDS), WORDS)).toBe(0)
  const last = new Uint32Array(WORDS)
  setBit(last, 31)
  expect(hasBit(last, 31)).toBe(true)
  expect(hasBit(last, 30)).toBe(false)
  expect(rowsOf(last)).toEqual([31])
})

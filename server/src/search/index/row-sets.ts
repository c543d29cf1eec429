import { clearBit, hasBit, setBit, unite, wordsFor, type Bits } from './bitset.ts'
import {
  commonWords,
  countCommonInBlocks,
  createBlocks,
  findBlocks,
  markBlock,
  type Blocks,
} from './blocks.ts'
import {
  appendToList,
  createIntLists,
  dropList,
  removeFromList,
  setList,
  viewList,
  type IntLists,
} from './int-lists.ts'

/**
 * A set of rows for each code. A set is stored as a list while that takes less space than a bitset, so that a facet with
 * thousands of rare values (cities, owners) takes no more space than its entries.
 */
export interface RowSets {
  sizes: number[]
  bits: (Bits | null)[]
  /** The blocks of each bitset. Removals leave them marked. */
  blocks: (Blocks | null)[]
  lists: IntLists
  /** The number of words in each bitset: the capacity of the index / 32. */
  words: number
}

export const createRowSets = (capacity: number): RowSets => ({
  sizes: [],
  bits: [],
  blocks: [],
  lists: createIntLists(),
  words: wordsFor(capacity),
})

/** Adds an empty set and returns its code. */
export function addRowSet(sets: RowSets): number {
  sets.bits.push(null)
  sets.blocks.push(null)
  return sets.sizes.push(0) - 1
}

function setBits(sets: RowSets, code: number, bits: Bits) {
  const blocks = createBlocks(bits.length)
  findBlocks(bits, bits.length, blocks)
  sets.bits[code] = bits
  sets.blocks[code] = blocks
}

function toBits(sets: RowSets, code: number): Bits {
  const bits = new Uint32Array(sets.words)
  for (const row of viewList(sets.lists, code)) setBit(bits, row)
  dropList(sets.lists, code)
  setBits(sets, code, bits)
  return bits
}

function toList(sets: RowSets, code: number, bits: Bits) {
  const rows: number[] = []
  for (let row = 0; row < bits.length * 32; row++) if (hasBit(bits, row)) rows.push(row)
  setList(sets.lists, code, rows)
  sets.bits[code] = sets.blocks[code] = null
}

/** The row must not already be in the set. */
export function addToSet(sets: RowSets, code: number, row: number) {
  const size = sets.sizes[code]!++
  const bits = sets.bits[code] ?? (size >= sets.words ? toBits(sets, code) : null)
  if (!bits) return appendToList(sets.lists, code, row)
  setBit(bits, row)
  markBlock(sets.blocks[code]!, row)
}

export function removeFromSet(sets: RowSets, code: number, row: number) {
  sets.sizes[code]!--
  const bits = sets.bits[code]
  if (bits) clearBit(bits, row)
  else removeFromList(sets.lists, code, row)
}

export function uniteSet(sets: RowSets, code: number, target: Bits, words: number) {
  const bits = sets.bits[code]
  if (bits) unite(target, bits, words)
  else for (const row of viewList(sets.lists, code)) setBit(target, row)
}

/** The number of rows of the mask in the set. `blocks` are those of the mask. */
export function countInSet(sets: RowSets, code: number, mask: Bits, blocks: Blocks, words: number): number {
  const bits = sets.bits[code]
  if (bits) return countCommonInBlocks(mask, blocks, bits, sets.blocks[code]!, words)
  const { pool, starts } = sets.lists
  const start = starts[code]!
  const end = start + sets.sizes[code]!
  let count = 0
  for (let i = start; i < end; i++) {
    const row = pool[i]!
    count += (mask[row >>> 5]! >>> (row & 31)) & 1
  }
  return count
}

/** The cost of `countInSet`, in words read. */
export const costOfSet = (sets: RowSets, code: number, blocks: Blocks) => {
  const ownBlocks = sets.blocks[code]
  return ownBlocks ? commonWords(blocks, ownBlocks) : sets.sizes[code]!
}

export function growRowSets(sets: RowSets, capacity: number) {
  sets.words = wordsFor(capacity)
  sets.bits.forEach((bits, code) => {
    if (!bits) return
    if (sets.sizes[code]! < sets.words / 2) return toList(sets, code, bits)
    const larger = new Uint32Array(sets.words)
    larger.set(bits)
    setBits(sets, code, larger)
  })
}

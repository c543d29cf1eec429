import { countCommon, countOnes, type Bits } from './bitset.ts'

/**
 * Which blocks of a bitset may contain rows, one bit per block of 64 words. The rows of an index are loaded in the order
 * of their places, so the rows of a state are in few blocks, and counts skip the others.
 */
export type Blocks = Uint32Array

const wordsPerBlock = 64

export const createBlocks = (words: number): Blocks => new Uint32Array(Math.ceil(words / wordsPerBlock / 32))

export function markBlock(blocks: Blocks, row: number) {
  const block = Math.floor(row / 32 / wordsPerBlock)
  blocks[block >>> 5]! |= 1 << (block & 31)
}

/** Marks the blocks of a bitset that contain rows. */
export function findBlocks(bits: Bits, words: number, blocks: Blocks) {
  blocks.fill(0)
  for (let start = 0; start < words; start += wordsPerBlock) {
    const end = Math.min(words, start + wordsPerBlock)
    let i = start
    while (i < end && bits[i] === 0) i++
    if (i < end) markBlock(blocks, i * 32)
  }
}

/** The number of words in the blocks that both have. */
export function commonWords(a: Blocks, b: Blocks): number {
  let blocks = 0
  for (let i = 0; i < a.length; i++) blocks += countOnes(a[i]! & b[i]!)
  return blocks * wordsPerBlock
}

const isMarked = (blocks: Blocks, block: number) => ((blocks[block >>> 5]! >>> (block & 31)) & 1) === 1

/** The size of the intersection of two bitsets, given their blocks. */
export function countCommonInBlocks(
  a: Bits,
  aBlocks: Blocks,
  b: Bits,
  bBlocks: Blocks,
  words: number,
): number {
  const blocks = Math.ceil(words / wordsPerBlock)
  let total = 0
  for (let block = 0; block < blocks; block++) {
    if (!isMarked(aBlocks, block) || !isMarked(bBlocks, block)) continue
    const first = block
    while (block + 1 < blocks && isMarked(aBlocks, block + 1) && isMarked(bBlocks, block + 1)) block++
    total += countCommon(a, b, Math.min(words, (block + 1) * wordsPerBlock), first * wordsPerBlock)
  }
  return total
}

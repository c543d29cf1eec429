import { expect, test } from 'vitest'
import { setBit } from './bitset.ts'
import { commonWords, countCommonInBlocks, createBlocks, findBlocks, markBlock } from './blocks.ts'

const rowsPerBlock = 64 * 32

function setOf(rows: readonly number[], words: number) {
  const bits = new Uint32Array(words)
  for (const row of rows) setBit(bits, row)
  const blocks = createBlocks(words)
  findBlocks(bits, words, blocks)
  return { bits, blocks }
}

function common(a: readonly number[], b: readonly number[], words: number) {
  const [first, second] = [setOf(a, words), setOf(b, words)]
  return {
    count: countCommonInBlocks(first.bits, first.blocks, second.bits, second.blocks, words),
    words: commonWords(first.blocks, second.blocks),
  }
}

test('counts the rows that two sets share, in one block or across several', () => {
  const shared = [0, 31, rowsPerBlock - 1, rowsPerBlock, 3 * rowsPerBlock + 7]
  expect(common([...shared, 5, 4000], [...shared, 6, 4001], 64 * 4).count).toBe(shared.length)
})

test('counts up to the last word of a set that ends inside a block', () => {
  expect(common([rowsPerBlock + 95], [rowsPerBlock + 95], 64 + 3).count).toBe(1)
})

test('counts rows beyond the 32nd block', () => {
  const row = 40 * rowsPerBlock + 1
  expect(common([row], [row, 1], 64 * 41)).toEqual({ count: 1, words: 64 })
})

test('reads only the blocks that both sets have', () => {
  expect(common([0, rowsPerBlock], [rowsPerBlock, 2 * rowsPerBlock], 64 * 3).words).toBe(64)
  expect(common([0], [rowsPerBlock], 64 * 3)).toEqual({ count: 0, words: 0 })
})

test('a row that is added to a set marks its block', () => {
  const { bits, blocks } = setOf([0], 64 * 2)
  setBit(bits, rowsPerBlock)
  markBlock(blocks, rowsPerBlock)
  expect(countCommonInBlocks(bits, blocks, bits, blocks, 64 * 2)).toBe(2)
})

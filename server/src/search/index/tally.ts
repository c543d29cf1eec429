import { copyBits, countBits, countCommon, listRows, subtract, type Bits } from './bitset.ts'
import { findBlocks } from './blocks.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { costOfSet, countInSet } from './row-sets.ts'
import type { Dictionary } from './value-store.ts'

// Measured costs in nanoseconds: of visiting a row, of each of its values, and of a word of a bitset.
const rowCostNs = 5
const valueCostNs = 1.6
const wordCostNs = 1.5

function addRows(state: IndexState, mask: Bits, words: number, change: 1 | -1, counts: Int32Array) {
  const { rows } = state.workspace
  const { pool, starts, lengths } = state.values.codesOfRow
  const count = listRows(mask, words, rows)
  for (let i = 0; i < count; i++) {
    const start = starts[rows[i]!]!
    const end = start + lengths[rows[i]!]!
    for (let at = start; at < end; at++) counts[pool[at]!]! += change
  }
}

/** Turns counts of all public rows into counts of the mask by adding and subtracting the rows that differ. */
function correctByDifference(state: IndexState, mask: Bits, words: number, counts: Int32Array) {
  const { publicRows } = state.values
  const difference = takeMask(state)
  copyBits(difference, publicRows, words)
  subtract(difference, mask, words)
  addRows(state, difference, words, -1, counts)
  copyBits(difference, mask, words)
  subtract(difference, publicRows, words)
  addRows(state, difference, words, 1, counts)
}

function initializeCounts(
  dictionaries: readonly Dictionary[],
  counts: Int32Array,
  countOf: (code: number) => number,
) {
  for (const { codes } of dictionaries) for (const code of codes.values()) counts[code] = countOf(code)
}

/**
 * Writes to `counts`, by code, how many rows of the mask have each value of the dictionaries. Entries of other codes are
 * undefined. Picks the cheapest of three ways: intersecting the values' sets, visiting the rows of the mask, or visiting
 * the rows that differ between the mask and the public rows.
 */
export function tally(
  state: IndexState,
  mask: Bits,
  words: number,
  dictionaries: readonly Dictionary[],
  counts: Int32Array,
) {
  const { sets, codesOfRow, publicRows, publicCount, publicCounts } = state.values
  const size = countBits(mask, words)
  const different = size + publicCount - 2 * countCommon(mask, publicRows, words)
  const { blocks } = state.workspace
  findBlocks(mask, words, blocks)
  const rowCost = rowCostNs + (valueCostNs * codesOfRow.entries) / Math.max(1, state.rowOf.size)
  let bySets = 0
  for (const { codes } of dictionaries) {
    for (const code of codes.values()) bySets += wordCostNs * costOfSet(sets, code, blocks)
  }
  if (bySets < Math.min(size, different) * rowCost) {
    initializeCounts(dictionaries, counts, (code) => countInSet(sets, code, mask, blocks, words))
  } else if (size <= different) {
    initializeCounts(dictionaries, counts, () => 0)
    addRows(state, mask, words, 1, counts)
  } else {
    initializeCounts(dictionaries, counts, (code) => publicCounts[code]!)
    correctByDifference(state, mask, words, counts)
  }
}

import { copyBits, countBits, countCommon, listRows, subtract, type Bits } from './bitset.ts'
import type { Dictionary } from './dictionary.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { costOfSet, countInSet } from './row-sets.ts'

/** Measured costs in nanoseconds: of a row in a walk over rows, of each of its values, and of a word of a bit set. */
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

/** Corrects counts over all public rows by the rows in which the mask differs from those. */
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

function startFrom(
  dictionaries: readonly Dictionary[],
  counts: Int32Array,
  countOf: (code: number) => number,
) {
  for (const { codes } of dictionaries) for (const code of codes.values()) counts[code] = countOf(code)
}

/**
 * Writes for every value of the dictionaries, by its code, how many rows of the mask have it, and leaves at other codes
 * whatever it likes. Takes the cheapest of three ways: over the sets of the values, over the rows of the mask, or over
 * the rows in which the mask differs from the public ones.
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
  const rowCost = rowCostNs + (valueCostNs * codesOfRow.entries) / Math.max(1, state.rowOf.size)
  let bySets = 0
  for (const { codes } of dictionaries) {
    for (const code of codes.values()) bySets += wordCostNs * costOfSet(sets, code, words)
  }
  if (bySets < Math.min(size, different) * rowCost) {
    startFrom(dictionaries, counts, (code) => countInSet(sets, code, mask, words))
  } else if (size <= different) {
    startFrom(dictionaries, counts, () => 0)
    addRows(state, mask, words, 1, counts)
  } else {
    startFrom(dictionaries, counts, (code) => publicCounts[code]!)
    correctByDifference(state, mask, words, counts)
  }
}

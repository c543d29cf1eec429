import {
  clearBit,
  countBits,
  intersect,
  listRows,
  wordsFor,
  type Bits,
} from '../../../search/index/bitset.ts'
import type { IndexState } from '../../../search/index/index-state.ts'
import { uniteSet } from '../../../search/index/row-sets.ts'

/** The rows with any of these values of a facet. */
export function rowsWith({ columns, values, rows }: IndexState, facet: string, any: readonly string[]): Bits {
  const { codes } = columns.facets.get(facet)!.dictionary
  const found = new Uint32Array(wordsFor(rows))
  for (const value of any) {
    const code = codes.get(value)
    if (code !== undefined) uniteSet(values.sets, code, found, found.length)
  }
  return found
}

/** The rows of a set, in order. */
export function listOf(set: Bits): Uint32Array {
  const rows = new Uint32Array(countBits(set, set.length))
  listRows(set, set.length, rows)
  return rows
}

/** The rows of the marketplace that have all of the sports. */
export function rowsForSports(
  facilities: IndexState,
  sports: readonly string[],
  hidden: ReadonlySet<number>,
) {
  const found = facilities.values.publicRows.slice(0, wordsFor(facilities.rows))
  for (const sport of sports) intersect(found, rowsWith(facilities, 'sports', [sport]), found.length)
  for (const row of hidden) clearBit(found, row)
  return found
}

/** Whether a host of the marketplace has the sport. */
export function hasSport(facilities: IndexState, sport: string) {
  const found = rowsForSports(facilities, [sport], new Set())
  return found.some((word) => word !== 0)
}

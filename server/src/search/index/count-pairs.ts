import { listRows } from './bitset.ts'
import type { Evaluation } from './evaluate.ts'
import type { IndexState } from './index-state.ts'

export interface PairCount {
  values: [first: string, second: string]
  count: number
}

export interface PairCounts {
  /** How many different pairs the matching rows have. */
  total: number
  /** The most frequent ones, most frequent first. */
  most: PairCount[]
}

const nameOf = ({ values }: PairCount) => values.join(', ')

/**
 * Counts the matching rows by the values of two facets with one value each, such as towns and their states. Rows that
 * lack one of the values aren't counted.
 */
export function countPairs(
  state: IndexState,
  { matching, words }: Evaluation,
  fields: readonly [first: string, second: string],
  take: number,
): PairCounts {
  const { sets, codesOfRow } = state.values
  // By code: 1 for a value of the first field, 2 for one of the second, 0 for all others.
  const placeOf = new Uint8Array(sets.sizes.length)
  const valueOf = new Map<number, string>()
  for (const [place, field] of fields.entries())
    for (const [value, code] of state.columns.facets.get(field)?.dictionary.codes ?? []) {
      placeOf[code] = place + 1
      valueOf.set(code, value)
    }
  const counts = new Map<number, number>()
  const { rows } = state.workspace
  const { pool, starts, lengths } = codesOfRow
  const found = listRows(matching, words, rows)
  for (let i = 0; i < found; i++) {
    const start = starts[rows[i]!]!
    const end = start + lengths[rows[i]!]!
    let [first, second] = [-1, -1]
    for (let at = start; at < end; at++) {
      const code = pool[at]!
      if (placeOf[code] === 1) first = code
      else if (placeOf[code] === 2) second = code
    }
    if (first < 0 || second < 0) continue
    const pair = first * placeOf.length + second
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  const named = [...counts].map(([pair, count]): PairCount => {
    const second = pair % placeOf.length
    const first = (pair - second) / placeOf.length
    return { values: [valueOf.get(first) ?? '', valueOf.get(second) ?? ''], count }
  })
  named.sort((one, other) => other.count - one.count || (nameOf(one) < nameOf(other) ? -1 : 1))
  return { total: named.length, most: named.slice(0, take) }
}

import { clearBit, copyBits, intersect, setBit, subtract, unite, wordsFor, type Bits } from './bitset.ts'
import type { FieldChoice } from './choices.ts'
import { freeDaysReader, type FreeQuery } from './free-days.ts'
import { takeMask, type IndexState } from './index-state.ts'

/** The rows with free spaces, and those of which nobody knows. */
export interface FreeRows {
  known: Bits
  unknown: Bits
}

const dayMs = 86_400_000

export function markFree(
  state: IndexState,
  query: FreeQuery,
  today: string | undefined,
): { free: FreeRows; choice: FieldChoice } {
  const words = wordsFor(state.rows)
  const [known, unknown, rows] = [takeMask(state), takeMask(state), takeMask(state)]
  known.fill(0, 0, words)
  copyBits(unknown, state.present, words)
  const read = freeDaysReader(query, Math.floor(Date.parse(today ?? '1970-01-01') / dayMs))
  for (const [row, calendar] of state.calendars) {
    const { state: found } = read(calendar)
    if (found !== 'unknown') clearBit(unknown, row)
    if (found === 'free') setBit(known, row)
  }
  copyBits(rows, query.isKnown === false ? unknown : known, words)
  if (query.isKnown === undefined) unite(rows, unknown, words)
  return { free: { known, unknown }, choice: { field: 'free', rows } }
}

/** Splits rows into those with free spaces and the others. */
export function splitFree(state: IndexState, { known }: FreeRows, rows: Bits): [free: Bits, others: Bits] {
  const words = wordsFor(state.rows)
  const [free, others] = [takeMask(state), takeMask(state)]
  copyBits(free, rows, words)
  intersect(free, known, words)
  copyBits(others, rows, words)
  subtract(others, known, words)
  return [free, others]
}

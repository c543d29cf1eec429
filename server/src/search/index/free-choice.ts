import { clearBit, copyBits, intersect, setBit, subtract, unite, wordsFor, type Bits } from './bitset.ts'
import { visitCalendars } from './calendars.ts'
import type { FieldChoice } from './choices.ts'
import { freeDaysReader, type FreeQuery } from './free-days.ts'
import { takeMask, type IndexState } from './index-state.ts'

/** The rows with free spaces, and those of which nobody knows. */
export interface FreeRows {
  known: Bits
  unknown: Bits
}

const dayMs = 86_400_000

/** `rows` are those that matter: others may have any result. */
export function markFree(
  state: IndexState,
  query: FreeQuery,
  today: string | undefined,
  rows: Bits,
): { free: FreeRows; choice: FieldChoice } {
  const words = wordsFor(state.rows)
  const [known, unknown, chosen] = [takeMask(state), takeMask(state), takeMask(state)]
  known.fill(0, 0, words)
  copyBits(unknown, state.present, words)
  const { stateOf } = freeDaysReader(query, Math.floor(Date.parse(today ?? '1970-01-01') / dayMs))
  visitCalendars(state.calendars, query, rows, (row, calendar, places) => {
    const found = stateOf(calendar, places)
    if (found !== 'unknown') clearBit(unknown, row)
    if (found === 'free') setBit(known, row)
  })
  copyBits(chosen, query.isKnown === false ? unknown : known, words)
  if (query.isKnown === undefined) unite(chosen, unknown, words)
  return { free: { known, unknown }, choice: { field: 'free', rows: chosen } }
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

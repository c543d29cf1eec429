import {
  clearBit,
  copyBits,
  hasBit,
  intersect,
  setBit,
  subtract,
  unite,
  wordsFor,
  type Bits,
} from './bitset.ts'
import { acceptedSpaces, countSpaces } from './calendars.ts'
import type { FieldChoice } from './choices.ts'
import { comingStretches, daysOf, type FreeQuery } from './free-days.ts'
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
  const [known, unknown, chosen] = [takeMask(state), takeMask(state), takeMask(state)]
  known.fill(0, 0, words)
  copyBits(unknown, state.present, words)
  const day = Math.floor(Date.parse(today ?? '1970-01-01') / dayMs)
  const stretches = comingStretches(query, day)
  const { ofRow } = state.calendars
  const { spaceCounts } = state.workspace
  const accepted = acceptedSpaces(state.calendars, query)
  const least = Math.max(1, query.least)
  for (const stretch of stretches) {
    countSpaces(state.calendars, accepted, daysOf(stretch), spaceCounts)
    for (const row of ofRow.keys()) if (spaceCounts[row]! >= least) setBit(known, row)
  }
  countSpaces(state.calendars, accepted, [], spaceCounts)
  for (const [row, { knownTo, firstDay, dayCount }] of ofRow) {
    const isBeyond = stretches.some(({ from, to }) => from < firstDay || to >= firstDay + dayCount)
    // A calendar that lacks the spaces says nothing of them.
    if (knownTo < day || spaceCounts[row]! < least) clearBit(known, row)
    else if (!isBeyond || hasBit(known, row)) clearBit(unknown, row)
  }
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

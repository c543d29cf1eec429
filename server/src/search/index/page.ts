import { copyBits, countBits, hasBit, intersect, listRows, subtract, type Bits } from './bitset.ts'
import type { Evaluation } from './evaluate.ts'
import { milesOfChord } from './geo.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { pageOfKept, readsLess } from './kept-orders.ts'
import { pageOf } from './order.ts'
import { SearchQueryError, type SearchQuery, type SearchResult } from './query.ts'
import { orderOf } from './sorting.ts'

const defaultTake = 20

function whole(field: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new SearchQueryError(field, 'This must be a whole number that is not negative')
}

/** The name of an order that depends on nothing but the rows; undefined for one by score or distance. */
function keptOrderName(query: SearchQuery, { hasText }: Evaluation): string | undefined {
  const sort = query.sort ?? 'relevance'
  if (sort === 'relevance') return hasText || query.near ? undefined : sort
  return sort === 'distance' || sort === '-distance' ? undefined : sort
}

/** The rows from one place up to another, in order; promoted rows are ordered among themselves and put first. */
export function orderedRows(
  state: IndexState,
  query: SearchQuery,
  evaluation: Evaluation,
  from: number,
  to: number,
): number[] {
  const { words, matching, promoted } = evaluation
  const { rows } = state.workspace
  const order = orderOf(state, query, evaluation)
  const promotedFirst = query.promotedFirst ?? (query.sort === undefined || query.sort === 'relevance')
  const kept = keptOrderName(query, evaluation)
  const read = (mask: Bits, start: number, end: number): number[] => {
    const found = countBits(mask, words)
    if (kept === undefined || !readsLess(state.rows, found, end))
      return pageOf(rows, listRows(mask, words, rows), order, start, end)
    return pageOfKept(state.keptOrders, kept, order, state.present, mask, start, end)
  }
  if (!promotedFirst) return read(matching, from, to)
  const mask = takeMask(state)
  copyBits(mask, matching, words)
  intersect(mask, promoted, words)
  const first = countBits(mask, words)
  const page = read(mask, from, to)
  if (to <= first) return page
  copyBits(mask, matching, words)
  subtract(mask, promoted, words)
  return [...page, ...read(mask, Math.max(0, from - first), to - first)]
}

/** The page of results that a query asks for. */
export function readPage(state: IndexState, query: SearchQuery, evaluation: Evaluation): SearchResult {
  const offset = whole('offset', query.offset ?? 0)
  const take = whole('take', query.take ?? defaultTake)
  const { total, relaxed, promoted } = evaluation
  const rows = orderedRows(state, query, evaluation, offset, offset + take)
  const result: SearchResult = {
    total,
    ids: rows.map((row) => state.ids[row]!),
    promoted: rows.map((row) => hasBit(promoted, row)),
    relaxed,
  }
  if (query.near) result.distances = rows.map((row) => milesOfChord(state.workspace.chords[row]!))
  return result
}

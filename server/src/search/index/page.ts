import { copyBits, countBits, hasBit, intersect, listRows, subtract, type Bits } from './bitset.ts'
import type { Evaluation } from './evaluate.ts'
import { milesOfChord } from './geo.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { pageOfCached, isScanCheaper } from './cached-orders.ts'
import { pageOf } from './order.ts'
import { SearchQueryError, type SearchQuery, type SearchResult } from './query.ts'
import { orderOf } from './sorting.ts'

const defaultTake = 20

function checkWhole(field: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new SearchQueryError(field, 'must be a whole number, 0 or more')
}

/** The cache key of an order that depends only on the rows; undefined if it depends on text scores or distances. */
function cacheKey(query: SearchQuery, { hasText }: Evaluation): string | undefined {
  const sort = query.sort ?? 'relevance'
  if (sort === 'relevance') return hasText || query.near ? undefined : sort
  return sort === 'distance' || sort === '-distance' ? undefined : sort
}

/** The matching rows at positions `from` to `to` - 1. Promoted rows come first, in the same order, if the query says so. */
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
  const kept = cacheKey(query, evaluation)
  const read = (mask: Bits, start: number, end: number): number[] => {
    const found = countBits(mask, words)
    if (kept === undefined || !isScanCheaper(state.rows, found, end))
      return pageOf(rows, listRows(mask, words, rows), order, start, end)
    return pageOfCached(state.cachedOrders, kept, order, state.present, mask, start, end)
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

/** The requested page of results. */
export function readPage(state: IndexState, query: SearchQuery, evaluation: Evaluation): SearchResult {
  const offset = checkWhole('offset', query.offset ?? 0)
  const take = checkWhole('take', query.take ?? defaultTake)
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

import { clearBit, copyBits, countBits, intersect, listRows, type Bits } from './bitset.ts'
import type { Evaluation } from './evaluate.ts'
import { milesOfChord } from './geo.ts'
import { splitFree } from './free-choice.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { pageOfCached, isScanCheaper } from './cached-orders.ts'
import { pageOf } from './order.ts'
import { SearchQueryError, type SearchQuery, type SearchResult } from './query.ts'
import { orderOf, sortsByParts } from './sorting.ts'

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

const maxLeading = 2

/** The matching rows at positions `from` to `to` - 1. Those with free spaces come before those of which nobody knows. */
export function orderedRows(
  state: IndexState,
  query: SearchQuery,
  evaluation: Evaluation,
  from: number,
  to: number,
): number[] {
  const { free, matching, words } = evaluation
  if (free === null) return orderedAmong(state, query, evaluation, matching, from, to)
  const [known, others] = splitFree(state, free, matching)
  const count = countBits(known, words)
  const among = (rows: Bits, start: number, end: number) =>
    end <= start ? [] : orderedAmong(state, query, evaluation, rows, start, end)
  return [
    ...among(known, Math.min(from, count), Math.min(to, count)),
    ...among(others, Math.max(0, from - count), Math.max(0, to - count)),
  ]
}

/**
 * The rows of a set at positions `from` to `to` - 1. The best two promoted rows lead, unless parts are counted or the query
 * excludes it; the others keep their place.
 */
function orderedAmong(
  state: IndexState,
  query: SearchQuery,
  evaluation: Evaluation,
  matching: Bits,
  from: number,
  to: number,
): number[] {
  const { words, promoted } = evaluation
  const { rows } = state.workspace
  const order = orderOf(state, query, evaluation)
  const areCounted = sortsByParts(state, query)
  const kept = areCounted ? undefined : cacheKey(query, evaluation)
  const read = (mask: Bits, start: number, end: number): number[] => {
    const found = countBits(mask, words)
    if (kept === undefined || !isScanCheaper(state.rows, found, end))
      return pageOf(rows, listRows(mask, words, rows), order, start, end)
    return pageOfCached(state.cachedOrders, kept, order, state.present, mask, start, end)
  }
  const mask = takeMask(state)
  copyBits(mask, matching, words)
  intersect(mask, promoted, words)
  const leading = areCounted || query.leads === false ? [] : read(mask, 0, maxLeading)
  copyBits(mask, matching, words)
  for (const row of leading) clearBit(mask, row)
  const rest = (position: number) => Math.max(0, position - leading.length)
  return [...leading.slice(from, to), ...read(mask, rest(from), rest(to))]
}

/** The requested page of results. */
export function readPage(state: IndexState, query: SearchQuery, evaluation: Evaluation): SearchResult {
  const offset = checkWhole('offset', query.offset ?? 0)
  const take = checkWhole('take', query.take ?? defaultTake)
  const { total, dropped } = evaluation
  const rows = orderedRows(state, query, evaluation, offset, offset + take)
  const result: SearchResult = {
    total,
    ids: rows.map((row) => state.ids[row]!),
    dropped,
  }
  if (query.near) result.distances = rows.map((row) => milesOfChord(state.workspace.chords[row]!))
  return result
}

import { copyBits, intersect, wordsFor, type Bits } from './bitset.ts'
import { chosenFields, knownCodes, markCodes } from './chosen-fields.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { keepRowsWithParts, noValue, type PartFilter } from './parts.ts'
import { SearchQueryError, type PartQuery } from './query.ts'

/** The query's part filter; null if it restricts nothing. */
export function readPartQuery(state: IndexState, part: PartQuery): PartFilter | null {
  const columns = state.columns.attributes
  const chosen = new Map(
    chosenFields('part.attributes', columns, part.attributes).map(({ value, column }) => [column, value]),
  )
  const accepted = Array.from(columns.values(), (column) => {
    const value = chosen.get(column) ?? []
    const values = typeof value === 'string' ? [value] : value
    if (values.length === 0 || (column.wildcard !== undefined && values.includes(column.wildcard)))
      return null
    const codes = new Set(
      knownCodes(
        column.dictionary,
        values.filter((one) => one !== null),
      ),
    )
    return values.includes(null) ? codes.add(noValue) : codes
  })
  const { count = 0 } = part
  if (Number.isNaN(count)) throw new SearchQueryError('part.count', 'must be a number')
  if (count <= 0 && accepted.every((codes) => codes === null)) return null
  return { accepted, count: Math.max(1, count) }
}

/** The rows of the scope that have enough matching parts. */
export function markParts(state: IndexState, filter: PartFilter, scope: Bits): Bits {
  const words = wordsFor(state.rows)
  const rows = takeMask(state)
  copyBits(rows, scope, words)
  const restricted = filter.accepted.filter((codes) => codes !== null)
  const mask = takeMask(state)
  for (const codes of restricted) {
    if (codes.has(noValue)) continue
    markCodes(state, [...codes], mask)
    intersect(rows, mask, words)
  }
  // A restriction of one attribute with a minimum of one part needs no look at single parts: having the value suffices.
  const isDecided = restricted.length === 1 && filter.count === 1 && !restricted[0]!.has(noValue)
  if (!isDecided) keepRowsWithParts(state.parts, filter, rows, words, state.workspace.rows)
  return rows
}

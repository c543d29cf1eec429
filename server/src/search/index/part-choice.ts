import { copyBits, intersect, wordsFor, type Bits } from './bitset.ts'
import { chosenFields, knownCodes, markCodes } from './chosen-fields.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { keepMatching, type PartFilter } from './parts.ts'
import { SearchQueryError, type PartQuery } from './query.ts'

/** The filter that a query means, or null where it restricts nothing. */
export function readPartQuery(state: IndexState, part: PartQuery): PartFilter | null {
  const columns = state.columns.attributes
  const asked = new Map(
    chosenFields('part.attributes', columns, part.attributes).map(({ value, column }) => [column, value]),
  )
  const accepted = Array.from(columns.values(), (column) => {
    const value = asked.get(column) ?? []
    const values = typeof value === 'string' ? [value] : value
    if (values.length === 0 || (column.either !== undefined && values.includes(column.either))) return null
    return new Set(knownCodes(column.dictionary, values))
  })
  const { count = 0 } = part
  if (Number.isNaN(count)) throw new SearchQueryError('part.count', 'A count is a number')
  if (count <= 0 && accepted.every((codes) => codes === null)) return null
  return { accepted, count: Math.max(1, count) }
}

/** The rows of the scope that have the parts. */
export function markParts(state: IndexState, filter: PartFilter, scope: Bits): Bits {
  const words = wordsFor(state.rows)
  const rows = takeMask(state)
  copyBits(rows, scope, words)
  const restricted = filter.accepted.filter((codes) => codes !== null)
  const mask = takeMask(state)
  for (const codes of restricted) {
    markCodes(state, [...codes], mask)
    intersect(rows, mask, words)
  }
  // A single attribute cannot be met by one part and missed by another, so having the value is enough.
  const isDecided = restricted.length === 1 && filter.count === 1
  if (!isDecided) keepMatching(state.parts, filter, rows, words, state.workspace.rows)
  return rows
}

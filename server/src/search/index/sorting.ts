import type { SortKey } from './declaration.ts'
import type { Evaluation } from './evaluate.ts'
import type { IndexState } from './index-state.ts'
import type { OrderColumn, RowOrder } from './order.ts'
import { countParts } from './parts.ts'
import { SearchQueryError, type SearchQuery } from './query.ts'

/** Counts parts if one of the keys needs it. */
const sortColumns = (
  state: IndexState,
  keys: readonly SortKey[],
  evaluation: Evaluation,
  isReversed: boolean,
): OrderColumn[] =>
  keys.map((key) => {
    if ('parts' in key) {
      const { part, matching, words } = evaluation
      const { rows, partCounts } = state.workspace
      countParts(state.parts, part, matching, words, rows, partCounts)
      return { values: partCounts, direction: isReversed ? 1 : -1 }
    }
    const { number, highestFirst = false } = key
    const column = state.columns.numbers.get(number)
    if (!column) throw new RangeError(`The index declares no number '${number}'`)
    return { values: column.values, direction: highestFirst === isReversed ? 1 : -1 }
  })

/** Whether the query's sort counts the parts that match it. */
export const sortsByParts = (state: IndexState, { sort = '' }: SearchQuery) =>
  declaredKeys(state, sort.replace(/^-/, ''))?.some((key) => 'parts' in key) === true

const declaredKeys = ({ declaration: { sorts = {} } }: IndexState, name: string) =>
  Object.hasOwn(sorts, name) ? sorts[name] : undefined

/** The query's sort order. */
export function orderOf(state: IndexState, query: SearchQuery, evaluation: Evaluation): RowOrder {
  const { tieBreaker } = state.declaration
  const { workspace } = state
  const ids = { text: state.ids, leading: state.idBits }
  const requested = query.sort ?? 'relevance'
  const isReversed = requested.startsWith('-')
  const sort = isReversed ? requested.slice(1) : requested
  const direction = isReversed ? -1 : 1
  const declared = (name: string): readonly SortKey[] => {
    const keys = declaredKeys(state, name)
    if (!keys) throw new SearchQueryError('sort', `must be a known sort, not '${name}'`)
    return keys
  }
  if (sort === 'name') {
    const columns: OrderColumn[] = [{ values: state.nameBits, direction }]
    return { columns, names: { keys: state.nameKeys, direction }, ids }
  }
  if (sort === 'distance') {
    if (!query.near) throw new SearchQueryError('sort', 'must not be distance without near')
    return { columns: [{ values: workspace.chords, direction }], names: null, ids }
  }
  if (sort !== 'relevance')
    return { columns: sortColumns(state, declared(sort), evaluation, isReversed), names: null, ids }
  if (isReversed) throw new SearchQueryError('sort', 'must not be reversed relevance')
  const columns: OrderColumn[] = []
  if (evaluation.hasText) columns.push({ values: workspace.text.scores, direction: -1 })
  if (query.near) columns.push({ values: workspace.chords, direction: 1 })
  if (tieBreaker !== undefined) columns.push(...sortColumns(state, declared(tieBreaker), evaluation, false))
  return { columns, names: null, ids }
}

import type { SortKey } from './declaration.ts'
import type { Evaluation } from './evaluate.ts'
import type { IndexState } from './index-state.ts'
import type { OrderColumn, RowOrder } from './order.ts'
import { SearchQueryError, type SearchQuery } from './query.ts'

const sortColumns = (state: IndexState, keys: readonly SortKey[], isReversed: boolean): OrderColumn[] =>
  keys.map(({ number, highestFirst = false }) => {
    const column = state.columns.numbers.get(number)
    if (!column) throw new RangeError(`The index declares no number '${number}'`)
    return { values: column.values, direction: highestFirst === isReversed ? 1 : -1 }
  })

/** The query's sort order. */
export function orderOf(state: IndexState, query: SearchQuery, { hasText }: Evaluation): RowOrder {
  const { sorts = {}, tieBreaker } = state.declaration
  const { workspace } = state
  const ids = { text: state.ids, leading: state.idBits }
  const requested = query.sort ?? 'relevance'
  const isReversed = requested.startsWith('-')
  const sort = isReversed ? requested.slice(1) : requested
  const direction = isReversed ? -1 : 1
  const declared = (name: string): readonly SortKey[] => {
    const keys = Object.hasOwn(sorts, name) ? sorts[name] : undefined
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
    return { columns: sortColumns(state, declared(sort), isReversed), names: null, ids }
  if (isReversed) throw new SearchQueryError('sort', 'must not be reversed relevance')
  const columns: OrderColumn[] = []
  if (hasText) columns.push({ values: workspace.text.scores, direction: -1 })
  if (query.near) columns.push({ values: workspace.chords, direction: 1 })
  if (tieBreaker !== undefined) columns.push(...sortColumns(state, declared(tieBreaker), false))
  return { columns, names: null, ids }
}

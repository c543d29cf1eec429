import type { SortKey } from './declaration.ts'
import type { Evaluation } from './evaluate.ts'
import type { IndexState } from './index-state.ts'
import type { OrderColumn, RowOrder } from './order.ts'
import { SearchQueryError, type SearchQuery } from './query.ts'

const columnsOf = (state: IndexState, keys: readonly SortKey[], turned: boolean): OrderColumn[] =>
  keys.map(({ number, highestFirst = false }) => {
    const column = state.columns.numbers.get(number)
    if (!column) throw new RangeError(`The index declares no number '${number}' to sort by`)
    return { values: column.values, direction: highestFirst === turned ? 1 : -1 }
  })

/** The order in which a query wants its rows. */
export function orderOf(state: IndexState, query: SearchQuery, { hasText }: Evaluation): RowOrder {
  const { sorts = {}, standing } = state.declaration
  const { workspace } = state
  const ids = { text: state.ids, leading: state.idBits }
  const asked = query.sort ?? 'relevance'
  const turned = asked.startsWith('-')
  const sort = turned ? asked.slice(1) : asked
  const direction = turned ? -1 : 1
  const declared = (name: string): readonly SortKey[] => {
    const keys = Object.hasOwn(sorts, name) ? sorts[name] : undefined
    if (!keys) throw new SearchQueryError('sort', `There is no order '${name}'`)
    return keys
  }
  if (sort === 'name') {
    const columns: OrderColumn[] = [{ values: state.nameBits, direction }]
    return { columns, names: { keys: state.nameKeys, direction }, ids }
  }
  if (sort === 'distance') {
    if (!query.near) throw new SearchQueryError('sort', 'An order by distance needs a place to be near to')
    return { columns: [{ values: workspace.chords, direction }], names: null, ids }
  }
  if (sort !== 'relevance') return { columns: columnsOf(state, declared(sort), turned), names: null, ids }
  if (turned) throw new SearchQueryError('sort', 'The order of relevance cannot be turned round')
  const columns: OrderColumn[] = []
  if (hasText) columns.push({ values: workspace.text.scores, direction: -1 })
  if (query.near) columns.push({ values: workspace.chords, direction: 1 })
  if (standing !== undefined) columns.push(...columnsOf(state, declared(standing), false))
  return { columns, names: null, ids }
}

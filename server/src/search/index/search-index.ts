import { findClusters, type MapClusters } from './clusters.ts'
import { countFacets } from './count-facets.ts'
import type { IndexDeclaration, IndexRow } from './declaration.ts'
import { evaluate } from './evaluate.ts'
import type { Bounds } from './geo.ts'
import { createIndexState } from './index-state.ts'
import { readPage } from './page.ts'
import type { FacetCounts, SearchQuery, SearchResult } from './query.ts'
import { removeRow, upsertRow } from './rows.ts'
import { settleTexts } from './text-index.ts'

/**
 * The rows of one kind of profile, in memory. Every answer is exact and of the rows as they are at the call. Queries
 * throw a `SearchQueryError` for what they cannot ask, rows a `RangeError` for what they cannot hold.
 */
export interface SearchIndex<D extends IndexDeclaration = IndexDeclaration> {
  size: () => number
  has: (id: string) => boolean
  upsert: (row: IndexRow<D>) => void
  /** Adds many rows and prepares the index for the first search, which then need not. */
  load: (rows: Iterable<IndexRow<D>>) => void
  /** Answers whether there was such a row. */
  remove: (id: string) => boolean
  search: (query: SearchQuery<D>) => SearchResult
  facets: (query: SearchQuery<D>) => FacetCounts
  searchWithFacets: (query: SearchQuery<D>) => SearchResult & { facets: FacetCounts }
  /** What a map of these bounds shows of the rows that match; the zoom is that of MapLibre (512-pixel tiles). */
  clusters: (query: SearchQuery<D>, bounds: Bounds, zoom: number) => MapClusters
}

/** Makes an empty index for a kind. */
export function defineIndex<const D extends IndexDeclaration>(declaration: D): SearchIndex<D> {
  const state = createIndexState(declaration)
  return {
    size: () => state.rowOf.size,
    has: (id) => state.rowOf.has(id),
    upsert: (row) => upsertRow(state, row),
    load: (rows) => {
      for (const row of rows) upsertRow(state, row)
      settleTexts(state.texts)
    },
    remove: (id) => removeRow(state, id),
    search: (query) => readPage(state, query, evaluate(state, query)),
    facets: (query) => countFacets(state, evaluate(state, query)),
    searchWithFacets: (query) => {
      const evaluation = evaluate(state, query)
      return { ...readPage(state, query, evaluation), facets: countFacets(state, evaluation) }
    },
    clusters: (query, bounds, zoom) => findClusters(state, query, bounds, zoom),
  }
}

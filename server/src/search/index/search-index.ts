import { hasBit } from './bitset.ts'
import { findClusters, type MapClusters } from './clusters.ts'
import { countFacets, countMatching } from './count-facets.ts'
import { countPairs, type PairCounts } from './count-pairs.ts'
import type { FacetName, IndexDeclaration, IndexRow } from './declaration.ts'
import { evaluate } from './evaluate.ts'
import type { Bounds } from './geo.ts'
import { createIndexState, type IndexState } from './index-state.ts'
import { readPage } from './page.ts'
import { hasName } from './public-names.ts'
import type { FacetCounts, SearchQuery, SearchResult, ValueCount } from './query.ts'
import { findSimilar, type SimilarQuery, type SimilarRows } from './similar.ts'
import { removeRow, upsertRow } from './rows.ts'
import { compactVocabulary } from './text-index.ts'

/**
 * An in-memory index of one kind of profile. Results are exact and always current. Throws a `SearchQueryError` for an
 * invalid query and a `RangeError` for an invalid row.
 */
export interface SearchIndex<D extends IndexDeclaration = IndexDeclaration> {
  /** To read rows in other ways than searches do. */
  state: Readonly<IndexState>
  size: () => number
  has: (id: string) => boolean
  /** Whether a public row has this name, whatever its capitals and punctuation. */
  hasName: (name: string) => boolean
  upsert: (row: IndexRow<D>) => void
  /** Adds many rows and compacts the vocabulary, which the first search would do otherwise. */
  load: (rows: Iterable<IndexRow<D>>) => void
  /** Returns whether the row existed. */
  remove: (id: string) => boolean
  search: (query: SearchQuery<D>) => SearchResult
  /** Whether a search finds this row, with all words of its text. */
  finds: (query: SearchQuery<D>, id: string) => boolean
  facets: (query: SearchQuery<D>) => FacetCounts
  /** Counts the matching rows by the values of some facets. All choices of the query apply, also in these facets. */
  tally: (query: SearchQuery<D>, facets: readonly FacetName<D>[]) => Record<string, ValueCount[]>
  searchWithFacets: (query: SearchQuery<D>) => SearchResult & { facets: FacetCounts }
  /** Counts the matching rows by the values of two facets with one value each. */
  pairs: (query: SearchQuery<D>, fields: readonly [string, string], take: number) => PairCounts
  /** The matching rows as markers and clusters for a map. `zoom` is MapLibre's (512-pixel tiles). */
  clusters: (query: SearchQuery<D>, bounds: Bounds, zoom: number) => MapClusters
  /** Public rows that are similar to a row, public or not, by the declared fit. */
  similar: (id: string, query?: SimilarQuery) => SimilarRows
}

/** Creates an empty index. */
export function defineIndex<const D extends IndexDeclaration>(declaration: D): SearchIndex<D> {
  const state = createIndexState(declaration)
  return {
    state,
    size: () => state.rowOf.size,
    has: (id) => state.rowOf.has(id),
    hasName: (name) => hasName(state, name),
    upsert: (row) => upsertRow(state, row),
    load: (rows) => {
      for (const row of rows) upsertRow(state, row)
      compactVocabulary(state.texts)
    },
    remove: (id) => removeRow(state, id),
    search: (query) => readPage(state, query, evaluate(state, query)),
    finds: (query, id) => {
      const { matching, dropped } = evaluate(state, query)
      const row = state.rowOf.get(id)
      return row !== undefined && dropped.length === 0 && hasBit(matching, row)
    },
    facets: (query) => countFacets(state, evaluate(state, query)),
    tally: (query, facets) => countMatching(state, evaluate(state, query), facets),
    searchWithFacets: (query) => {
      const evaluation = evaluate(state, query)
      return { ...readPage(state, query, evaluation), facets: countFacets(state, evaluation) }
    },
    pairs: (query, fields, take) => countPairs(state, evaluate(state, query), fields, take),
    clusters: (query, bounds, zoom) => findClusters(state, query, bounds, zoom),
    similar: (id, query = {}) => findSimilar(state, id, query),
  }
}

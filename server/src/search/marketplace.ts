import type { FacetCounts } from '@app/contract/patterns/search.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { invalidField } from '../platform/errors.ts'
import { listen } from '../platform/notices.ts'
import { entryQuery, type Entry } from './entry.ts'
import type { IndexDeclaration, IndexRow } from './index/declaration.ts'
import { SearchQueryError, type FacetCounts as Counts, type SearchQuery, type Viewer } from './index/query.ts'
import { defineIndex } from './index/search-index.ts'

/** How a kind of profile is searched: its index, where rows come from, and how its filter reads. */
export interface MarketDeclaration<D extends IndexDeclaration, E extends Entry, F> {
  kind: string
  index: D
  columns: string
  joins: string
  row(entry: E): IndexRow<D>
  query(filter: F): SearchQuery<D> | Promise<SearchQuery<D>>
  facets(counts: Counts): FacetCounts
}

export interface Found {
  ids: string[]
  total: number
  distances?: (number | null)[] | undefined
  facets?: FacetCounts | undefined
  relaxed?: boolean
}

export interface Scope {
  viewer?: Viewer
  within?: Iterable<string>
  withFacets?: boolean
}

export interface Market<F> {
  find(filter: F, page: Page, scope?: Scope): Promise<Found>
  facets(filter: F): Promise<FacetCounts>
  map(filter: F, view: MapBox): Promise<MapView>
  size(): number
  close(): Promise<void>
}

export interface MapBox {
  bounds: { west: number; south: number; east: number; north: number }
  zoom: number
}
export interface MapView {
  markers: { id: string; name: string; lat: number; lng: number; isPromoted: boolean }[]
  clusters: { lat: number; lng: number; count: number; bounds: MapBox['bounds'] }[]
  count: number
}

/** What the index cannot answer is the caller's to mend. */
function answer<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof SearchQueryError) throw invalidField(`data/${error.path}`, error.message)
    throw error
  }
}

const retryAfter = 1000

const today = () => new Date().toISOString().slice(0, 10)

/**
 * A kind's read model: loaded from the search table, then fed by change notices. It listens before it loads, so that
 * no change falls between; a broken connection loads everything anew.
 */
export async function openMarket<D extends IndexDeclaration, E extends Entry, F>(
  declaration: MarketDeclaration<D, E, F>,
  { pool, url, log }: { pool: pg.Pool; url: string; log: FastifyBaseLogger },
): Promise<Market<F>> {
  const text = entryQuery(declaration.columns, declaration.joins)
  let index = defineIndex(declaration.index)
  let queue: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  const load = async () => {
    const { rows } = await pool.query<E>(text, [declaration.kind, null])
    const fresh = defineIndex(declaration.index)
    fresh.load(rows.map((entry) => declaration.row(entry)))
    index = fresh
  }
  const refresh = async (ids: string[]) => {
    const { rows } = await pool.query<E>(text, [declaration.kind, ids])
    const present = new Set(rows.map((row) => row.id))
    for (const entry of rows) index.upsert(declaration.row(entry))
    for (const id of ids) if (!present.has(id)) index.remove(id)
  }
  // One after the other, so that an older state never overwrites a newer one. What failed is made up for by a load.
  const enqueue = (step: () => Promise<void>) => {
    queue = queue.then(step).catch((error: unknown) => {
      log.error({ err: error, kind: declaration.kind }, 'the search index could not follow a change')
      retry = setTimeout(() => enqueue(load), retryAfter)
    })
  }
  const heard = (payload: string) => enqueue(() => (payload === 'all' ? load() : refresh(payload.split(','))))
  const notices = await listen(url, 'marketplace', heard, () => enqueue(load))
  const first = load()
  queue = first.catch(() => {})
  await first

  const read = async (filter: F, scope: Scope = {}) => ({
    ...(await declaration.query(filter)),
    today: today(),
    // Of every kind and in every order.
    promotedFirst: true,
    ...(scope.viewer && { viewer: scope.viewer }),
    ...(scope.within && { within: scope.within }),
  })
  return {
    async find(filter, { offset, take }, scope = {}) {
      const query = { ...(await read(filter, scope)), offset, take }
      return answer(() => {
        if (!scope.withFacets) return index.search(query)
        const { facets, ...found } = index.searchWithFacets(query)
        return { ...found, facets: declaration.facets(facets) }
      })
    },
    facets: async (filter) => {
      const query = await read(filter)
      return answer(() => declaration.facets(index.facets(query)))
    },
    map: async (filter, view) => {
      const query = await read(filter)
      const { markers, clusters, total } = answer(() => index.clusters(query, view.bounds, view.zoom))
      return {
        markers: markers.map(({ promoted, ...marker }) => ({ ...marker, isPromoted: promoted })),
        clusters,
        count: total,
      }
    },
    size: () => index.size(),
    close: () => {
      clearTimeout(retry)
      return notices.close()
    },
  }
}

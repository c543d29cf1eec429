import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type { FacetCounts, Towns } from '@app/contract/patterns/search.ts'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { invalidField } from '../platform/errors.ts'
import type { PairCounts } from './index/count-pairs.ts'
import { roundMiles, type Position } from './index/geo.ts'
import { emptyRows, forgetRow, type EntryStatements, type LoadedRows } from './loaded-rows.ts'
import type { Found, Market, MarketFeed, MarketFilter, Scope } from './market.ts'
import {
  choicesOf,
  fieldsOf,
  indexOf,
  rowOf,
  type Entry,
  type MarketDeclaration,
} from './market-declaration.ts'
import {
  SearchQueryError,
  type FacetCounts as Counts,
  type SearchQuery,
  type SearchResult,
} from './index/query.ts'
import { defineIndex } from './index/search-index.ts'

export interface MarketParts {
  pool: pg.Pool
  log: FastifyBaseLogger
  /** Resolves an address to a position. */
  geocode(address: string): Promise<Position | null>
}

/** Converts query errors of the index to a 400 that names the field. */
function withFieldErrors<T>(query: () => T): T {
  try {
    return query()
  } catch (error) {
    if (error instanceof SearchQueryError) throw invalidField(`data/${error.path}`, error.message)
    throw error
  }
}

const foundOf = ({ ids, total, dropped, distances }: SearchResult): Found => ({
  ids,
  total,
  dropped,
  distances: distances?.map(roundMiles),
})

const townFields = ['city', 'state'] as const

const townsOf = ({ total, most }: PairCounts): Towns => ({
  count: total,
  most: most.map(({ values: [city, state], count }) => ({ city, state, count })),
})

/** Entries that are read at once. More would take the server's memory and hold its event loop. */
const chunkSize = 2000

/** From this part of changed entries on, loading all of them is cheaper. */
const mostStale = 0.3

/** Creates an empty market. */
export function openMarket<E extends Entry, F extends MarketFilter>(
  declaration: MarketDeclaration<E, F>,
  { entries, ids: allIds, versions }: EntryStatements,
  { pool, log, geocode }: MarketParts,
): Market<F> & MarketFeed {
  const indexDeclaration = indexOf(declaration)
  let index = defineIndex(indexDeclaration)
  let rows = emptyRows()
  /** Leaves out an entry that doesn't fit the declaration, so that all others are still found. */
  const add = (target: typeof index, { loaded, known, marks }: LoadedRows, entry: E) => {
    loaded.set(entry.id, entry.version)
    try {
      const row = rowOf(declaration, indexDeclaration, entry)
      target.upsert(row)
      if (declaration.calendar) known.set(entry.id, { version: entry.version, calendar: row.calendar })
      if (declaration.mark) marks.set(entry.id, declaration.mark(entry))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      log.error({ err: error, id: entry.id }, 'a profile does not fit the search index')
      target.remove(entry.id)
    }
  }

  const originOf = async ({ near }: F) => {
    if (!near) return undefined
    if (near.lat !== undefined && near.lng !== undefined) return { lat: near.lat, lng: near.lng }
    const place = await geocode(near.address ?? '')
    if (!place) throw invalidField('data/near/address', 'is not a known place')
    return { lat: place.lat, lng: place.lng }
  }
  const queryOf = async (filter: F, scope: Scope = {}): Promise<SearchQuery> => {
    const origin = await originOf(filter)
    return {
      ...choicesOf(indexDeclaration, { ...filter, ...declaration.expand?.(filter) }),
      text: filter.text,
      bounds: filter.bounds,
      promoted: filter.isPromoted,
      leads: scope.leads,
      sort: filter.sort,
      near: origin && { ...origin, distMiles: filter.near?.dist },
      part: declaration.parts?.query(filter),
      free: declaration.calendar?.query(filter),
      today: dayOf(new Date()),
      viewer: scope.viewer,
      within: scope.within,
    }
  }
  const facetsOf = ({ facets, attributes, numbers, promoted, free }: Counts): FacetCounts => ({
    ...facets,
    ...attributes,
    ...Object.fromEntries(
      Object.entries(numbers)
        .filter(([, thresholds]) => thresholds.length > 0)
        .map(([name, thresholds]) => [
          name,
          thresholds.map(({ from, count }) => ({ value: String(from), count })),
        ]),
    ),
    isPromoted: [{ value: 'true', count: promoted }],
    ...(free && {
      free: [
        { value: 'true', count: free.known },
        { value: 'false', count: free.unknown },
      ],
    }),
  })

  /** Adds the entries with these ids. Returns the ids of those that exist. */
  const addAll = async (target: typeof index, targetRows: LoadedRows, ids: readonly string[]) => {
    const existing = new Set<string>()
    for (let start = 0; start < ids.length; start += chunkSize) {
      const found = await pool.query<E>(entries, [ids.slice(start, start + chunkSize)])
      for (const entry of found.rows) {
        existing.add(entry.id)
        add(target, targetRows, entry)
      }
    }
    return existing
  }

  const load = async () => {
    const { rows: all } = await pool.query<Pick<E, 'id'>>(allIds)
    const fresh = defineIndex(indexDeclaration)
    const freshRows = emptyRows()
    const ids = all.map(({ id }) => id)
    await addAll(fresh, freshRows, ids)
    // Compacts the vocabulary.
    fresh.load([])
    index = fresh
    rows = freshRows
  }
  const refresh = async (ids: readonly string[]) => {
    const existing = await addAll(index, rows, ids)
    for (const id of ids) {
      if (existing.has(id)) continue
      index.remove(id)
      forgetRow(rows, id)
    }
  }

  const marketed = (filter: F) => declaration.marketed?.(filter) ?? filter
  return {
    fields: fieldsOf(declaration),
    comparison: {
      declaration: indexDeclaration,
      queryOf: (filter) => queryOf(marketed(filter)),
      rowOf(entry: E) {
        try {
          return rowOf(declaration, indexDeclaration, entry)
        } catch (error) {
          if (error instanceof RangeError) return null
          throw error
        }
      },
    },
    async finds(filter, id) {
      const query = await queryOf(marketed(filter))
      return withFieldErrors(() => index.finds(query, id))
    },
    references: declaration.references ?? [],
    originOf,
    async find(filter, { offset, take }, scope = {}) {
      const query = { ...(await queryOf(filter, scope)), offset, take }
      return withFieldErrors(() => {
        const towns =
          scope.towns === undefined ? undefined : townsOf(index.pairs(query, townFields, scope.towns))
        if (!scope.withFacets) return { ...foundOf(index.search(query)), towns }
        const { facets, ...result } = index.searchWithFacets(query)
        return { ...foundOf(result), facets: facetsOf(facets), towns }
      })
    },
    async facets(filter, scope) {
      const query = await queryOf(filter, scope)
      return withFieldErrors(() => facetsOf(index.facets(query)))
    },
    async tally(filter, facets, scope) {
      const query = await queryOf(filter, scope)
      return withFieldErrors(() => index.tally(query, facets))
    },
    async map(filter, view, scope) {
      const query = await queryOf(filter, scope)
      const { markers, clusters, total } = withFieldErrors(() =>
        index.clusters(query, view.bounds, view.zoom),
      )
      return {
        markers: markers.map(({ promoted, ...marker }) => ({
          ...marker,
          isPromoted: promoted,
          ...rows.marks.get(marker.id),
        })),
        clusters,
        count: total,
        ...(query.near?.distMiles !== undefined && {
          circle: { lat: query.near.lat, lng: query.near.lng, miles: query.near.distMiles },
        }),
      }
    },
    similar(id, { offset, take }) {
      const choices = choicesOf(indexDeclaration, declaration.similarOnly?.() ?? {})
      const { distances, ...found } = index.similar(id, { ...choices, offset, take })
      return {
        ...found,
        distances: distances.map((miles) => (Number.isNaN(miles) ? null : roundMiles(miles))),
      }
    },
    known: (id) => rows.known.get(id),
    size: () => index.size(),
    state: () => index.state,
    hasName: (name) => index.hasName(name),
    load,
    async catchUp() {
      const { rows: current } = await pool.query<Pick<E, 'id' | 'version'>>(versions)
      const existing = new Set(current.map(({ id }) => id))
      const stale = current.filter(({ id, version }) => rows.loaded.get(id) !== version).map(({ id }) => id)
      const vanished = [...rows.loaded.keys()].filter((id) => !existing.has(id))
      if (stale.length > mostStale * existing.size) return load()
      if (stale.length + vanished.length > 0) await refresh([...stale, ...vanished])
    },
    refresh,
  }
}

import type { FacetCounts, FreeSpaces, MapMark, Towns } from '@app/contract/patterns/search.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { Near } from '@app/contract/filter.ts'
import type * as z from 'zod'
import type { Position } from './index/geo.ts'
import type { RowCalendar } from './index/free-days.ts'
import type { IndexDeclaration, IndexRow } from './index/declaration.ts'
import type { IndexState } from './index/index-state.ts'
import type { SearchQuery, Viewer } from './index/query.ts'
import type { Entry } from './market-declaration.ts'

export interface Found {
  ids: string[]
  total: number
  /** Null where it is unknown. */
  distances?: (number | null)[] | undefined
  facets?: FacetCounts | undefined
  towns?: Towns | undefined
  /** What is free, by id, if the filter has days. */
  free?: Readonly<Record<string, FreeSpaces | undefined>> | undefined
  /** The words of the text that no profile has together with the others. */
  dropped?: readonly string[]
}

export interface KnownCalendar {
  /** Changes with each change of the profile. */
  version: number | string
  calendar: RowCalendar | undefined
}

export interface Scope {
  viewer?: Viewer
  within?: Iterable<string>
  /** Whether promoted profiles lead. True by default. */
  leads?: boolean
  withFacets?: boolean
  /** How many of the towns with the most results to count. */
  towns?: number | undefined
}

export interface MapBox {
  bounds: { west: number; south: number; east: number; north: number }
  zoom: number
}
export interface MapView {
  markers: (MapMark & {
    id: string
    name: string
    lat: number
    lng: number
    isPromoted: boolean
    isFree?: boolean
  })[]
  clusters: { lat: number; lng: number; count: number; bounds: MapBox['bounds'] }[]
  count: number
  circle?: { lat: number; lng: number; miles: number }
}

/** The filter fields that all kinds have. */
export interface MarketFilter {
  text?: string
  near?: z.output<typeof Near>
  bounds?: MapBox['bounds']
  isPromoted?: boolean
  sort?: string
}

/** The in-memory search index of a kind. */
export interface Market<F> {
  /** The filter fields that the index evaluates. */
  fields: ReadonlySet<string>
  /** The filter fields with ids of other profiles. */
  references: readonly string[]
  find(filter: F, page: Page, scope?: Scope): Promise<Found>
  comparison: Comparison<F>
  facets(filter: F, scope?: Scope): Promise<FacetCounts>
  /** Counts the matching profiles by the values of these facets. Unlike for `facets`, all choices in the filter apply. */
  tally(filter: F, facets: readonly string[], scope?: Scope): Promise<FacetCounts>
  map(filter: F, view: MapBox, scope?: Scope): Promise<MapView>
  /** Public profiles that are similar to one of this kind, most similar first, with their distances. */
  similar(id: string, page: Page): Found
  /** Whether the marketplace finds this profile, with all words of the text. */
  finds(filter: F, id: string): Promise<boolean>
  /** The position that distances are measured from. */
  originOf(filter: F): Promise<Position | undefined>
  /** The version of an entry in the index, and its calendar. Only of kinds with calendars. */
  known(id: string): KnownCalendar | undefined
  size(): number
  /** The rows of the index, to read them in other ways than searches do. A reload replaces it. */
  state(): Readonly<IndexState>
  /** Whether a public profile has this name, whatever its capitals and punctuation. */
  hasName(name: string): boolean
}

/** What it takes to compare single profiles with searches of a marketplace. */
export interface Comparison<F> {
  declaration: IndexDeclaration
  /** A search of the marketplace, as of today. */
  queryOf(filter: F): Promise<SearchQuery>
  /** Null for an entry that doesn't fit the declaration. */
  rowOf(entry: Entry): IndexRow | null
}

/** Loads and updates a market. */
export interface MarketFeed {
  load(): Promise<void>
  /** Applies whatever has changed since, by the versions of all entries. Much cheaper than loading if little has. */
  catchUp(): Promise<void>
  refresh(ids: string[]): Promise<void>
}

import type { AttributeName, FacetName, IndexDeclaration, NumberName, SortName } from './declaration.ts'
import type { FreeQuery } from './free-days.ts'
import type { Bounds, Position } from './geo.ts'
import type { NumberChoice } from './number-columns.ts'

/** A value or a list, interpreted by the facet's `match`. */
export type Choice = string | readonly string[]

/**
 * The parts a row must have: at least `count` in total that have one of the given values in every given attribute. An
 * empty list doesn't restrict; `null` in a list stands for parts without a value.
 */
export interface PartQuery<A extends string = string> {
  attributes?: { readonly [N in A]?: string | readonly (string | null)[] }
  count?: number
}

/** The searching user. Hidden rows are found only with `seesAll` or if `own` has their ids. */
export interface Viewer {
  seesAll?: boolean
  own?: Iterable<string>
}

export interface SearchQuery<D extends IndexDeclaration = IndexDeclaration> {
  text?: string
  /** Without `distMiles`, matches every row with a position. */
  near?: Position & { distMiles?: number }
  /** Inclusive. `west` is greater than `east` if the bounds cross the antimeridian. */
  bounds?: Bounds
  facets?: { readonly [F in FacetName<D>]?: Choice }
  part?: PartQuery<AttributeName<D>>
  numbers?: { readonly [N in NumberName<D>]?: NumberChoice }
  /** Rows with free spaces come before those of which nobody knows. */
  free?: FreeQuery | undefined
  /** True: only rows promoted today. False: only rows not promoted today. */
  promoted?: boolean
  /** Whether promoted rows lead. True by default. */
  leads?: boolean
  /** Only rows with these ids. */
  within?: Iterable<string>
  viewer?: Viewer
  /** The current date (YYYY-MM-DD), for promotions and calendars. Without it, no row is promoted. */
  today?: string
  /**
   * Defaults to `relevance`: by text score, then by distance if `near` is given, then by the declared tie breaker. A
   * declared sort has its own direction; a leading '-' reverses it. Rows without a value are always last. Ties are
   * broken by id.
   */
  sort?: SortName<D> | `-${SortName<D>}`
  offset?: number
  /** Defaults to 20. */
  take?: number
}

/** Thrown for an invalid query. `path` is the invalid field. */
export class SearchQueryError extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.name = 'SearchQueryError'
    this.path = path
  }
}

export interface SearchResult {
  total: number
  ids: string[]
  /** Miles from `near` for each id; absent without `near`. */
  distances?: number[]
  /** The words of the text that some of these rows lack, if no row has all: the least telling ones. */
  dropped: readonly string[]
}

export interface ValueCount {
  value: string
  count: number
}
export interface ThresholdCount {
  from: number
  count: number
}

/**
 * Row counts by value. A field's own choice is ignored, so a count is the number of results after switching to that
 * value. With `match: 'all'`, a facet's own choice does apply: there, a count is the number of results after adding that
 * value.
 */
export interface FacetCounts {
  facets: Record<string, ValueCount[]>
  attributes: Record<string, ValueCount[]>
  numbers: Record<string, ThresholdCount[]>
  promoted: number
  /** If the query has days: the rows with free spaces, and those of which nobody knows. */
  free?: { known: number; unknown: number }
}

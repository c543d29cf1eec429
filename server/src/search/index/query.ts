import type {
  AttributeName,
  FacetName,
  FlagName,
  IndexDeclaration,
  NumberName,
  SortName,
} from './declaration.ts'
import type { Bounds, Position } from './geo.ts'
import type { NumberChoice } from './number-columns.ts'

/** A value or a list (read as the facet's `match` says), or what any and what all of has to hold. */
export type Choice = string | readonly string[] | { any?: readonly string[]; all?: readonly string[] }

/**
 * Parts that a row must have: those that have one of the values in every attribute named, at least `count` of them
 * together. An empty list is no restriction.
 */
export interface PartQuery<A extends string = string> {
  attributes?: { readonly [N in A]?: string | readonly string[] }
  count?: number
}

/** Who searches. Without a viewer, only visible rows are found; `own` rows are found although they are not visible. */
export interface Viewer {
  seesAll?: boolean
  own?: Iterable<string>
}

export interface SearchQuery<D extends IndexDeclaration = IndexDeclaration> {
  text?: string
  /** Without `distMiles`, every row that has a position. */
  near?: Position & { distMiles?: number }
  /** Edges included; west is greater than east where the bounds cross the antimeridian. */
  bounds?: Bounds
  facets?: { readonly [F in FacetName<D>]?: Choice }
  part?: PartQuery<AttributeName<D>>
  numbers?: { readonly [N in NumberName<D>]?: NumberChoice }
  flags?: { readonly [F in FlagName<D>]?: boolean }
  /** Only rows promoted today, or only those that are not. */
  promoted?: boolean
  /** Only rows with these ids. */
  within?: Iterable<string>
  viewer?: Viewer
  /** The day that decides what is promoted, as YYYY-MM-DD. Without it, nothing is. */
  today?: string
  /**
   * `relevance` unless given: by text score, then by distance where `near` is given, then by the declared standing. A
   * declared sort has its own direction; a leading '-' turns it round. Rows without a value are always last, and the id
   * decides last.
   */
  sort?: SortName<D> | `-${SortName<D>}`
  /** Whether promoted rows come before all others; unless given, they do in the order of relevance only. */
  promotedFirst?: boolean
  offset?: number
  /** 20 unless given. */
  take?: number
}

/** A query that the index cannot answer as it stands; `path` names the field at fault. */
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
  /** Miles from `near`, one for each id; absent without `near`. */
  distances?: number[]
  /** Whether each of the ids is promoted today. */
  promoted: boolean[]
  /** True where no row holds all words of the text, and these hold the most of them. */
  relaxed: boolean
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
 * Counts of rows by value, each as if nothing were chosen in the field itself, so that a count says what choosing that
 * value instead would find. Values asked for by `all` do apply to their own facet: there a count says what adding the
 * value would leave.
 */
export interface FacetCounts {
  facets: Record<string, ValueCount[]>
  attributes: Record<string, ValueCount[]>
  numbers: Record<string, ThresholdCount[]>
  flags: Record<string, number>
  promoted: number
}

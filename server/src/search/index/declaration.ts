import type { RowCalendar } from './free-days.ts'
import type { DayRange } from './promotions.ts'
import type { WeightedText } from './text-index.ts'

/**
 * A field with a set of values. A row has `one` value or `many`. A plain list of values in a query matches any of them
 * or, with `match: 'all'`, all of them. Values declared here are listed first, in this order, and even if their count
 * is zero; others are added as rows bring them. `counted: false` is for fields that are filtered by but never listed.
 * A filter with the value `wildcard` (such as 'Both' beside indoor and outdoor) excludes nothing.
 */
export interface FacetDeclaration {
  kind: 'one' | 'many'
  match?: 'any' | 'all'
  values?: readonly string[]
  wildcard?: string
  counted?: boolean
}

/** An attribute of a part. The value `wildcard` (such as 'Both' beside indoor and outdoor) matches every part. */
export interface AttributeDeclaration {
  values?: readonly string[]
  wildcard?: string
}

/** A number to filter and sort by. Facet counts include, for each threshold, the rows at or above it. */
export interface NumberDeclaration {
  thresholds?: readonly number[]
}

/** Rows without the number sort last in both directions. */
interface NumberKey {
  number: string
  highestFirst?: boolean
}

/** By the number of parts that match the query, most first. Promoted rows don't lead, because they may have fewer. */
interface PartsKey {
  parts: 'matching'
}

export type SortKey = NumberKey | PartsKey

/**
 * What makes a row similar to another one, with the weight of each aspect. Aspects without a value in the row that others
 * are compared with don't count.
 */
export interface FitDeclaration {
  /** Shared values. Similar rows have at least one value of a required facet, or a part, in common. */
  facets?: Readonly<Record<string, { weight: number; isRequired?: boolean }>>
  /** Parts with the same value of one attribute, by their counts. */
  parts?: { attribute: string; weight: number }
  /** Numbers that are similar if they are close, such as seats. */
  sizes?: Readonly<Record<string, number>>
  /** Numbers of which a higher one is as good as the same one. */
  ratings?: Readonly<Record<string, number>>
  /** Nearness counts half at `halfMiles`. Rows beyond `maxMiles` aren't similar. */
  distance: { weight: number; halfMiles: number; maxMiles: number }
}

/** The searchable fields of a kind of profile. */
export interface IndexDeclaration {
  facets?: Readonly<Record<string, FacetDeclaration>>
  attributes?: Readonly<Record<string, AttributeDeclaration>>
  numbers?: Readonly<Record<string, NumberDeclaration>>
  /** Every index can also sort by `relevance`, `distance` and `name`. */
  sorts?: Readonly<Record<string, readonly SortKey[]>>
  /** The declared sort that orders rows of equal relevance. */
  tieBreaker?: string
  fit?: FitDeclaration
  text?: { synonyms?: Readonly<Record<string, readonly string[]>>; ignoredWords?: readonly string[] }
}

/** A number of identical things that a row has, such as four indoor hardwood courts. */
export interface Part {
  attributes: Readonly<Record<string, string | null>>
  count: number
}

// The declared names; any string if the declaration's type is not known in detail.
export type FacetName<D extends IndexDeclaration> = keyof NonNullable<D['facets']> & string
export type AttributeName<D extends IndexDeclaration> = keyof NonNullable<D['attributes']> & string
export type NumberName<D extends IndexDeclaration> = keyof NonNullable<D['numbers']> & string
export type SortName<D extends IndexDeclaration> =
  | 'relevance'
  | 'distance'
  | 'name'
  | (keyof NonNullable<D['sorts']> & string)

export interface IndexRow<D extends IndexDeclaration = IndexDeclaration> {
  /** A lowercase UUID. */
  id: string
  name: string
  lat: number | null
  lng: number | null
  facets?: { readonly [F in FacetName<D>]?: string | readonly string[] | null }
  parts?: readonly Part[]
  numbers?: { readonly [N in NumberName<D>]?: number | null }
  /** Hidden rows are found only by viewers who see everything or own them. */
  isVisible: boolean
  promotedRanges?: readonly DayRange[]
  /** Absent if nobody knows when its spaces are free. */
  calendar?: RowCalendar | undefined
  texts: readonly WeightedText[]
}

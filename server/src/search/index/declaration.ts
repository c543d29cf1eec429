import type { DayRange } from './promotions.ts'
import type { WeightedText } from './text-index.ts'

/**
 * A field with values to choose from. `one` value a row or `many`; a plain list of values in a query means any of them
 * or, with `match: 'all'`, all of them. Values given here come first, in this order, and are counted even at zero;
 * others are added as rows bring them. `counted: false` is for fields to filter by that nobody picks from a list.
 */
export interface FacetDeclaration {
  kind: 'one' | 'many'
  match?: 'any' | 'all'
  values?: readonly string[]
  counted?: boolean
}

/** An attribute of a part. Choosing the value `either` (as in indoor, outdoor, both) is no restriction. */
export interface AttributeDeclaration {
  values?: readonly string[]
  either?: string
}

/** A number to filter by a range and to sort by. Each threshold is counted: the rows that have at least so much. */
export interface NumberDeclaration {
  thresholds?: readonly number[]
}

/** Rows without the number come last in both directions. */
export interface SortKey {
  number: string
  highestFirst?: boolean
}

/** What a kind of profile can be searched by. */
export interface IndexDeclaration {
  facets?: Readonly<Record<string, FacetDeclaration>>
  attributes?: Readonly<Record<string, AttributeDeclaration>>
  numbers?: Readonly<Record<string, NumberDeclaration>>
  flags?: readonly string[]
  /** Beside the declared sorts there are always `relevance`, `distance` and `name`. */
  sorts?: Readonly<Record<string, readonly SortKey[]>>
  /** The declared sort that decides between rows of equal relevance. */
  standing?: string
  text?: { synonyms?: Readonly<Record<string, readonly string[]>>; ignoredWords?: readonly string[] }
}

/** One of several like things that a row has a number of, such as four indoor hardwood courts. */
export interface Part {
  attributes: Readonly<Record<string, string | null>>
  count: number
}

/** The names a declaration gives; any name where the declaration is not known in detail. */
export type FacetName<D extends IndexDeclaration> = keyof NonNullable<D['facets']> & string
export type AttributeName<D extends IndexDeclaration> = keyof NonNullable<D['attributes']> & string
export type NumberName<D extends IndexDeclaration> = keyof NonNullable<D['numbers']> & string
export type FlagName<D extends IndexDeclaration> = NonNullable<D['flags']>[number]
export type SortName<D extends IndexDeclaration> =
  | 'relevance'
  | 'distance'
  | 'name'
  | (keyof NonNullable<D['sorts']> & string)

export interface IndexRow<D extends IndexDeclaration = IndexDeclaration> {
  /** A uuidPattern in lower case. */
  id: string
  name: string
  lat: number | null
  lng: number | null
  facets?: { readonly [F in FacetName<D>]?: string | readonly string[] | null }
  parts?: readonly Part[]
  numbers?: { readonly [N in NumberName<D>]?: number | null }
  flags?: { readonly [F in FlagName<D>]?: boolean }
  /** Rows that are not visible are found only by viewers who see all or own them. */
  isVisible: boolean
  promotedRanges?: readonly DayRange[]
  texts: readonly WeightedText[]
}

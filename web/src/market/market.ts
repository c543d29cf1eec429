import type { Api } from '@app/contract/api.ts'
import type { ComponentType } from 'react'
import type { KindFacts } from '../kind/registry.ts'

/** The values of each parameter of an address, in normal form. A parameter without values is absent. */
export interface MarketQuery {
  readonly [parameter: string]: readonly string[]
}

/**
 * Names of the values that are ids or keys. The id of an unknown or hidden profile has none. The name of a search text is what
 * is left to search for once the rest is understood.
 */
export interface Names {
  readonly [id: string]: string | undefined
}

/** One parameter of an address. */
export interface Parameter {
  name: string
  /** The normal form of a text, or undefined if the text makes no sense. */
  normalize(text: string): string | undefined
  /** It may occur several times, each time with one value. */
  isList?: boolean
  /** The filter field of the contract that knows all valid values. Only the server checks them. */
  field?: string
  /** The value that means the same as none. */
  default?: string
  /** Whether a value makes sense together with the parameters before it. */
  fits?(value: string, query: MarketQuery): boolean
  /** Forms send this parameter along with that one, even if that one is empty. */
  sentWith?: string
  /** The sort for results without this parameter, so that those with the most of it come first. */
  sortWithout?: string
}

/** The form field of a criterion. */
export type Control =
  | { type: 'list'; label: string; find: string }
  | { type: 'choice'; label: string; options: readonly { value: string; label: string }[] }
  | { type: 'steps'; label: string; steps: readonly number[]; unit?: string; textOf?(step: number): string }
  | { type: 'distance' }
  | { type: 'dates'; label: string; hint: string }
  /** A value, and how many of it at least. Several values are a list. */
  | {
      type: 'counted'
      label: string
      placeholder: string
      find: string
      nameOf(value: string): string
      count: Parameter
      steps: readonly number[]
    }

/** Something a query can filter by. Addresses, the form, chips, sentences and suggestions derive from it. */
export interface Criterion {
  /** The name of its first parameter. */
  name: string
  parameters: readonly Parameter[]
  aspect: 'where' | 'when' | 'what'
  /** The facet of the search that counts its values. */
  facet?: string
  /** A value of the facet that nobody searches for. */
  hiddenValue?: string
  /** Results have all values instead of any. */
  matchesAll?: boolean
  /** A page about one of its values has a head of its own and is indexed by search engines. */
  isTopic?: boolean
  /** Search engines index no page that filters by it. */
  isPersonal?: boolean
  /** Although personal, a page that filters by nothing else is indexed if its value is a name. */
  isIndexedAlone?: boolean
  /** Position among the criteria to remove if nothing is found, least important first. */
  rank: number
  // The following are called only if the query has one of the parameters.
  /** The part of the search filter. */
  toFilter(query: MarketQuery, names: Names): object
  /** The text of a chip. */
  label(value: string, query: MarketQuery, names: Names): string
  /** The part of a sentence about the query, such as 'within 50 mi of Carmel, IN'. Undefined if another one has it. */
  phrase(query: MarketQuery, names: Names): string | undefined
  /** Loads the name of a value that is an id. */
  loadName?(api: Api, value: string): Promise<string>
  control?: Control
  /** Whether the form has its field, if that depends on the query. */
  isOffered?(query: MarketQuery): boolean
}

/** A part of the search text that was understood as values of other parameters. */
export interface UnderstoodPart {
  from: number
  to: number
  parameters: MarketQuery
}

/** Something to tell about a place in the text. */
export interface PlaceNote {
  text: string
  /** Absent if the place is unknown. */
  label?: string
  isGuess: boolean
  others: readonly string[]
}

/** What the search text of a page was understood as. */
export interface TextReading {
  text: string
  /** What is left to search for. */
  words: string
  parts: readonly UnderstoodPart[]
  notes: readonly PlaceNote[]
  /** Wishes in the text that no filter has: 'no turf', '$500'. */
  unsearchable: readonly string[]
  /** Dates in the text that no calendar has: '29 February 2027'. */
  impossibleDates: readonly string[]
  /** The text says 'near me'. */
  isHere: boolean
  /** The names of areas by their keys. */
  areas: Readonly<Record<string, string>>
  /** 'Columbia, MD' by the key of its county or metropolitan area. */
  largestTowns: Readonly<Record<string, string>>
}

/** A row of cells below the search, one for each of a criterion's values, with its count. */
export interface CountRow {
  Row: ComponentType<CountRowProps>
  /** Of a list criterion with a facet in which each profile has exactly one value. */
  name: string
  /** Accessible name of the row. */
  label: string
  /** The first cell, which removes the criterion. */
  any: string
  valuesOf(query: MarketQuery, today: string): readonly string[]
  labelOf(value: string): string
}

export interface CountRowProps {
  row: CountRow
  query: MarketQuery
  facets: Facets
  today: string
}

export interface MarketPartProps {
  query: MarketQuery
  facets: Facets
  isPending: boolean
  onChoose: (next: MarketQuery) => void
}

/** A sheet beside the filters for the criteria that depend on days. */
export interface DatesPart {
  Button: ComponentType<DatesButtonProps>
  /** The names of its criteria. */
  criteria: readonly string[]
  /** What the query says about days, in short. */
  labelOf(query: MarketQuery): string | undefined
  load(): Promise<{ DateSheet: ComponentType<MarketPartProps> }>
}

export interface DatesButtonProps extends MarketPartProps {
  dates: DatesPart
  /** The number of results. */
  count: number
}

/** A view of the results by day. */
export interface CalendarPart {
  Slot: ComponentType<CalendarSlotProps>
  load(): Promise<{ CalendarView: ComponentType<CalendarViewProps> }>
}

export interface CalendarViewProps extends MarketPartProps {
  /** One below the heading of the results. */
  headingLevel: 'h2' | 'h3'
}

export interface CalendarSlotProps extends CalendarViewProps {
  calendar: CalendarPart
}

/** The marketplace of a kind of profile. */
export interface Market {
  kind: KindFacts
  /** In the order of addresses. */
  criteria: readonly Criterion[]
  /** Rows with all filters beside them, instead of cards beside a map. */
  look?: 'rows'
  /** The head of the page, if it isn't the number of results. */
  intro?: { title: string; text: string }
  /** Those of the criteria, then sort, page and view. */
  parameters: readonly Parameter[]
  /** The names of the criteria in each section of the filter form. */
  form: readonly (readonly string[])[]
  /** The most popular choices, as criterion and value. */
  quickChoices: readonly (readonly [name: string, value: string])[]
  /** The first one is the default. */
  sorts: readonly { value: string; label: string }[]
  searchPlaceholder: string
  // The following have their components with them, so that other marketplaces don't load them.
  countRow?: CountRow
  dates?: DatesPart
  calendar?: CalendarPart
  /** For search engines, after the count and the place. */
  description: string
  /** Counts to mention at the top of a topic's page. */
  facts: readonly { name: string; value: string; text: string; topic?: string }[]
  /** The parameters that links to profiles keep. */
  linkParameters?(query: MarketQuery): Readonly<Record<string, string | undefined>>
  /** Of the values of the page's query. */
  names: Names
  /** What the text of the page's query was understood as. */
  reading?: TextReading
}

export interface FacetValue {
  value: string
  count: number
}

/** The values of each criterion with a facet, each with the number of results if it is chosen. */
export interface Facets {
  readonly [criterion: string]: readonly FacetValue[]
}

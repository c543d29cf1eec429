import { isRange, listed, type Range } from '@app/contract/filter.ts'
import type { MapMark } from '@app/contract/patterns/search.ts'
import { regionNames, stateNames, stateOf } from '@app/contract/reference-lists/regions.ts'
import type {
  AttributeDeclaration,
  FacetDeclaration,
  FitDeclaration,
  IndexDeclaration,
  IndexRow,
  NumberDeclaration,
  Part,
  SortKey,
} from './index/declaration.ts'
import type { FreeQuery, RowCalendar } from './index/free-days.ts'
import type { NumberChoice } from './index/number-columns.ts'
import type { Choice, PartQuery } from './index/query.ts'

/** A profile in the search index: common columns and extension columns by field name. */
export interface Entry {
  id: string
  version: number | string
  isPublic: boolean
  name: string
  city: string | null
  state: string | null
  postalCode: string | null
  lat: number | null
  lng: number | null
  createdDate: Date
  boosts: [first: string, last: string][] | null
  /** Fields that are derived from child collections. */
  facts: Readonly<Record<string, unknown>>
  [field: string]: unknown
}

/** The part of a search index that is specific to a kind. Facets and numbers are named after fields of entry and filter. */
export interface MarketDeclaration<E extends Entry = Entry, F = Readonly<Record<string, unknown>>> {
  facets?: Readonly<Record<string, FacetDeclaration>>
  numbers?: Readonly<Record<string, NumberDeclaration>>
  sorts?: Readonly<Record<string, readonly SortKey[]>>
  /** The sort that orders rows of equal relevance. */
  tieBreaker?: string
  /** Repeated parts of a profile, such as spaces. `fields` are the filter fields that `query` evaluates. */
  parts?: {
    attributes: Readonly<Record<string, AttributeDeclaration>>
    fields: readonly string[]
    of(entry: E): readonly Part[]
    query(filter: F): PartQuery | undefined
  }
  /** On which days its spaces are free, and what the filter asks of them in `free`. */
  calendar?: {
    of(entry: E): RowCalendar | undefined
    query(filter: F): FreeQuery | undefined
  }
  /** What makes two profiles similar. */
  fit: FitDeclaration
  /** What profiles must match to be shown as similar ones, beside being public. */
  similarOnly?(): Readonly<Record<string, unknown>>
  /** The choices in facets and numbers that filter fields without a column of their own stand for. */
  expand?(filter: F): Readonly<Record<string, unknown>>
  /** The fields that `expand` evaluates. */
  expanded?: readonly string[]
  /** What the marketplace adds to a filter, such as that events are still to come. */
  marketed?(filter: F): F
  /** Filter fields with ids of other profiles. A caller who can't see one of these profiles finds nothing. */
  references?: readonly string[]
  /** How maps mark a profile. */
  mark?(entry: E): MapMark
  /** Search words besides the name and place. */
  words(entry: E): { sports: readonly string[]; type: readonly string[] }
}

const commonFacets = {
  state: { kind: 'one', values: stateNames },
  region: { kind: 'one', values: regionNames },
  name: { kind: 'one', counted: false },
  city: { kind: 'one', counted: false },
  postalCode: { kind: 'one', counted: false },
  status: { kind: 'one', counted: false },
  /** The tier of the membership, active or not. */
  tier: { kind: 'one', counted: false },
  /** Counties, metropolitan areas and regions, such as 'metro:dfw'. */
  area: { kind: 'many', counted: false },
} as const satisfies Record<string, FacetDeclaration>

const weights = { name: 8, sport: 4, place: 2, type: 1 }

/** The complete index declaration of a kind, including the common part. */
export const indexOf = <E extends Entry, F>({
  facets,
  numbers,
  sorts,
  tieBreaker,
  parts,
  fit,
}: MarketDeclaration<E, F>): IndexDeclaration => ({
  facets: { ...commonFacets, ...facets },
  attributes: parts?.attributes,
  numbers: { ...numbers, createdDate: {} },
  sorts: { ...sorts, newest: [{ number: 'createdDate', highestFirst: true }] },
  tieBreaker: tieBreaker ?? 'newest',
  fit,
})

/** The filter fields that the index evaluates. */
export const fieldsOf = <E extends Entry, F>(market: MarketDeclaration<E, F>): ReadonlySet<string> => {
  const { facets, numbers } = indexOf(market)
  return new Set([
    ...Object.keys(facets ?? {}),
    ...Object.keys(numbers ?? {}),
    ...(market.parts?.fields ?? []),
    ...(market.expanded ?? []),
    ...(market.calendar ? ['free'] : []),
    'isPromoted',
  ])
}

// The index compares days as numbers like 20270131.
const dayNumber = (date: string) => Number(date.replaceAll('-', ''))
const rangeOf = ([first, last]: readonly [string, string]) => [dayNumber(first), dayNumber(last)] as const

const fieldOf = (entry: Entry, name: string): unknown => entry.facts[name] ?? entry[name]

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value)
const textOf = (value: unknown) =>
  typeof value === 'boolean' ? String(value) : typeof value === 'string' || isTexts(value) ? value : null
/** Days are numbers too. */
const numberOf = (value: unknown) =>
  value instanceof Date
    ? value.getTime()
    : typeof value === 'string'
      ? Date.parse(value)
      : typeof value === 'number'
        ? value
        : null

export function rowOf<E extends Entry, F>(
  market: MarketDeclaration<E, F>,
  index: IndexDeclaration,
  entry: E,
): IndexRow {
  const { sports, type } = market.words(entry)
  const names = (record: object | undefined) => Object.keys(record ?? {})
  return {
    id: entry.id,
    name: entry.name,
    lat: entry.lat,
    lng: entry.lng,
    isVisible: entry.isPublic,
    facets: Object.fromEntries(names(index.facets).map((name) => [name, textOf(fieldOf(entry, name))])),
    parts: market.parts?.of(entry),
    numbers: Object.fromEntries(names(index.numbers).map((name) => [name, numberOf(fieldOf(entry, name))])),
    calendar: market.calendar?.of(entry),
    promotedRanges: entry.facts.isPromotable === false ? [] : (entry.boosts ?? []).map(rangeOf),
    texts: [
      { weight: weights.name, text: entry.name },
      { weight: weights.sport, text: sports.join(' ') },
      {
        weight: weights.place,
        text: [entry.city, entry.state, stateOf(entry.state ?? '')?.code, entry.postalCode]
          .filter(Boolean)
          .join(' '),
      },
      { weight: weights.type, text: type.join(' ') },
    ],
  }
}

/** Converts a filter to choices in the facets and numbers of the index. */
export function choicesOf(index: IndexDeclaration, filter: Readonly<Record<string, unknown>>) {
  return {
    facets: Object.fromEntries(
      Object.entries(index.facets ?? {}).map(([name, facet]) => [name, choiceOf(filter[name], facet)]),
    ),
    numbers: Object.fromEntries(
      Object.keys(index.numbers ?? {}).map((name) => [name, numberChoiceOf(filter[name])]),
    ),
  }
}

// In the index, a list means "all" for facets with `match: 'all'`, and a single value means "any".
function choiceOf(wanted: unknown, { match, wildcard }: FacetDeclaration): Choice | undefined {
  if (wildcard !== undefined && [wanted].flat().includes(wildcard)) return undefined
  if (typeof wanted === 'boolean') return String(wanted)
  if (typeof wanted === 'string') return match === 'all' ? listed(wanted) : wanted
  return isTexts(wanted) ? wanted : undefined
}

type Bound = string | number
const boundOf = (value: Bound) => (typeof value === 'string' ? Date.parse(value) : value)

function numberChoiceOf(wanted: unknown): NumberChoice | undefined {
  if (!isNumberFilter(wanted)) return undefined
  if (!isRange<Bound>(wanted)) return listed<Bound>(wanted).map(boundOf)
  const { from, to } = wanted
  return { from: from === undefined ? from : boundOf(from), to: to === undefined ? to : boundOf(to) }
}

const isNumberFilter = (wanted: unknown): wanted is Bound | Bound[] | Range<Bound> =>
  wanted !== undefined && wanted !== null

import { marketPath } from '../kind/registry.ts'
import type { Criterion, Facets, Market, MarketQuery, TextReading, UnderstoodPart } from './market.ts'

const none: readonly string[] = []

export const emptyQuery: MarketQuery = {}

export const valuesOf = (query: MarketQuery, name: string): readonly string[] => query[name] ?? none

export const valueOf = (query: MarketQuery, name: string): string | undefined => query[name]?.[0]

/** The number of results on a page. */
export const pageSize = 24

export const pageOf = (query: MarketQuery) => Number(valueOf(query, 'page') ?? 1)

export type View = 'list' | 'map' | 'calendar'

export function viewOf(query: MarketQuery): View {
  const view = valueOf(query, 'view')
  return view === 'map' || view === 'calendar' ? view : 'list'
}

/** The same results in another view. */
export const inView = (query: MarketQuery, view: View): MarketQuery => ({
  ...query,
  view: view === 'list' ? none : [view],
  at: none,
})

interface Change {
  readonly [parameter: string]: string | readonly string[] | undefined
}

/** Applies a change and returns to the first page. Drops parameters that depend on removed ones, and the position of another place. */
export function changed(market: Market, query: MarketQuery, change: Change): MarketQuery {
  const isMoved = 'near' in change && change['near'] !== valueOf(query, 'near')
  const values: Change = { ...query, page: undefined, ...(isMoved && { around: undefined }), ...change }
  const next: Record<string, readonly string[]> = {}
  for (const { name, default: usual, fits } of market.parameters) {
    const given = values[name] ?? none
    const kept = (typeof given === 'string' ? [given] : given).filter(
      (value) => value !== '' && value !== usual && fits?.(value, next) !== false,
    )
    if (kept.length > 0) next[name] = kept
  }
  return next
}

export function withToggled(market: Market, query: MarketQuery, name: string, value: string): MarketQuery {
  const values = valuesOf(query, name)
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return changed(market, query, { [name]: next })
}

/** Removes all filters but keeps the order and the view. */
export const cleared = (market: Market, { view, at, sort }: MarketQuery): MarketQuery =>
  changed(market, emptyQuery, { view, at, sort })

const placeParameters = ['near', 'bounds', 'state', 'area']

export const hasPlace = (query: MarketQuery) => placeParameters.some((name) => name in query)

/** A place, or the distance from it. */
export const isPlacePart = ({ parameters }: UnderstoodPart) =>
  'dist' in parameters || placeParameters.some((name) => name in parameters)

/** The text without parts that lost a value. Their words are quoted: then they are searched for as they are. */
function textWith(reading: TextReading, lost: readonly UnderstoodPart[]): string {
  let text = ''
  let end = 0
  for (const { from, to } of lost) {
    text += `${reading.text.slice(end, from)}"${reading.text.slice(from, to)}"`
    end = to
  }
  return text + reading.text.slice(end)
}

/** The query as it is written to an address: the text as typed, and values that it doesn't say. */
export function unread(market: Market, query: MarketQuery): MarketQuery {
  const { reading } = market
  if (reading === undefined || valueOf(query, 'q') !== reading.text) return query
  const byName = new Map(market.parameters.map((parameter) => [parameter.name, parameter]))
  const isLost = (name: string, values: readonly string[]) => {
    const { isList, fits } = byName.get(name) ?? {}
    if (isList) return values.some((value) => !valuesOf(query, name).includes(value))
    // A number of courts says nothing of courts or fields, and isn't missed.
    return !(name in query) && values.some((value) => fits?.(value, query) !== false)
  }
  const hasLost = (part: UnderstoodPart) =>
    isPlacePart(part)
      ? !hasPlace(query)
      : Object.entries(part.parameters).some(([name, values]) => isLost(name, values))
  const lost = reading.parts.filter(hasLost)
  const said = reading.parts.filter((part) => !lost.includes(part))
  const isSaid = (name: string, value: string) =>
    said.some(({ parameters }) => parameters[name]?.includes(value) === true)
  const explicit = Object.entries(query).flatMap(([name, values]) => {
    const own = values.filter((value) => !isSaid(name, value))
    return own.length === 0 ? [] : [[name, own] as const]
  })
  return { ...Object.fromEntries(explicit), q: [textWith(reading, lost)] }
}

/** The parameters of an address, always in the same order. */
export function writeQuery(market: Market, query: MarketQuery): [name: string, value: string][] {
  const written = unread(market, query)
  return market.parameters.flatMap(({ name }) =>
    valuesOf(written, name).map((value): [string, string] => [name, value]),
  )
}

export const filtersPath = ({ kind }: Market) => `${marketPath(kind)}/filters`

/** The path and query of the page for a query. */
export function addressOf(market: Market, query: MarketQuery, path = marketPath(market.kind)): string {
  const search = new URLSearchParams(writeQuery(market, query)).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Whether two queries ask for different pages of the same list. */
export const isOtherPage = (market: Market, query: MarketQuery, other: MarketQuery) =>
  pageOf(query) !== pageOf(other) &&
  addressOf(market, { ...query, page: none }) === addressOf(market, { ...other, page: none })

/** The criteria of which the query has a parameter. */
export const criteriaOf = (criteria: Market['criteria'], query: MarketQuery) =>
  criteria.filter(({ parameters }) => parameters.some(({ name }) => name in query))

/** The filter of the search, without its order. */
export const filterOf = (
  { criteria, names }: Pick<Market, 'criteria' | 'names'>,
  query: MarketQuery,
): object =>
  Object.assign({}, ...criteriaOf(criteria, query).map((criterion) => criterion.toFilter(query, names)))

/** The filter of the search, with its order. */
export const searchOf = (market: Pick<Market, 'criteria' | 'names' | 'sorts'>, query: MarketQuery) => ({
  ...filterOf(market, query),
  sort: valueOf(query, 'sort') ?? market.sorts[0]?.value,
})

export const countOf = (facets: Facets, name: string, value: string): number | undefined =>
  facets[name]?.find((one) => one.value === value)?.count

/** One value that a query filters by. */
export interface Chosen {
  /** Unique within the query. */
  key: string
  criterion: Criterion
  value: string
  label: string
  /** The query without it. */
  without: MarketQuery
}

const aspects = ['where', 'when', 'what']

export const isListCriterion = ({ parameters }: Criterion) => parameters[0]?.isList === true

/** Everything that a query filters by: first where, then when, then what. */
export const chosenOf = (market: Market, query: MarketQuery): Chosen[] =>
  criteriaOf(market.criteria, query)
    .toSorted((a, b) => aspects.indexOf(a.aspect) - aspects.indexOf(b.aspect))
    .flatMap((criterion) => {
      const { name, parameters } = criterion
      const values = isListCriterion(criterion) ? valuesOf(query, name) : [valueOf(query, name) ?? '']
      return values.map((value) => ({
        key: `${name} ${value}`,
        criterion,
        value,
        label: criterion.label(value, query, market.names),
        without: changed(
          market,
          query,
          isListCriterion(criterion)
            ? { [name]: values.filter((other) => other !== value) }
            : Object.fromEntries(parameters.map((parameter) => [parameter.name, undefined])),
        ),
      }))
    })

/** The part of the query that links to profiles keep. */
export function linkSearchOf({ linkParameters }: Market, query: MarketQuery): string {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(linkParameters?.(query) ?? {}))
    if (value !== undefined) kept.set(name, value)
  return kept.size === 0 ? '' : `?${kept.toString()}`
}

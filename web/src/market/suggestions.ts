import { distanceOf, distances } from './criteria.ts'
import type { Facets, Market, MarketQuery } from './market.ts'
import { changed, type Chosen, chosenOf, emptyQuery } from './query.ts'

/** A query with fewer filters. */
interface Suggestion {
  label: string
  next: MarketQuery
}

export interface CountedSuggestion extends Suggestion {
  count: number
}

const most = 3
const quoted = (label: string) => (label.startsWith('“') ? label : `“${label}”`)
const allOf = (chosen: readonly Chosen[]) => chosen.map(({ label }) => quoted(label)).join(' and ')

/** Suggests queries with results if a query has none: a larger distance, one filter less, or only place and sport. */
export async function suggestionsFor(
  market: Market,
  query: MarketQuery,
  facets: Facets,
  countOf: (query: MarketQuery) => Promise<number>,
): Promise<CountedSuggestion[]> {
  const withResults = async (suggestions: Suggestion[]) => {
    const all = await Promise.all(
      suggestions.map(async (one) => ({ ...one, count: await countOf(one.next) })),
    )
    return all.filter(({ count }) => count > 0)
  }
  const [wider] = await withResults(largerDistances(market, query))
  if (wider === undefined) return withResults(withLess(market, query, facets, most))
  return [wider, ...(await withResults(withLess(market, query, facets, most - 1)))]
}

/** The smallest first. */
const largerDistances = (market: Market, query: MarketQuery): Suggestion[] =>
  'near' in query
    ? distances
        .filter((distance) => distance > distanceOf(query))
        .map((distance) => ({
          label: `Widen to ${distance} mi`,
          next: changed(market, query, { dist: String(distance) }),
        }))
    : []

function withLess(market: Market, query: MarketQuery, facets: Facets, room: number): Suggestion[] {
  const chosen = chosenOf(market, query)
  const removed = groupsOf(chosen)
    .filter(([first]) => first !== undefined && mayHelp(first, facets))
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map((group) => ({ label: `Remove ${allOf(group)}`, next: without(market, query, group) }))
  const core = coreOf(market, query, chosen)
  return core === undefined ? removed.slice(0, room) : [...removed.slice(0, room - 1), core]
}

const rankOf = (chosen: Chosen | undefined) => chosen?.criterion.rank ?? 0

/** If any value of a list matches, removing one of several only narrows, so they are removed together. */
function groupsOf(chosen: Chosen[]): Chosen[][] {
  const groups = Map.groupBy(chosen, ({ criterion, key }) => (criterion.matchesAll ? key : criterion.name))
  return [...groups.values()]
}

const without = (market: Market, query: MarketQuery, [first, ...others]: Chosen[]): MarketQuery =>
  first === undefined || others.length === 0
    ? (first?.without ?? query)
    : changed(market, query, { [first.criterion.name]: undefined })

/** Counts of a facet include its other values. If all are 0, removing the filter finds nothing either. */
function mayHelp({ criterion }: Chosen, facets: Facets): boolean {
  const { facet, matchesAll, parameters, name } = criterion
  if (facet === undefined || matchesAll || parameters.length > 1) return true
  return facets[name]?.some(({ count }) => count > 0) ?? false
}

/** Only the place and the sport, if the query has at least two other filters. */
function coreOf(market: Market, query: MarketQuery, chosen: Chosen[]): Suggestion | undefined {
  const kept = chosen.filter(({ criterion }) => criterion.aspect === 'where' || criterion.isTopic)
  if (kept.length === 0 || chosen.length - kept.length < 2) return undefined
  const names = new Set(
    kept.flatMap(({ criterion }) => criterion.parameters.map((parameter) => parameter.name)),
  )
  const core = Object.entries(query).filter(([name]) => names.has(name) || name === 'view')
  return {
    label: `Keep only ${allOf(kept)}`,
    next: changed(market, emptyQuery, Object.fromEntries(core)),
  }
}

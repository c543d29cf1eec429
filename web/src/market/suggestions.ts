import { allOf, groupsOf, widened, without, withAnyNumber } from './less.ts'
import type { Facets, Market, MarketQuery } from './market.ts'
import { changed, type Chosen, emptyQuery } from './query.ts'

/** A query that asks for less. */
interface Suggestion {
  label: string
  next: MarketQuery
}

export interface CountedSuggestion extends Suggestion {
  count: number
}

const most = 3
const mostPaired = 6

/**
 * Suggests queries with results if a query has none: a larger distance, one filter less, two if one doesn't help, or only
 * place and sport.
 */
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
  const groups = groupsOf(market, query).toSorted(([a], [b]) => rankOf(a) - rankOf(b))
  const remove = (removed: Chosen[][]): Suggestion => ({
    label: `Remove ${allOf(removed.flat())}`,
    next: without(market, query, removed),
  })
  const [wider] = await withResults(
    widened(market, query).map(({ within, next }) => ({ label: `Widen to ${within}`, next })),
  )
  const single = groups.filter(([first]) => first !== undefined && mayHelp(first, facets))
  const lessOne = await withResults([
    ...withAnyNumber(market, query).map(({ from, to, next }) => ({ label: `Change ${from} to ${to}`, next })),
    ...single.map((group) => remove([group])),
  ])
  const less = lessOne.length > 0 ? lessOne : await withResults(pairsOf(groups).map(remove))
  const core = await withResults(coreOf(market, query, groups.flat()))
  const first = wider === undefined ? [] : [wider]
  return [...first, ...less.slice(0, most - first.length - core.length), ...core]
}

const rankOf = (chosen: Chosen | undefined) => chosen?.criterion.rank ?? 0

/** Those that are dropped first come first. Of many filters, only the first few. */
const pairsOf = (groups: readonly Chosen[][]) =>
  groups
    .slice(0, mostPaired)
    .flatMap((group, at) => groups.slice(at + 1, mostPaired).map((other) => [group, other]))

/** Counts of a facet include its other values. If all are 0, removing the filter finds nothing either. */
function mayHelp({ criterion }: Chosen, facets: Facets): boolean {
  const { facet, matchesAll, parameters, name } = criterion
  if (facet === undefined || matchesAll || parameters.length > 1) return true
  return facets[name]?.some(({ count }) => count > 0) ?? false
}

/** Only the place and the sport, if the query has at least two other filters. */
function coreOf(market: Market, query: MarketQuery, chosen: readonly Chosen[]): Suggestion[] {
  const kept = chosen.filter(({ criterion }) => criterion.aspect === 'where' || criterion.isTopic)
  if (kept.length === 0 || chosen.length - kept.length < 2) return []
  const names = new Set(
    kept.flatMap(({ criterion }) => criterion.parameters.map((parameter) => parameter.name)),
  )
  const core = Object.entries(query).filter(([name]) => names.has(name) || name === 'view')
  return [
    {
      label: `Keep only ${allOf(kept)}`,
      next: changed(market, emptyQuery, Object.fromEntries(core)),
    },
  ]
}

import { distanceOf, distances } from './criteria.ts'
import type { Criterion, Facets, Market, MarketQuery } from './market.ts'
import { changed, type Chosen, chosenOf, emptyQuery, isListCriterion, valuesOf } from './query.ts'

/** A query that asks for less. */
interface Suggestion {
  label: string
  next: MarketQuery
  /** About its results: 'These match everything but “Indoor”.' */
  sentence: string
  /** How much of the query it gives up. Results for a text are those of the suggestion that costs least. */
  cost: number
}

export interface CountedSuggestion extends Suggestion {
  count: number
}

/** A place is given up last: what was searched for is somewhere else then. */
const costs = { detail: 0, details: 1, distance: 2, detailsAndDistance: 3, topic: 4, place: 5 }

const most = 3
const mostPaired = 6
const quoted = (label: string) => (label.startsWith('“') ? label : `“${label}”`)
const allOf = (chosen: readonly Chosen[]) => chosen.map(({ label }) => quoted(label)).join(' and ')

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
  // A text without words to search for has no label.
  const chosen = chosenOf(market, query).filter(({ label }) => label !== '')
  const groups = groupsOf(chosen).toSorted(([a], [b]) => rankOf(a) - rankOf(b))
  const wider = await withResults(largerDistances(market, query))
  const single = groups.filter(([first]) => first !== undefined && mayHelp(first, facets))
  const lessOne = await withResults([
    ...chosen.flatMap((one) => anyNumber(market, query, one)),
    ...single.map((group) => without(market, query, [group])),
  ])
  const less =
    lessOne.length > 0
      ? lessOne
      : await withResults(pairsOf(groups).map((pair) => without(market, query, pair)))
  const onlyCore = coreOf(market, query, chosen)
  // If there is only one other filter, removing it is a suggestion already.
  const nearCore = isCore(chosen, 2) ? await withResults([onlyCore]) : []
  const core =
    nearCore.length > 0 || wider.length > 0
      ? nearCore
      : (await withResults(isCore(chosen, 1) ? widerCores(market, onlyCore) : [])).slice(0, 1)
  const others = [...less.slice(0, most - (wider.length > 0 ? 1 : 0) - core.length), ...core]
  return [...wider.slice(0, 1), ...others]
}

/** Those that are dropped first come first. Of many filters, only the first few. */
const pairsOf = (groups: readonly Chosen[][]) =>
  groups
    .slice(0, mostPaired)
    .flatMap((group, at) => groups.slice(at + 1, mostPaired).map((other) => [group, other]))

/** The smallest first. */
const largerDistances = (market: Market, query: MarketQuery): Suggestion[] =>
  'near' in query
    ? distances
        .filter((distance) => distance > distanceOf(query))
        .map((distance) => ({
          label: `Widen to ${distance} mi`,
          sentence: `These are within ${distance} mi.`,
          cost: costs.distance,
          next: changed(market, query, { dist: String(distance) }),
        }))
    : []

const costOf = ({ aspect, isTopic }: Criterion) =>
  aspect === 'where' ? costs.place : isTopic ? costs.topic : costs.detail

/** Only the place and the sport, at larger distances. */
const widerCores = (market: Market, core: Suggestion): Suggestion[] =>
  largerDistances(market, core.next).map(({ label, next }) => ({
    label: `${core.label}. ${label}`,
    sentence: `These match only ${allOf(chosenOf(market, next))}.`,
    cost: costs.detailsAndDistance,
    next,
  }))

const rankOf = (chosen: Chosen | undefined) => chosen?.criterion.rank ?? 0

/** If any value of a list matches, removing one of several only narrows, so they are removed together. */
function groupsOf(chosen: Chosen[]): Chosen[][] {
  const groups = Map.groupBy(chosen, ({ criterion, key }) => (criterion.matchesAll ? key : criterion.name))
  return [...groups.values()]
}

/** The query without the parameters of a criterion that only narrow its first, such as the number of courts. */
function anyNumber(market: Market, query: MarketQuery, { criterion, value, label }: Chosen): Suggestion[] {
  const narrowing = criterion.parameters.filter(
    ({ name, sentWith }) => sentWith !== undefined && name in query,
  )
  // Larger distances are suggestions of their own.
  if (narrowing.length === 0 || criterion.aspect === 'where') return []
  const next = changed(market, query, Object.fromEntries(narrowing.map(({ name }) => [name, undefined])))
  const any = quoted(criterion.label(value, next, market.names))
  return [
    {
      label: `Change ${quoted(label)} to ${any}`,
      sentence: `These match ${any} instead of ${quoted(label)}.`,
      cost: costs.detail,
      next,
    },
  ]
}

/** The query without these groups of filters. */
function without(market: Market, query: MarketQuery, groups: readonly Chosen[][]): Suggestion {
  const dropped = allOf(groups.flat())
  return {
    label: `Remove ${dropped}`,
    sentence: `These match everything but ${dropped}.`,
    cost: Math.max(...groups.flat().map(({ criterion }) => costOf(criterion))),
    next: groups.reduce((rest, group) => withoutGroup(market, rest, group), query),
  }
}

function withoutGroup(market: Market, query: MarketQuery, [first, ...others]: Chosen[]): MarketQuery {
  if (first === undefined) return query
  const { criterion, value } = first
  const all = Object.fromEntries(criterion.parameters.map(({ name }) => [name, undefined]))
  if (others.length > 0 || !isListCriterion(criterion)) return changed(market, query, all)
  const left = valuesOf(query, criterion.name).filter((other) => other !== value)
  return changed(market, query, { [criterion.name]: left })
}

/** Counts of a facet include its other values. If all are 0, removing the filter finds nothing either. */
function mayHelp({ criterion }: Chosen, facets: Facets): boolean {
  const { facet, matchesAll, parameters, name } = criterion
  if (facet === undefined || matchesAll || parameters.length > 1) return true
  return facets[name]?.some(({ count }) => count > 0) ?? false
}

const isKept = ({ criterion }: Chosen) => criterion.aspect === 'where' || criterion.isTopic === true

/** Whether the query has a place or a sport, and at least `others` other filters. */
function isCore(chosen: readonly Chosen[], others: number) {
  const kept = chosen.filter(isKept)
  return kept.length > 0 && chosen.length - kept.length >= others
}

/** Only the place and the sport. */
function coreOf(market: Market, query: MarketQuery, chosen: readonly Chosen[]): Suggestion {
  const kept = chosen.filter(isKept)
  const names = new Set(
    kept.flatMap(({ criterion }) => criterion.parameters.map((parameter) => parameter.name)),
  )
  const core = Object.entries(query).filter(([name]) => names.has(name) || name === 'view')
  return {
    label: `Keep only ${allOf(kept)}`,
    sentence: `These match only ${allOf(kept)}.`,
    cost: costs.details,
    next: changed(market, emptyQuery, Object.fromEntries(core)),
  }
}

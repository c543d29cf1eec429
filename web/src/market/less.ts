import { listOf } from '../components/format.ts'
import { distanceOf, distances, usualDistance } from './criteria.ts'
import type { Market, MarketQuery } from './market.ts'
import { changed, type Chosen, chosenOf, isListCriterion, valueOf, valuesOf } from './query.ts'

// Queries that ask for less than another.

const quoted = (label: string) => (label.startsWith('“') ? label : `“${label}”`)

export const allOf = (chosen: readonly Chosen[]) => listOf(chosen.map(({ label }) => quoted(label)))

/**
 * What a query filters by, in groups that are removed together: if any value of a list matches, removing one of several only
 * narrows.
 */
export function groupsOf(market: Market, query: MarketQuery): Chosen[][] {
  // A text without words to search for has no label.
  const chosen = chosenOf(market, query).filter(({ label }) => label !== '')
  const groups = Map.groupBy(chosen, ({ criterion, key }) => (criterion.matchesAll ? key : criterion.name))
  return [...groups.values()]
}

/** The query without these groups. */
export const without = (market: Market, query: MarketQuery, groups: readonly Chosen[][]): MarketQuery =>
  groups.reduce((rest, group) => withoutGroup(market, rest, group), query)

function withoutGroup(market: Market, query: MarketQuery, [first, ...others]: Chosen[]): MarketQuery {
  if (first === undefined) return query
  const { criterion, value } = first
  const all = Object.fromEntries(criterion.parameters.map(({ name }) => [name, undefined]))
  if (others.length > 0 || !isListCriterion(criterion)) return changed(market, query, all)
  const left = valuesOf(query, criterion.name).filter((other) => other !== value)
  return changed(market, query, { [criterion.name]: left })
}

interface AnyNumber {
  next: MarketQuery
  /** '“8+ courts”', and what is left of it: '“Courts”'. */
  from: string
  to: string
  /** Whether those with the most of it come first. */
  isMostFirst: boolean
}

/** The queries without a parameter that only narrows another, such as the number of courts. */
export const withAnyNumber = (market: Market, query: MarketQuery): AnyNumber[] =>
  groupsOf(market, query).flatMap(([first]) => {
    if (first === undefined) return []
    const { criterion, value, label } = first
    const narrowing = criterion.parameters.filter(
      ({ name, sentWith }) => sentWith !== undefined && name in query,
    )
    // Distances can be larger instead.
    if (narrowing.length === 0 || criterion.aspect === 'where') return []
    const chosenSort = valueOf(query, 'sort')
    const sort = chosenSort ?? narrowing.find(({ sortWithout }) => sortWithout)?.sortWithout
    const dropped = Object.fromEntries(narrowing.map(({ name }) => [name, undefined]))
    const next = changed(market, query, { ...dropped, sort })
    return [
      {
        next,
        from: quoted(label),
        to: quoted(criterion.label(value, next, market.names)),
        isMostFirst: sort !== chosenSort,
      },
    ]
  })

/** The query with larger distances, the smallest first; of an area, with distances from its largest town. */
export function widened(market: Market, query: MarketQuery): { within: string; next: MarketQuery }[] {
  if ('near' in query)
    return distances
      .filter((miles) => miles > distanceOf(query))
      .map((miles) => ({ within: `${miles} mi`, next: changed(market, query, { dist: String(miles) }) }))
  const town = market.reading?.largestTowns[valueOf(query, 'area') ?? '']
  if (town === undefined) return []
  return distances
    .filter((miles) => miles >= usualDistance)
    .map((miles) => ({
      within: `${miles} mi of ${town}`,
      next: changed(market, query, { area: undefined, near: town, dist: String(miles) }),
    }))
}

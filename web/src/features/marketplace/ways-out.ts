import { criteriaOf, type Criterion } from './criteria.ts'
import type { Facets } from './facets.ts'
import {
  changed,
  distances,
  everything,
  usualDistance,
  type ListName,
  type MarketQuery,
} from './market-query.ts'

/** A query that wants a little less. */
interface WayOut {
  label: string
  next: MarketQuery
}

export interface CountedWayOut extends WayOut {
  count: number
}

/** What most often stands in the way, first: numbers, then words, then how it looks, and last what it is all about. */
const firstToGo: Criterion['name'][] = [
  'space',
  'capacity',
  'q',
  'bounds',
  'rating',
  'surface',
  'amenity',
  'from',
  'availability',
  'location',
  'type',
  'near',
  'state',
  'sport',
]
const most = 3
const quoted = (label: string) => (label.startsWith('“') ? label : `“${label}”`)
const allOf = (criteria: Criterion[]) => criteria.map(({ label }) => quoted(label)).join(' and ')

/** The ways out of an empty result that show something: a wider circle, without one choice, and with hardly any. */
export async function waysOut(
  query: MarketQuery,
  facets: Facets,
  countOf: (query: MarketQuery) => Promise<number>,
): Promise<CountedWayOut[]> {
  const showing = async (ways: WayOut[]) => {
    const all = await Promise.all(ways.map(async (way) => ({ ...way, count: await countOf(way.next) })))
    return all.filter(({ count }) => count > 0)
  }
  const wider = (await showing(widerCircles(query))).slice(0, 1)
  return [...wider, ...(await showing(withLess(query, facets, most - wider.length)))]
}

/** The narrowest first. */
function widerCircles(query: MarketQuery): WayOut[] {
  const { near, dist: now = usualDistance } = query
  if (near === undefined) return []
  return distances
    .filter((dist) => dist > now)
    .map((dist) => ({ label: `Widen to ${dist} mi`, next: changed(query, { dist }) }))
}

function withLess(query: MarketQuery, facets: Facets, room: number): WayOut[] {
  const criteria = criteriaOf(query)
  const dropped = groupsOf(criteria)
    .filter((group) => mayHelp(group, facets))
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map((group) => ({ label: `Drop ${allOf(group)}`, next: without(query, group) }))
  const core = coreOf(query, criteria)
  return core === undefined ? dropped.slice(0, room) : [...dropped.slice(0, room - 1), core]
}

const rank = (criterion: Criterion | undefined) => (criterion ? firstToGo.indexOf(criterion.name) : most)

/** Of a list of which any will do, giving up one value narrows: it goes as a whole. */
function groupsOf(criteria: Criterion[]): Criterion[][] {
  const groups = Map.groupBy(criteria, ({ name, key }) => (name === 'amenity' ? key : name))
  return [...groups.values()]
}

const without = (query: MarketQuery, [first, ...others]: Criterion[]): MarketQuery =>
  first === undefined || others.length === 0
    ? (first?.without ?? query)
    : changed(query, { [first.name]: [] })

const counted: readonly string[] = [
  'sport',
  'type',
  'state',
  'surface',
  'availability',
  'location',
  'rating',
] satisfies (ListName | 'location' | 'rating')[]

/** The search has counted what other values of a facet would show; where all are 0 there is no use in asking. */
function mayHelp([first]: Criterion[], facets: Facets): boolean {
  if (first?.facet === undefined || !counted.includes(first.name)) return true
  return facets[first.facet.name].some(({ count }) => count > 0)
}

/** Nothing but the place and the sport, where more than that is wanted. */
function coreOf(query: MarketQuery, criteria: Criterion[]): WayOut | undefined {
  const kept = criteria.filter(({ name }) => ['near', 'bounds', 'state', 'sport'].includes(name))
  if (kept.length === 0 || criteria.length - kept.length < 2) return undefined
  const { near, dist, bounds, state, sport, view } = query
  return {
    label: `Keep only ${allOf(kept)}`,
    next: changed(everything, { near, dist, bounds, state, sport, view }),
  }
}

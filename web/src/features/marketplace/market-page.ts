import { count as figure, counted, listOf } from '../../page/format.ts'
import { countOf, type Facets } from './facets.ts'
import { criteriaOf } from './criteria.ts'
import { changed, everything, type MarketQuery } from './market-query.ts'
import { placeOf } from './query-sentence.ts'

/** The one state or the one sport that a query is about, if it wants nothing else. Such a page has a head of its own. */
export interface Topic {
  kind: 'state' | 'sport'
  name: string
}

export function topicOf(query: MarketQuery): Topic | undefined {
  const [only, another] = criteriaOf(query)
  if (only?.facet === undefined || another !== undefined) return undefined
  const { name, value } = only.facet
  return name === 'state' || name === 'sport' ? { kind: name, name: value } : undefined
}

/** 'Basketball facilities in Indiana'. */
export function titleOf(query: MarketQuery): string {
  const sports = query.sport.length > 0 && query.sport.length <= 2 ? listOf(query.sport) : 'Sports'
  const place = query.bounds === undefined ? placeOf(query) : undefined
  return [`${sports} facilities`, place].filter(Boolean).join(' ')
}

/** What a page about a state or a sport says of it, from what the search counted. */
export function topicFacts({ kind }: Topic, facets: Facets): string {
  const facts = [
    [countOf(facets, 'location', 'Indoor'), 'with indoor spaces'],
    [countOf(facets, 'location', 'Outdoor'), 'with outdoor ones'],
    [countOf(facets, 'availability', 'Available to host'), 'that say they host events'],
    ...(kind === 'sport' ? [] : [[countOf(facets, 'rating', '4.5'), 'rated 4.5 or better']]),
  ].flatMap(([number, what]) =>
    typeof number === 'number' && number > 0 ? [`${figure(number)} ${what}`] : [],
  )
  return facts.length === 0 ? '' : `${listOf(facts)}.`
}

/** The other half of a topic: the sports most played in a state, or the states with most of a sport. */
export function topicLinks(topic: Topic, query: MarketQuery, facets: Facets) {
  const other = topic.kind === 'state' ? 'sport' : 'state'
  return facets[other]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 6)
    .map(({ value, count }) => ({ value, count, next: changed(query, { [other]: [value] }) }))
}

/**
 * The one page that search engines shall know instead of this one; undefined where they shall know none, because it
 * answers one person's search. The plain list and those of a state or a sport are known page by page.
 */
export function canonicalOf(query: MarketQuery, count: number): MarketQuery | undefined {
  if (count === 0 || query.q !== undefined || query.bounds !== undefined || query.near !== undefined)
    return undefined
  if (query.from !== undefined || query.to !== undefined) return undefined
  const isWhole = criteriaOf(query).length === 0 || topicOf(query) !== undefined
  const page = isWhole && query.sort === undefined ? query.page : 1
  if (query.state.length === 1) return { ...everything, state: query.state, page }
  if (query.sport.length === 1) return { ...everything, sport: query.sport, page }
  return { ...everything, page }
}

export const descriptionOf = (query: MarketQuery, count: number) =>
  `${counted(count, 'facility', 'facilities')}${sentenceEnd(placeOf(query))} Courts, fields, rinks and pools counted and measured, with surfaces, seats, amenities and reviews.`

const sentenceEnd = (place: string | undefined) => (place === undefined ? '.' : ` ${place}.`)

import { capitalized, counted, listOf } from '../components/format.ts'
import type { Market, MarketQuery } from './market.ts'
import { changed, chosenOf, emptyQuery, pageOf, valuesOf } from './query.ts'
import { placeOf } from './words.ts'

/** The only filter of a query, if it is one state or one sport. Its page has a head of its own. */
export interface Topic {
  /** The name of the criterion. */
  name: string
  value: string
}

export function topicOf(market: Market, query: MarketQuery): Topic | undefined {
  const [only, another] = chosenOf(market, query)
  if (only?.criterion.isTopic !== true || another !== undefined) return undefined
  return { name: only.criterion.name, value: only.value }
}

/** 'Basketball facilities in Indiana'. */
export function titleOf(market: Market, query: MarketQuery): string {
  const sports = valuesOf(query, 'sport')
  const hasSports = market.criteria.some(({ name }) => name === 'sport')
  const subject = sports.length === 1 || sports.length === 2 ? listOf([...sports]) : hasSports && 'Sports'
  const place = 'bounds' in query ? undefined : placeOf(market, query)
  return capitalized([subject, market.kind.noun.other, place].filter(Boolean).join(' '))
}

/**
 * The page that search engines should index instead of this one, or undefined if they should index none. They index
 * all pages of the whole list, of each state and of each sport, and the first page of what is near a place.
 */
export function canonicalOf(market: Market, query: MarketQuery, count: number): MarketQuery | undefined {
  const chosen = chosenOf(market, query)
  if (count === 0) return undefined
  const [only, another] = chosen
  // 'Carmel, IN', but not coordinates, nor a venue.
  const isNamed = only !== undefined && /\p{L}/u.test(only.value) && !('around' in query)
  if (only?.criterion.isIndexedAlone === true && another === undefined && isNamed)
    return changed(market, emptyQuery, { [only.criterion.name]: only.value })
  if (chosen.some(({ criterion }) => criterion.isPersonal)) return undefined
  const isWhole = chosen.length === 0 || topicOf(market, query) !== undefined
  const page = isWhole && !('sort' in query) ? String(pageOf(query)) : undefined
  // The place comes first.
  const topic = chosen.find(
    ({ criterion }) => criterion.isTopic && valuesOf(query, criterion.name).length === 1,
  )
  return changed(market, emptyQuery, { ...(topic && { [topic.criterion.name]: topic.value }), page })
}

export function descriptionOf(market: Market, query: MarketQuery, count: number): string {
  const { one, other } = market.kind.noun
  const place = placeOf(market, query)
  return `${counted(count, one, other)}${place === undefined ? '' : ` ${place}`}. ${market.description}`
}

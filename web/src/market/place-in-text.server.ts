import { stateNames } from '@app/contract/reference-lists/regions.ts'
import type { Market, MarketQuery } from './market.ts'
import { changed, valueOf } from './query.ts'

const withPlace = /^(?<words>.*[^\s,])[\s,]+(?<by>near|around|in)\s+(?<place>.+)$/iu
/** The server doesn't know where the user is. */
const here = /^(?:me|here|my\b.*)$/iu

export interface PlacedQuery {
  /** The query with the place moved from the text to its own parameter. */
  query: MarketQuery
  /** 'near' and 'around' always precede a place. 'in' may be part of a name. */
  isSure: boolean
}

/** Interprets a text such as 'indoor turf near Chicago'. Undefined without a place, or if the query has another one. */
export function placeInText(market: Market, query: MarketQuery): PlacedQuery | undefined {
  if ('near' in query || 'bounds' in query) return undefined
  const { words, by, place } = withPlace.exec(valueOf(query, 'q') ?? '')?.groups ?? {}
  if (words === undefined || place === undefined || here.test(place)) return undefined
  const state = stateNames.find((name) => name.toLowerCase() === place.trim().toLowerCase())
  return {
    query: changed(market, query, { q: words, ...(state === undefined ? { near: place } : { state }) }),
    isSure: by?.toLowerCase() !== 'in',
  }
}

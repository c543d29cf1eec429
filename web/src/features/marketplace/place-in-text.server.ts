import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { changed, type MarketQuery } from './market-query.ts'

const withPlace = /^(?<words>.*[^\s,])[\s,]+(?<by>near|around|in)\s+(?<place>.+)$/iu
/** Where the reader is, the words do not tell. */
const here = /^(?:me|here|my\b.*)$/iu

export interface PlacedQuery {
  /** The place taken for one, and only the other words for words. */
  query: MarketQuery
  /** 'near' and 'around' say a place; 'in' may be part of a name. */
  isSure: boolean
}

/** What a text such as 'indoor turf near Chicago' says of a place; undefined where another is wanted already. */
export function placeInText(query: MarketQuery): PlacedQuery | undefined {
  if (query.near !== undefined || query.bounds !== undefined) return undefined
  const { words, by, place } = withPlace.exec(query.q ?? '')?.groups ?? {}
  if (words === undefined || place === undefined || here.test(place)) return undefined
  const state = stateNames.find((name) => name.toLowerCase() === place.trim().toLowerCase())
  return {
    query: changed(query, { q: words, ...(state === undefined ? { near: place } : { state: [state] }) }),
    isSure: by?.toLowerCase() !== 'in',
  }
}

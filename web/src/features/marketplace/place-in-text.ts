import { changed, type MarketQuery } from './market-query.ts'

const withPlace = /^(?<words>.+?)[\s,]+(?:near|around|in)\s+(?<place>.+)$/iu
/** Where the reader is, the words do not tell. */
const here = /^(?:me|here|my\b.*)$/iu

/** What a text such as 'indoor turf near Chicago' says of a place, taken for one; undefined where another is wanted already. */
export function placeInText(query: MarketQuery): MarketQuery | undefined {
  if (query.near !== undefined || query.bounds !== undefined) return undefined
  const { words, place } = withPlace.exec(query.q ?? '')?.groups ?? {}
  if (words === undefined || place === undefined || here.test(place)) return undefined
  return changed(query, { q: words, near: place })
}

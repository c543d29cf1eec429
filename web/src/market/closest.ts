import { textCriterion } from './criteria.ts'
import { allOf, groupsOf, widened, without, withAnyNumber } from './less.ts'
import type { Market, MarketQuery } from './market.ts'
import type { Chosen } from './query.ts'

/** A query that has results, and what they match: 'These match everything but “Indoor”.' */
export interface Closest {
  next: MarketQuery
  sentence: string
}

/**
 * The query that has results and gives up least, for a text that nothing matches: a number first, then words, other details,
 * the distance, the sport, and the place last.
 */
export async function closestTo(
  market: Market,
  query: MarketQuery,
  countOf: (query: MarketQuery) => Promise<number>,
): Promise<Closest | undefined> {
  for (const attempt of allAttempts(market, query)) if ((await countOf(attempt.next)) > 0) return attempt
  return undefined
}

const isWhere = ([first]: Chosen[]) => first?.criterion.aspect === 'where'
/** The sport. States are topics too, but places first of all. */
const isTopic = (group: Chosen[]) => group[0]?.criterion.isTopic === true && !isWhere(group)

/** What was not understood tells least. */
const isText = ([first]: Chosen[]) => first?.criterion.name === textCriterion.name
const tellingOf = (group: Chosen[]) => (isText(group) ? 0 : (group[0]?.criterion.rank ?? 0))

/** A shorter list is continued with results that match less. */
export const enough = 10

/**
 * The query that continues a list of `shown` results, up to `enough` in all. It gives up details or the distance, but neither
 * the sport nor the place, and no words that have results.
 */
export async function furtherThan(
  market: Market,
  query: MarketQuery,
  { shown, hasWords }: { shown: number; hasWords: boolean },
  countOf: (query: MarketQuery) => Promise<number>,
): Promise<Closest | undefined> {
  const parts = partsOf(market, query)
  const details = hasWords ? parts.details.filter((group) => !isText(group)) : parts.details
  for (const attempts of [withLessDetail, withinMore]) {
    let most = shown
    let best: Closest | undefined
    for (const attempt of attempts({ ...parts, details })) {
      const count = await countOf(attempt.next)
      if (count >= enough) return attempt
      if (count > most) [most, best] = [count, attempt]
    }
    if (best) return best
  }
  return undefined
}

interface QueryParts {
  market: Market
  query: MarketQuery
  /** Neither the place nor the sport, least telling first. */
  details: readonly Chosen[][]
  topics: readonly Chosen[][]
  places: readonly Chosen[][]
}

function partsOf(market: Market, query: MarketQuery): QueryParts {
  const groups = groupsOf(market, query).toSorted((one, other) => tellingOf(one) - tellingOf(other))
  return {
    market,
    query,
    details: groups.filter((group) => !isWhere(group) && !isTopic(group)),
    topics: groups.filter(isTopic),
    places: groups.filter(isWhere),
  }
}

const dropping = (
  { market, query }: QueryParts,
  dropped: readonly Chosen[][],
  { from = query, but = '' } = {},
): Closest => ({
  next: without(market, from, dropped),
  sentence: `These match everything but ${allOf(dropped.flat())}${but}.`,
})

function* withLessDetail(parts: QueryParts): Generator<Closest> {
  const { market, query, details } = parts
  for (const { next, from, to, isMostFirst } of withAnyNumber(market, query))
    yield { next, sentence: `These match ${to} instead of ${from}${isMostFirst ? ', most first' : ''}.` }
  for (const detail of details) yield dropping(parts, [detail])
  for (let count = 2; count <= details.length; count++) yield dropping(parts, details.slice(0, count))
}

function* withinMore(parts: QueryParts): Generator<Closest> {
  const { market, query, details } = parts
  for (const { next, within } of widened(market, query))
    yield { next, sentence: `These are within ${within}.` }
  if (details.length === 0) return
  for (const { within, next } of widened(market, dropping(parts, details).next))
    yield dropping(parts, details, { from: next, but: `, within ${within}` })
}

function* allAttempts(market: Market, query: MarketQuery): Generator<Closest> {
  const parts = partsOf(market, query)
  const { details, topics, places } = parts
  yield* withLessDetail(parts)
  yield* withinMore(parts)
  if (topics.length > 0) {
    yield dropping(parts, topics)
    for (const { next, from, to } of withAnyNumber(market, query))
      yield dropping(parts, topics, { from: next, but: `, with ${to} instead of ${from}` })
    for (let count = 1; count <= details.length; count++)
      yield dropping(parts, [...topics, ...details.slice(0, count)])
    const dropped = [...topics, ...details]
    for (const { within, next } of widened(market, dropping(parts, dropped).next))
      yield dropping(parts, dropped, { from: next, but: `, within ${within}` })
  }
  if (places.length > 0) {
    yield dropping(parts, places)
    yield dropping(parts, [...places, ...details])
  }
}

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
  for (const attempt of attempts(market, query)) if ((await countOf(attempt.next)) > 0) return attempt
  return undefined
}

const isWhere = ([first]: Chosen[]) => first?.criterion.aspect === 'where'
/** The sport. States are topics too, but places first of all. */
const isTopic = (group: Chosen[]) => group[0]?.criterion.isTopic === true && !isWhere(group)

/** What was not understood tells least. */
const tellingOf = ([first]: Chosen[]) =>
  first === undefined || first.criterion.name === textCriterion.name ? 0 : first.criterion.rank

function* attempts(market: Market, query: MarketQuery): Generator<Closest> {
  const groups = groupsOf(market, query).toSorted((one, other) => tellingOf(one) - tellingOf(other))
  const details = groups.filter((group) => !isWhere(group) && !isTopic(group))
  const topics = groups.filter(isTopic)
  const anyNumber = withAnyNumber(market, query)
  const dropping = (dropped: Chosen[][], from = query, but = ''): Closest => ({
    next: without(market, from, dropped),
    sentence: `These match everything but ${allOf(dropped.flat())}${but}.`,
  })

  for (const { next, from, to } of anyNumber)
    yield { next, sentence: `These match ${to} instead of ${from}.` }
  for (const detail of details) yield dropping([detail])
  for (let count = 2; count <= details.length; count++) yield dropping(details.slice(0, count))
  for (const { next, miles } of widened(market, query))
    yield { next, sentence: `These are within ${miles} mi.` }
  const { next: core } = dropping(details)
  for (const { miles, next } of widened(market, core))
    yield { next, sentence: `These match everything but ${allOf(details.flat())}, within ${miles} mi.` }
  if (topics.length > 0) {
    yield dropping(topics)
    for (const { next, from, to } of anyNumber)
      yield dropping(topics, next, `, with ${to} instead of ${from}`)
    for (let count = 1; count <= details.length; count++)
      yield dropping([...topics, ...details.slice(0, count)])
  }
  const places = groups.filter(isWhere)
  if (places.length > 0) {
    yield dropping(places)
    yield dropping([...places, ...details])
  }
}

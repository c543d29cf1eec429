import { count as figure, listOf } from '../components/format.ts'
import type { Facets, Market, MarketQuery } from './market.ts'
import { changed, countOf } from './query.ts'
import type { Topic } from './topics.ts'

/** A sentence about a topic: '1,200 with indoor spaces and 65 rated 4.5 or better.' */
export function topicFacts({ facts }: Market, { name }: Topic, facets: Facets): string {
  const texts = facts
    .filter(({ topic }) => topic === undefined || topic === name)
    .map((fact) => ({ text: fact.text, count: countOf(facets, fact.name, fact.value) ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => `${figure(count)} ${text}`)
  return texts.length === 0 ? '' : `${listOf(texts)}.`
}

/** The most frequent values of the other topics: a state's sports, or a sport's states. */
export function topicLinks(market: Market, { name }: Topic, query: MarketQuery, facets: Facets) {
  const other = market.criteria.find((one) => one.isTopic && one.name !== name)?.name ?? name
  return (facets[other] ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 6)
    .map(({ value, count }) => ({ value, count, next: changed(market, query, { [other]: value }) }))
}

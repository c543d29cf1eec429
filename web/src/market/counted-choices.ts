import type { Facets, Market, MarketQuery } from './market.ts'
import { changed, valuesOf } from './query.ts'

/** Counts the quick choices whose criteria have no facet, such as costs, by a search each. */
export async function countedChoices(
  market: Market,
  query: MarketQuery,
  countOf: (query: MarketQuery) => Promise<number>,
): Promise<Facets> {
  const names = market.criteria.filter(({ facet }) => facet === undefined).map(({ name }) => name)
  const counted = await Promise.all(
    market.quickChoices
      .filter(([name, value]) => names.includes(name) && !valuesOf(query, name).includes(value))
      .map(async ([name, value]) => {
        const next = changed(market, query, { [name]: value })
        return { name, value, count: await countOf(next) }
      }),
  )
  return Object.fromEntries(Map.groupBy(counted, ({ name }) => name))
}

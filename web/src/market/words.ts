import type { KindFacts } from '../kind/registry.ts'
import { capitalized } from '../components/format.ts'
import type { Criterion, Market, MarketQuery } from './market.ts'
import { criteriaOf } from './query.ts'

/** 'Facilities'. */
export const titleOfKind = ({ noun }: KindFacts) => capitalized(noun.other)

const phrasesOf = ({ criteria, names }: Market, query: MarketQuery, aspect: Criterion['aspect']) =>
  criteriaOf(criteria, query)
    .filter((criterion) => criterion.aspect === aspect)
    .flatMap((criterion) => criterion.phrase(query, names) ?? [])

/** Describes a query without a period: 'With bleachers and parking, within 150 mi of Carmel, IN'. */
export function querySentence(market: Market, query: MarketQuery): string {
  const aspects = ['what', 'when', 'where'] as const
  const phrases = aspects.flatMap((aspect) => phrasesOf(market, query, aspect))
  return phrases.length === 0 ? 'Across the country' : capitalized(phrases.join(', '))
}

/** 'within 50 mi of Carmel, IN', 'in Indiana or Ohio'. */
export function placeOf(market: Market, query: MarketQuery): string | undefined {
  const phrases = phrasesOf(market, query, 'where')
  return phrases.length === 0 ? undefined : phrases.join(', ')
}

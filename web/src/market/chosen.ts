import type { Criterion, Market, MarketQuery } from './market.ts'
import { changed, criteriaOf, valueOf, valuesOf } from './query.ts'

/** One value that a query filters by. */
export interface Chosen {
  /** Unique within the query. */
  key: string
  criterion: Criterion
  value: string
  label: string
  /** The query without it. */
  without: MarketQuery
}

const aspects = ['where', 'when', 'what']

export const isListCriterion = ({ parameters }: Criterion) => parameters[0]?.isList === true

/** Everything that a query filters by: first where, then when, then what. */
export const chosenOf = (market: Market, query: MarketQuery): Chosen[] =>
  criteriaOf(market.criteria, query)
    .toSorted((a, b) => aspects.indexOf(a.aspect) - aspects.indexOf(b.aspect))
    .flatMap((criterion) => {
      const { name, parameters } = criterion
      const values = isListCriterion(criterion) ? valuesOf(query, name) : [valueOf(query, name) ?? '']
      return values.map((value) => ({
        key: `${name} ${value}`,
        criterion,
        value,
        label: criterion.label(value, query),
        without: changed(
          market,
          query,
          isListCriterion(criterion)
            ? { [name]: values.filter((other) => other !== value) }
            : Object.fromEntries(parameters.map((parameter) => [parameter.name, undefined])),
        ),
      }))
    })

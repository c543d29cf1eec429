import { maxFilterWord } from '@app/contract/rules/limits.ts'
import { capitalized } from '../components/format.ts'
import { placeCriterion } from './criteria.ts'
import type { Market, MarketQuery } from './market.ts'
import { chosenOf } from './query.ts'

/** What a query filters by, each in words of its own. They name the place, which the chips of a market leave to its search box. */
export const filterWords = (market: Market, query: MarketQuery): string[] =>
  chosenOf(market, query)
    .map(({ criterion, label }) =>
      criterion === placeCriterion
        ? capitalized(placeCriterion.phrase?.(query, market.names) ?? label)
        : label,
    )
    .map((words) => words.slice(0, maxFilterWord))
    // A text that became other filters has none left.
    .filter((words) => words !== '')

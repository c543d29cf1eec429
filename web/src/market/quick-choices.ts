import { chosenOf, isListCriterion } from './chosen.ts'
import type { Facets, Market, MarketQuery } from './market.ts'
import { changed, countOf, valuesOf, withToggled } from './query.ts'

/** A choice of the row above the results. */
export interface QuickChoice {
  /** Stays the same when the choice is pressed. */
  key: string
  label: string
  isPressed: boolean
  count?: number
  /** The query after pressing it. */
  next: MarketQuery
}

const fewest = 9

/** The chosen filters, then popular ones, and at the end those without results. Their order is stable. */
export function quickChoices(market: Market, query: MarketQuery, facets: Facets): QuickChoice[] {
  const chosen = chosenOf(market, query)
    // The search field shows the text.
    .filter(({ criterion }) => criterion.name !== 'q')
    .map(({ key, label, without, criterion, value }) => ({
      key,
      label,
      isPressed: true,
      count: countOf(facets, criterion.name, value),
      next: without,
    }))
  const room = Math.max(3, fewest - chosen.length)
  const offered = market.quickChoices
    .filter(([name, value]) => !valuesOf(query, name).includes(value))
    .map(([name, value]) => ({ name, value, count: countOf(facets, name, value) ?? 0 }))
  const found = offered.filter(({ count }) => count > 0).slice(0, room)
  const empty = offered.filter(({ count }) => count === 0).slice(0, Math.min(2, room - found.length))
  return [...chosen, ...[...found, ...empty].map(toChoice)]

  function toChoice({ name, value, count }: { name: string; value: string; count: number }): QuickChoice {
    const criterion = market.criteria.find((one) => one.name === name)
    const isList = criterion !== undefined && isListCriterion(criterion)
    return {
      key: `${name} ${value}`,
      label: criterion?.label(value, query) ?? value,
      isPressed: false,
      count,
      next: isList ? withToggled(market, query, name, value) : changed(market, query, { [name]: value }),
    }
  }
}

import type { MarketQuery } from './market.ts'
import { writeQuery } from './query.ts'
import { useMarket } from './use-market.ts'

/** The parameters that a form has no fields for. */
export function HiddenFields({ query, without }: { query: MarketQuery; without: readonly string[] }) {
  return writeQuery(useMarket(), query)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}

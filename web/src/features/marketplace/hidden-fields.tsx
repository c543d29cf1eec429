import type { MarketQuery } from './market-query.ts'
import { writeQuery } from './write-query.ts'

/** What a form does not ask for, but what goes with it all the same. */
export function HiddenFields({ query, without }: { query: MarketQuery; without: readonly string[] }) {
  return writeQuery(query)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}

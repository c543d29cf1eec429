import { ButtonLink } from '../components/button-link.tsx'
import { ChipLink, ChipList } from '../components/chip.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import type { MarketQuery } from './market.ts'
import { addressOf, cleared } from './query.ts'
import styles from './results.module.css'
import type { CountedSuggestion } from './suggestions.ts'
import { useMarket } from './use-market.ts'

export interface EmptyResultsProps {
  query: MarketQuery
  suggestions: CountedSuggestion[]
}

/** Suggests filters to remove, with the number of results of each. */
export function EmptyResults({ query, suggestions }: EmptyResultsProps) {
  const market = useMarket()
  return (
    <EmptyState
      className={styles.empty}
      title="Nothing matches all of your filters"
      actions={
        <ButtonLink
          to={addressOf(market, cleared(market, query))}
          variant={suggestions.length === 0 ? 'primary' : 'line'}
        >
          Clear all filters
        </ButtonLink>
      }
    >
      {suggestions.length === 0 ? 'Remove some filters to see more.' : 'Change one of them to see more.'}
      {suggestions.length > 0 && (
        <ChipList className={styles.suggestions}>
          {suggestions.map(({ label, count, next }) => (
            <ChipLink key={label} to={addressOf(market, next)} count={count}>
              {label}
            </ChipLink>
          ))}
        </ChipList>
      )}
    </EmptyState>
  )
}

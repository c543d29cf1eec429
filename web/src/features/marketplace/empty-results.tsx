import { ButtonLink } from '../../components/button-link.tsx'
import { ChipLink, ChipList } from '../../components/chip.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { cleared, type MarketQuery } from './market-query.ts'
import styles from './results.module.css'
import type { CountedWayOut } from './ways-out.ts'
import { addressOf } from './write-query.ts'

export interface EmptyResultsProps {
  query: MarketQuery
  ways: CountedWayOut[]
  isPending: boolean
}

/** Nothing fits: what to give up, and what that gives back. */
export function EmptyResults({ query, ways, isPending }: EmptyResultsProps) {
  return (
    <EmptyState
      className={isPending ? styles.stale : undefined}
      title="No facility fits all of that"
      actions={
        <ButtonLink to={addressOf(cleared(query))} variant={ways.length === 0 ? 'primary' : 'line'}>
          Clear all filters
        </ButtonLink>
      }
    >
      {ways.length === 0
        ? 'Give up some of the filters to see more.'
        : 'Asking for a little less finds some.'}
      {ways.length > 0 && (
        <ChipList className={styles.ways}>
          {ways.map(({ label, count, next }) => (
            <ChipLink key={label} to={addressOf(next)} count={count}>
              {label}
            </ChipLink>
          ))}
        </ChipList>
      )}
    </EmptyState>
  )
}

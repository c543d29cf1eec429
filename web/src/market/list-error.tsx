import { useRevalidator } from 'react-router'
import { ErrorState } from '../components/error-state.tsx'
import type { Market } from './market.ts'
import styles from './marketplace.module.css'
import { titleOfKind } from './words.ts'

/** Replaces the list if the search failed. The filters stay. */
export function ListError({ market: { kind } }: { market: Market }) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <h1 className={styles.errorTitle}>{titleOfKind(kind)}</h1>
      <ErrorState
        title={`The ${kind.noun.other} did not load.`}
        detail="Your search and filters are still here. Try again in a moment."
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    </>
  )
}

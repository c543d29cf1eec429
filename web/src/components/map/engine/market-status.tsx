import { Button } from '../../actions/button.tsx'
import { countOf, type MapNoun } from '../market-view.ts'
import { Spinner } from '../../pictures/icon.tsx'
import styles from './map-frame.module.css'
import type { MarketViewState } from './use-market-view.ts'

interface MarketStatusProps {
  status: MarketViewState['status']
  count: number | undefined
  noun: MapNoun
  /** About the places that are shown. */
  note: string | undefined
  onRetry: () => void
  /** Undefined if the map wasn't moved. */
  onSearch: (() => void) | undefined
}

/** Whether the view is loading, failed or empty, and the button that searches its area. */
export function MarketStatus({ status, count, noun, note, onRetry, onSearch }: MarketStatusProps) {
  const isEmpty = status === 'ready' && count === 0
  return (
    <div className={styles.status}>
      {onSearch && (
        <Button variant="line" icon="refresh-cw" onClick={onSearch}>
          Search this area
        </Button>
      )}
      {status === 'failed' && (
        <div role="alert" className={styles.note}>
          <span>The {noun.other} didn’t load.</span>
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {isEmpty && <p className={styles.note}>No {noun.other} here. Zoom out or move the map.</p>}
      {status === 'ready' && note !== undefined && <p className={styles.note}>{note}</p>}
      {status === 'loading' && (
        <p className={styles.loading} aria-hidden="true">
          <Spinner />
          Loading {noun.other}
        </p>
      )}
      <output className="sr">
        {status === 'ready' && count !== undefined && !isEmpty && `${countOf(count, noun)} on the map`}
      </output>
    </div>
  )
}

import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { LazyTrigger } from '../components/overlays/lazy-trigger.tsx'
import type { MarketQuery } from './market.ts'
import styles from './save-search.module.css'

const load = () => import('./save-search-panel.tsx')

/** Keeps the query of the page under a name, with alerts of new matches. */
export function SaveSearch({ query }: { query: MarketQuery }) {
  const [popover, setPopover] = useState<Awaited<ReturnType<typeof load>>>()
  const trigger = (
    <Button icon="bell" aria-label="Save search" className={`needs-script ${styles.trigger}`}>
      <span className={styles.word}>Save search</span>
    </Button>
  )
  if (popover !== undefined) return <popover.SaveSearchPopover query={query} trigger={trigger} />
  return <LazyTrigger trigger={trigger} popup="dialog" load={load} onUse={setPopover} />
}

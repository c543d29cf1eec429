import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import styles from './home-page.module.css'
import rows from './home-skeleton.module.css'
import type { LowerHomeProps } from './lower-home.tsx'

const load = () => import('./lower-home.tsx')

/** Loads what is below the hub after the first paint, because it is below the fold. */
export function LazyLowerHome(props: LowerHomeProps) {
  const { part, hasFailed, retry } = useLazy(load, true)
  if (part) return <part.LowerHome {...props} />
  return (
    <div className={styles.ruled}>
      {hasFailed ? <ErrorState onRetry={retry} /> : <Skeleton look="block" className={rows.needs} />}
    </div>
  )
}

import { Skeleton } from '../../components/display/skeleton.tsx'
import styles from './match.module.css'

const rows = [1, 2, 3, 4, 5]

export const RowSkeletons = () => (
  <div aria-busy="true">
    {rows.map((row) => (
      <Skeleton key={row} look="block" className={styles.waitingRow} />
    ))}
  </div>
)

export const MatchSkeleton = () => (
  <div className={`page ${styles.page}`}>
    <Skeleton className={styles.waitingTitle} />
    <Skeleton look="block" className={styles.waitingStrip} />
    <RowSkeletons />
  </div>
)

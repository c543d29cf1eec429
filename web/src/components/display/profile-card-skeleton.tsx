import styles from './card-grid.module.css'
import { Skeleton } from './skeleton.tsx'

/** Of a profile card's size. */
export function ProfileCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton look="block" className={styles.art} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.place} />
      <Skeleton className={styles.sports} />
      <Skeleton look="block" className={styles.score} />
    </div>
  )
}

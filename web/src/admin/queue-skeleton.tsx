import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './approval-queue.module.css'
import pending from './pending-profile.module.css'
import own from './queue-skeleton.module.css'

export function QueueSkeleton() {
  return (
    <div className={`page ${styles.page}`} aria-busy="true">
      <output className="sr">Loading</output>
      <Skeleton className={own.title} />
      <QueueRowsSkeleton />
    </div>
  )
}

export const QueueRowsSkeleton = () => (
  <div className={styles.list}>
    {[1, 2, 3].map((row) => (
      <div key={row} className={pending.pending}>
        <Skeleton look="block" className={own.picture} />
        <div>
          <Skeleton className={own.name} />
          <Skeleton className={own.line} />
          <Skeleton className={own.line} />
        </div>
      </div>
    ))}
  </div>
)

import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './profile.module.css'

/** The shape of the page while it loads. */
export function ProfileSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <h1 className="sr">Loading the page</h1>
      <Skeleton look="block" className={styles.waitingPictures} />
      <Skeleton className={styles.waitingKind} />
      <Skeleton look="block" className={styles.waitingName} />
      <Skeleton look="block" className={styles.waitingFacts} />
      <Skeleton className={styles.waitingText} />
      <Skeleton className={styles.waitingText} />
    </div>
  )
}

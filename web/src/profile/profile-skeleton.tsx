import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './profile-skeleton.module.css'

/** The shape of the page while it loads. */
export function ProfileSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <h1 className="sr">Loading the page</h1>
      <Skeleton look="block" className={styles.gallery} />
      <Skeleton className={styles.kind} />
      <Skeleton look="block" className={styles.name} />
      <Skeleton look="block" className={styles.facts} />
      <Skeleton className={styles.text} />
      <Skeleton className={styles.text} />
    </div>
  )
}

import { Skeleton } from '../../components/skeleton.tsx'
import styles from './facility-skeleton.module.css'

/** The page's shape, until it is known whether its reader may see it. */
export function FacilitySkeleton() {
  return (
    <div className="page" aria-busy="true">
      <h1 className="sr">Looking for the page</h1>
      <Skeleton look="block" className={styles.gallery} />
      <Skeleton className={styles.kind} />
      <Skeleton look="block" className={styles.name} />
      <Skeleton look="block" className={styles.facts} />
      <Skeleton className={styles.text} />
      <Skeleton className={styles.text} />
    </div>
  )
}

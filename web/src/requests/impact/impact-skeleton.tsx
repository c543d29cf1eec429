import { Skeleton } from '../../components/display/skeleton.tsx'
import styles from './impact-page.module.css'

/** The title and the range at their final size. */
export const ImpactSkeleton = () => (
  <div className={`page ${styles.page}`}>
    <h1 className={`h1 ${styles.loadingTitle}`}>Impact estimate</h1>
    <Skeleton look="block" className={styles.loadingRange} />
  </div>
)

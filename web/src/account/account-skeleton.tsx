import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './account-page.module.css'

export const AccountSkeleton = () => (
  <div className={`page ${styles.page}`} aria-busy="true">
    <h1 className={styles.title}>My account</h1>
    <output className="sr">Loading</output>
    <Skeleton look="block" className={styles.skeleton} />
  </div>
)

import { Skeleton } from '../components/display/skeleton.tsx'
import head from '../page/page-head.module.css'
import styles from './requests.module.css'

/** Where a title and a block will be. */
export const RequestSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Skeleton className={styles.titleSkeleton} />
    <Skeleton look="block" className={styles.blockSkeleton} />
  </div>
)

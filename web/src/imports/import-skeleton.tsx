import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './import-page.module.css'
import own from './import-skeleton.module.css'

export const ImportSkeleton = () => (
  <div className={`page ${styles.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Skeleton className={own.title} />
    <Skeleton look="block" className={own.block} />
  </div>
)

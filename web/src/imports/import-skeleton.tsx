import { Skeleton } from '../components/display/skeleton.tsx'
import head from '../page/page-head.module.css'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './imports.module.css'

export const ImportSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Stack gap="6">
      <Skeleton className={styles.short} />
      <Skeleton look="block" className={styles.skeleton} />
    </Stack>
  </div>
)

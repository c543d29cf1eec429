import { Skeleton } from '../../components/display/skeleton.tsx'
import head from '../../page/page-head.module.css'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../account.module.css'

export const PlansSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <Stack gap="6">
      <h1 className={head.title}>Plans</h1>
      <output className="sr">Loading</output>
      <Skeleton look="block" className={styles.skeleton} />
    </Stack>
  </div>
)

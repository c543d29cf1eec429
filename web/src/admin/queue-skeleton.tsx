import { RuledList } from '../components/display/ruled-list.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import head from '../page/page-head.module.css'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './admin.module.css'

export const QueueSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Stack gap="5" width="narrow">
      <Skeleton className={head.title} />
    </Stack>
    <QueueRowsSkeleton />
  </div>
)

export const QueueRowsSkeleton = () => (
  <RuledList>
    {[1, 2, 3].map((row) => (
      <li key={row} className={styles.row}>
        <Grid columns="start main">
          <div className={styles.picture}>
            <Skeleton look="block" className={styles.skeleton} />
          </div>
          <Stack gap="3">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Grid>
      </li>
    ))}
  </RuledList>
)

import { Skeleton } from '../components/display/skeleton.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './reports.module.css'

/** The cards, charts and tables at their final size. */
export const ReportSkeleton = () => (
  <Stack gap="6">
    <Skeleton look="block" className={styles.cardsWaiting} />
    <Grid columns="main side" gap="6">
      {['chart', 'table', 'second chart', 'second table'].map((part) => (
        <Skeleton key={part} look="block" className={styles.chartWaiting} />
      ))}
    </Grid>
  </Stack>
)

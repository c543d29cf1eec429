import { Skeleton } from '../../components/display/skeleton.tsx'
import { RequestSkeleton } from '../lazy-page.tsx'
import styles from './match.module.css'

const rows = [1, 2, 3, 4, 5]

export const RowSkeletons = () =>
  rows.map((row) => <Skeleton key={row} look="block" className={styles.waitingRow} />)

export const MatchSkeleton = () => (
  <RequestSkeleton>
    <Skeleton look="block" className={styles.waitingStrip} />
    <RowSkeletons />
  </RequestSkeleton>
)

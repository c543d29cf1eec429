import { shownWeekends } from '@app/contract/rules/limits.ts'
import styles from './availability.module.css'

/** Columns at zero, at their final size. */
export const StripSkeleton = () => (
  <div className={`${styles.strip} ${styles.waiting}`} aria-hidden="true">
    {Array.from({ length: shownWeekends }, (_, at) => (
      <div key={at} className={styles.weekend}>
        <span className={styles.month} />
        <FreeColumn freeCount={0} count={6} />
        <b>–</b>
        <span>–</span>
      </div>
    ))}
  </div>
)

const mostRows = 8

/** A column whose filled part is the share of free spaces. */
export function FreeColumn({ freeCount, count }: { freeCount: number; count: number }) {
  const rows = Math.min(count, mostRows)
  const filled = freeCount === 0 ? 0 : Math.max(1, Math.floor((freeCount / count) * rows))
  return (
    <span className={styles.column} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} className={row >= rows - filled ? styles.filled : undefined} />
      ))}
    </span>
  )
}

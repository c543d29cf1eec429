import { dateBlock, type DateBlockDates } from '@app/contract/rules/event-dates.ts'
import { classNames } from '../class-names.ts'
import styles from './date-block.module.css'

export interface DateBlockProps {
  dates: DateBlockDates
  isLarge?: boolean
  className?: string
}

/** The dates of an event as a leaf of a calendar, or two for two months; dashed if they are flexible. */
export function DateBlock({ dates, isLarge = false, className }: DateBlockProps) {
  const { leaves, weekdays } = dateBlock(dates)
  return (
    <span
      className={classNames(
        styles.block,
        isLarge && styles.large,
        dates.hasFlexibleDates && styles.flexible,
        className,
      )}
    >
      <span className={styles.leaves}>
        {leaves.map(({ month, days }, n) => (
          <span key={n} className={styles.leaf}>
            {/* The words and spaces separate the parts where they are read aloud or copied. */}
            {n > 0 && <span className="sr">to </span>}
            <span className={styles.month}>{month} </span>
            <span className={styles.days}>{days} </span>
          </span>
        ))}
      </span>
      <span className={styles.weekdays}>{weekdays}</span>
    </span>
  )
}

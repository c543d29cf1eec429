import { dateBlock, type DateBlockDates } from '@app/contract/rules/event-dates.ts'
import { classNames } from '../class-names.ts'
import styles from './date-block.module.css'

export interface DateBlockProps {
  dates: DateBlockDates
  isLarge?: boolean
  className?: string
}

/** The dates of an event as a leaf of a calendar; dashed if they are flexible. */
export function DateBlock({ dates, isLarge = false, className }: DateBlockProps) {
  const { months, days, weekdays } = dateBlock(dates)
  return (
    <span
      className={classNames(
        styles.block,
        isLarge && styles.large,
        dates.hasFlexibleDates && styles.flexible,
        className,
      )}
    >
      {/* The spaces separate the lines where they are read aloud or copied. */}
      <span className={styles.months}>{months} </span>
      <span className={styles.days}>{days} </span>
      <span className={styles.weekdays}>{weekdays}</span>
    </span>
  )
}

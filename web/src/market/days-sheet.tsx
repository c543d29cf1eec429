import { useState, type ComponentProps, type ReactNode } from 'react'
import type { DateRangeValue } from '../components/fields/calendar-date.ts'
import { DayRange } from '../components/fields/day-range.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './dates.module.css'

interface DaysSheetProps extends Pick<
  ComponentProps<typeof DayRange>,
  'value' | 'min' | 'opensAt' | 'weekEnd'
> {
  /** Not called before both ends are chosen. */
  onChoose: (range: DateRangeValue) => void
  /** Other ways to choose days. */
  children: ReactNode
}

/** Criteria that depend on days: from a calendar, or in other ways below it. */
export function DaysSheet({ value, onChoose, children, ...calendar }: DaysSheetProps) {
  /** A range without its last day, which is not searched for yet. */
  const [started, setStarted] = useState<DateRangeValue>()
  function choose(range: DateRangeValue) {
    const isStarted = range.from !== undefined && range.to === undefined
    setStarted(isStarted ? { from: range.from } : undefined)
    if (!isStarted) onChoose(range)
  }
  return (
    <>
      <div className={styles.days}>
        <Stack align="center">
          <DayRange {...calendar} value={started ?? value} onChange={choose} hasFocus />
        </Stack>
      </div>
      <div className={styles.any}>
        <Stack gap="3">{children}</Stack>
      </div>
    </>
  )
}

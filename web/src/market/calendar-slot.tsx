import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import styles from './marketplace.module.css'
import type { CalendarSlotProps } from './market.ts'

/** The results by day, whose code is loaded when somebody opens them. */
export function CalendarSlot({ calendar, ...part }: CalendarSlotProps) {
  const view = useLazy(calendar.load, true)
  return (
    <div className={styles.calendar}>
      {view.part !== undefined ? (
        <view.part.CalendarView {...part} />
      ) : view.hasFailed ? (
        <ErrorState title="The calendar didn’t load." onRetry={view.retry} />
      ) : (
        <Skeleton look="block" className={styles.calendarWaiting} />
      )}
    </div>
  )
}

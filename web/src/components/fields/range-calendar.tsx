import { Button } from '../actions/button.tsx'
import { DayRange, type DayRangeProps } from './day-range.tsx'
import styles from './day-range.module.css'

export interface RangeCalendarProps extends Pick<DayRangeProps, 'value' | 'onChange' | 'min' | 'max'> {
  onDone: () => void
}

/** What a field of dates opens. */
export function RangeCalendar({ onDone, ...days }: RangeCalendarProps) {
  return (
    <div className={styles.calendar}>
      <DayRange {...days} hasFocus />
      <div className={styles.foot}>
        <Button variant="quiet" onClick={() => days.onChange({})}>
          Clear
        </Button>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}

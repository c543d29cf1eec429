import { DayPicker, type ClassNames, type Labels } from 'react-day-picker'
import { Button } from './button.tsx'
import { fromLocalDate, toLocalDate, type DateRangeValue } from './calendar-date.ts'
import { Icon } from './icon.tsx'
import styles from './range-calendar.module.css'

export interface RangeCalendarProps {
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  min?: string
  max?: string
  onDone: () => void
}

const earliest = '1900-01-01'
const latest = '2099-12-31'

export function RangeCalendar({ value, onChange, min = earliest, max = latest, onDone }: RangeCalendarProps) {
  const [from, to] = [toLocalDate(value.from), toLocalDate(value.to)]
  const [first, last] = [toLocalDate(min), toLocalDate(max)]
  return (
    <div className={styles.calendar}>
      <DayPicker
        mode="range"
        // The popover has just opened to choose a date.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        resetOnSelect
        classNames={classNames}
        components={{ Chevron }}
        labels={{ labelDayButton }}
        numberOfMonths={matchMedia('(min-width: 900px)').matches ? 2 : 1}
        selected={{ from, to }}
        defaultMonth={from ?? to ?? first}
        startMonth={first}
        endMonth={last}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onSelect={(range) =>
          onChange({
            ...(range?.from && { from: fromLocalDate(range.from) }),
            ...(range?.to && { to: fromLocalDate(range.to) }),
          })
        }
      />
      <div className={styles.foot}>
        <Button variant="quiet" onClick={() => onChange({})}>
          Clear
        </Button>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** With the number as it stands there, which '12th' is not. */
const labelDayButton: Labels['labelDayButton'] = (date, { today, range_start, range_end, selected }) =>
  [
    day.format(date),
    today && 'today',
    range_start && 'first day',
    range_end && 'last day',
    selected && !range_start && !range_end && 'chosen',
  ]
    .filter(Boolean)
    .join(', ')

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => (
  <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
)

const classNames: Partial<ClassNames> = {
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
  range_start: styles.rangeStart,
  range_middle: styles.rangeMiddle,
  range_end: styles.rangeEnd,
  selected: styles.selected,
}

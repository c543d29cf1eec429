import { firstDay, lastDay } from '@app/contract/rules/calendar-date.ts'
import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { DayPicker, type ClassNames, type DayPickerProps, type Labels } from 'react-day-picker'
import { fromLocalDate, toLocalDate, type DateRangeValue } from './calendar-date.ts'
import styles from './day-range.module.css'
import { Button } from '../actions/button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { useMedia } from '../use-media.ts'

export interface DayRangeProps {
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** The first and last selectable day, as YYYY-MM-DD. */
  min?: string | undefined
  max?: string | undefined
  /** Unavailable days, both ends included. They are marked, and a range cannot include them. */
  taken?: readonly { startDate: string; endDate: string }[]
  /** The word for taken days in their accessible name. */
  takenWord?: string
  /** Focuses a day when it opens. */
  hasFocus?: boolean
  /** The day whose month it shows first, if no day is chosen. */
  opensAt?: string | undefined
  /** A column after the days, by the Sunday of each week. */
  weekEnd?: WeekEnd
}

interface WeekEnd {
  heading: string
  render: (sunday: string) => ReactNode
}

/** The calendar's components must stay the same, so that it doesn't start anew with each render. */
const WeekEndContext = createContext<WeekEnd | undefined>(undefined)

/** A calendar of one or two months to choose a first and a last day. */
export function DayRange(props: DayRangeProps) {
  const { value, onChange, min = firstDay, max = lastDay, taken = [], takenWord = 'taken', hasFocus } = props
  const isWide = useMedia('(min-width: 900px)')
  const [from, to] = [toLocalDate(value.from), toLocalDate(value.to)]
  const [first, last] = [toLocalDate(min), toLocalDate(max)]
  const takenDays = taken.flatMap(({ startDate, endDate }) => {
    const [start, end] = [toLocalDate(startDate), toLocalDate(endDate)]
    return start && end ? [{ from: start, to: end }] : []
  })
  const calendar = (
    <DayPicker
      mode="range"
      // Only set if the person has just opened it to choose a day.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus}
      resetOnSelect
      excludeDisabled
      classNames={classNames}
      components={props.weekEnd ? withWeekEnd : plain}
      numberOfMonths={isWide ? 2 : 1}
      selected={{ from, to }}
      defaultMonth={from ?? to ?? toLocalDate(props.opensAt)}
      startMonth={first}
      endMonth={last}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : []), ...takenDays]}
      modifiers={{ taken: takenDays }}
      modifiersClassNames={{ taken: styles.taken ?? '' }}
      labels={{ labelDayButton: (date, modifiers) => dayLabel(date, modifiers, takenWord) }}
      onSelect={(range) =>
        onChange({
          ...(range?.from && { from: fromLocalDate(range.from) }),
          ...(range?.to && { to: fromLocalDate(range.to) }),
        })
      }
    />
  )
  return <WeekEndContext value={props.weekEnd}>{calendar}</WeekEndContext>
}

const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

type DayModifiers = Parameters<NonNullable<Labels['labelDayButton']>>[1]

/** The library's own label has '12th' where the day shows '12'. */
function dayLabel(date: Date, modifiers: DayModifiers, takenWord: string): string {
  const { today, selected, range_start: isFirst, range_end: isLast } = modifiers
  return [
    fullDate.format(date),
    today && 'today',
    modifiers.taken && takenWord,
    isFirst && 'first day',
    isLast && 'last day',
    selected && !isFirst && !isLast && 'chosen',
  ]
    .filter(Boolean)
    .join(', ')
}

const Chevron: NonNullable<DayPickerProps['components']>['Chevron'] = ({ orientation }) => (
  <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
)

type Components = NonNullable<DayPickerProps['components']>

const Weekdays = ({ children, ...row }: ComponentProps<'tr'>) => (
  <thead aria-hidden="true">
    <tr {...row}>
      {children}
      <th className={styles.weekday}>{use(WeekEndContext)?.heading}</th>
    </tr>
  </thead>
)

const Week: NonNullable<Components['Week']> = ({ week, children, ...row }) => {
  const [sunday] = week.days
  return (
    <tr {...row}>
      {children}
      <td className={styles.weekEnd}>{sunday && use(WeekEndContext)?.render(fromLocalDate(sunday.date))}</td>
    </tr>
  )
}

const plain: Components = { Chevron }
const withWeekEnd: Components = { Chevron, Weekdays, Week }

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

interface RangeCalendarProps extends Pick<DayRangeProps, 'value' | 'onChange' | 'min' | 'max'> {
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

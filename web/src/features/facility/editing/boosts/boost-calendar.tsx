import { DayPicker, type ClassNames } from 'react-day-picker'
import { fromLocalDate, toLocalDate, type DateRangeValue } from '../../../../components/calendar-date.ts'
import { classNames } from '../../../../components/class-names.ts'
import { Icon } from '../../../../components/icon.tsx'
import looks from '../../../../components/range-calendar.module.css'
import styles from './boosts.module.css'
import type { Span } from './boost-times.ts'

export interface BoostCalendarProps {
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** The first day that can be chosen. */
  min: string
  booked: readonly Span[]
}

const latest = '2099-12-31'

/** The days to choose from: past ones are off, booked ones are marked and off. */
export function BoostCalendar({ value, onChange, min, booked }: BoostCalendarProps) {
  const [from, to, first] = [toLocalDate(value.from), toLocalDate(value.to), toLocalDate(min)]
  const taken = booked.flatMap(({ startDate, endDate }) => {
    const [start, end] = [toLocalDate(startDate), toLocalDate(endDate)]
    return start && end ? [{ from: start, to: end }] : []
  })
  return (
    <DayPicker
      mode="range"
      resetOnSelect
      excludeDisabled
      classNames={dayPickerClasses}
      components={{ Chevron }}
      numberOfMonths={matchMedia('(min-width: 900px)').matches ? 2 : 1}
      selected={{ from, to }}
      defaultMonth={from ?? first}
      startMonth={first}
      endMonth={toLocalDate(latest)}
      disabled={[...(first ? [{ before: first }] : []), ...taken]}
      modifiers={{ booked: taken }}
      modifiersClassNames={{ booked: styles.booked ?? '' }}
      labels={{
        labelDayButton: (date, modifiers) =>
          `${fullDate.format(date)}${modifiers.booked ? ', booked' : ''}${modifiers.selected ? ', chosen' : ''}`,
      }}
      onSelect={(range) =>
        onChange({
          ...(range?.from && { from: fromLocalDate(range.from) }),
          ...(range?.to && { to: fromLocalDate(range.to) }),
        })
      }
    />
  )
}

const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => (
  <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
)

const dayPickerClasses: Partial<ClassNames> = {
  months: looks.months,
  month: classNames(looks.month, styles.month),
  month_caption: looks.caption,
  nav: looks.nav,
  button_previous: looks.step,
  button_next: looks.step,
  month_grid: looks.grid,
  weekday: looks.weekday,
  day: looks.day,
  day_button: looks.dayButton,
  today: looks.today,
  outside: looks.outside,
  disabled: looks.disabled,
  range_start: looks.rangeStart,
  range_middle: looks.rangeMiddle,
  range_end: looks.rangeEnd,
  selected: looks.selected,
}

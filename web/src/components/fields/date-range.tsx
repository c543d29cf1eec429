import { useState } from 'react'
import { formatRange, type DateRangeValue } from './calendar-date.ts'
import { classNames } from '../class-names.ts'
import styles from './date-range.module.css'
import { ErrorState } from '../display/error-state.tsx'
import { Field, labelIdOf, splitFrame, type FieldFrame } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import inputStyles from './input.module.css'
import { Popover } from '../overlays/popover.tsx'
import { Skeleton } from '../display/skeleton.tsx'
import { useLazy } from '../use-lazy.ts'

export interface DateRangeProps extends FieldFrame {
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** The first and last selectable date, as YYYY-MM-DD. */
  min?: string
  max?: string
  placeholder?: string
  isDisabled?: boolean
  /** The names of the dates in a form. */
  names?: { from: string; to: string }
}

const loadCalendar = () => import('./day-range.tsx')

/** A range of dates, both included. */
export function DateRange(props: DateRangeProps) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, names, placeholder = 'Any dates' } = control
  const [isPrepared, setIsPrepared] = useState(false)
  const lazy = useLazy(loadCalendar, isPrepared)
  /** A range without its last day, which is reported only when the calendar closes. */
  const [started, setStarted] = useState<DateRangeValue>()
  const shown = started ?? value
  const text = formatRange(shown)
  const prepare = () => setIsPrepared(true)

  function choose(range: DateRangeValue) {
    const isStarted = range.from !== undefined && range.to === undefined
    setStarted(isStarted ? range : undefined)
    if (!isStarted) onChange(range)
  }
  function finish() {
    setStarted(undefined)
    if (started !== undefined) onChange(started)
  }

  return (
    <Field {...frame}>
      {(wiring) => (
        <div onPointerEnter={prepare} onFocus={prepare}>
          <Popover
            label="Choose dates"
            className={styles.popup}
            onClose={finish}
            trigger={
              <button
                {...wiring}
                type="button"
                // The label and the dates.
                aria-labelledby={`${labelIdOf(wiring.id)} ${wiring.id}`}
                disabled={control.isDisabled}
                className={classNames('row', inputStyles.input, styles.trigger)}
              >
                <Icon name="calendar" className="dim" />
                <span className={text === undefined ? 'dim' : undefined}>{text ?? placeholder}</span>
              </button>
            }
          >
            {(close) =>
              lazy.part !== undefined ? (
                <lazy.part.RangeCalendar
                  value={shown}
                  onChange={choose}
                  min={control.min}
                  max={control.max}
                  onDone={close}
                />
              ) : lazy.hasFailed ? (
                <ErrorState title="The calendar didn’t load." onRetry={lazy.retry} />
              ) : (
                <Skeleton look="block" className={styles.waiting} />
              )
            }
          </Popover>
          {names !== undefined && value.from !== undefined && (
            <input type="hidden" name={names.from} value={value.from} />
          )}
          {names !== undefined && value.to !== undefined && (
            <input type="hidden" name={names.to} value={value.to} />
          )}
        </div>
      )}
    </Field>
  )
}

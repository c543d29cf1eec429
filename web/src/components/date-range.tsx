import { useState } from 'react'
import { formatRange, type DateRangeValue } from './calendar-date.ts'
import { classNames } from './class-names.ts'
import styles from './date-range.module.css'
import { ErrorState } from './error-state.tsx'
import { Field, labelIdOf, splitFrame, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import inputStyles from './input.module.css'
import { Popover } from './popover.tsx'
import { Skeleton } from './skeleton.tsx'
import { useLate } from './use-late.ts'

export interface DateRangeProps extends FieldFrame {
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** The first and the last date that can be chosen, as YYYY-MM-DD. */
  min?: string
  max?: string
  placeholder?: string
  isDisabled?: boolean
  /** The dates go with a form under these names. */
  names?: { from: string; to: string }
}

const loadCalendar = () => import('./range-calendar.tsx')

/** Two dates of a calendar, both YYYY-MM-DD and part of the range. */
export function DateRange(props: DateRangeProps) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, names, placeholder = 'Any dates' } = control
  const [isPrepared, setIsPrepared] = useState(false)
  const late = useLate(loadCalendar, isPrepared)
  /** A range that lacks its last day. It is no choice yet: another day may follow. */
  const [begun, setBegun] = useState<DateRangeValue>()
  const shown = begun ?? value
  const text = formatRange(shown)
  const prepare = () => setIsPrepared(true)

  function choose(range: DateRangeValue) {
    const isBegun = range.from !== undefined && range.to === undefined
    setBegun(isBegun ? range : undefined)
    if (!isBegun) onChange(range)
  }
  function finish() {
    setBegun(undefined)
    if (begun !== undefined) onChange(begun)
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
                // Its label alone would keep quiet about the dates.
                aria-labelledby={`${labelIdOf(wiring.id)} ${wiring.id}`}
                disabled={control.isDisabled}
                className={classNames(inputStyles.input, styles.trigger)}
              >
                <Icon name="calendar" className={styles.icon} />
                <span className={text === undefined ? styles.placeholder : undefined}>
                  {text ?? placeholder}
                </span>
              </button>
            }
          >
            {(close) =>
              late.part !== undefined ? (
                <late.part.RangeCalendar
                  value={shown}
                  onChange={choose}
                  min={control.min}
                  max={control.max}
                  onDone={close}
                />
              ) : late.hasFailed ? (
                <ErrorState title="The calendar did not load." onRetry={late.retry} />
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

import { lazy, Suspense, useState } from 'react'
import { formatRange, type DateRangeValue } from './calendar-date.ts'
import { classNames } from './class-names.ts'
import styles from './date-range.module.css'
import { Field, splitFrame, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import inputStyles from './input.module.css'
import { Popover } from './popover.tsx'
import { Skeleton } from './skeleton.tsx'

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
const RangeCalendar = lazy(() => loadCalendar().then((part) => ({ default: part.RangeCalendar })))

/** Two dates of a calendar, both YYYY-MM-DD and part of the range. */
export function DateRange(props: DateRangeProps) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, names, placeholder = 'Any dates' } = control
  const [isPrepared, setIsPrepared] = useState(false)
  const text = formatRange(value)

  function prepare() {
    if (isPrepared) return
    setIsPrepared(true)
    loadCalendar().catch(() => undefined)
  }

  return (
    <Field {...frame}>
      {(wiring) => (
        <div onPointerEnter={prepare} onFocus={prepare}>
          <Popover
            label="Choose dates"
            className={styles.popup}
            trigger={
              <button
                {...wiring}
                type="button"
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
            {(close) => (
              <Suspense fallback={<Skeleton look="block" className={styles.waiting} />}>
                <RangeCalendar
                  value={value}
                  onChange={onChange}
                  min={control.min}
                  max={control.max}
                  onDone={close}
                />
              </Suspense>
            )}
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

import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, splitFrame, type FieldFrame } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import styles from './input.module.css'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectFieldProps
  extends FieldFrame, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[]
  /** The first choice, whose value is the empty string. */
  placeholder?: string
}

export function SelectField(given: SelectFieldProps) {
  const {
    frame,
    control: { options, placeholder, ...props },
  } = splitFrame(given)
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={styles.under}>
          <select {...props} {...wiring} className={classNames(styles.input, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} className={`dim ${styles.chevron}`} />
        </span>
      )}
    </Field>
  )
}

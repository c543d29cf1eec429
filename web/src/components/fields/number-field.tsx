import type { ComponentProps } from 'react'
import { Field, splitFrame, type FieldFrame } from './field.tsx'
import styles from './input.module.css'

export interface NumberFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** What the number counts, such as 'ft'. */
  unit?: string
}

export function NumberField(given: NumberFieldProps) {
  const {
    frame,
    control: { unit, ...props },
  } = splitFrame(given)
  return (
    <Field {...frame}>
      {(wiring) => {
        const input = { inputMode: 'decimal' as const, ...props, ...wiring, type: 'number' }
        if (unit === undefined) return <input {...input} className={styles.input} />
        return (
          <span className={styles.box}>
            <input {...input} className={styles.bare} />
            <span className={styles.unit}>{unit}</span>
          </span>
        )
      }}
    </Field>
  )
}

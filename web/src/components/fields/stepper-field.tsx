import type { ComponentProps } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Field, splitFrame, type FieldFrame } from './field.tsx'
import styles from './input.module.css'

interface StepperFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'className'> {
  /** The buttons repeat it, because several of them are on a page. */
  label: string
  onStep: (by: 1 | -1) => void
}

/** A whole number between buttons for one less and one more. */
export function StepperField(given: StepperFieldProps) {
  const {
    frame,
    control: { onStep, ...props },
  } = splitFrame(given)
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={styles.box}>
          <IconButton icon="minus" label={`One less: ${given.label}`} onClick={() => onStep(-1)} />
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...props}
            {...wiring}
            className={`${styles.bare} ${styles.stepped}`}
          />
          <IconButton icon="plus" label={`One more: ${given.label}`} onClick={() => onStep(1)} />
        </span>
      )}
    </Field>
  )
}

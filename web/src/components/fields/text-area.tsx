import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, splitFrame, type FieldFrame } from './field.tsx'
import styles from './input.module.css'

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'className'> {
  /** One line that grows with its text. */
  isGrowing?: boolean
}

export function TextArea(given: TextAreaProps) {
  const {
    frame,
    control: { isGrowing = false, ...props },
  } = splitFrame(given)
  return (
    <Field {...frame}>
      {(wiring) => (
        <textarea
          rows={isGrowing ? 1 : 4}
          {...props}
          {...wiring}
          className={classNames(styles.input, isGrowing ? styles.growing : styles.area)}
        />
      )}
    </Field>
  )
}

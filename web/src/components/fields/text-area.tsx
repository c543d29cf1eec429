import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, splitFrame, type FieldFrame } from './field.tsx'
import styles from './input.module.css'

export type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className'>

export function TextArea(given: TextAreaProps) {
  const { frame, control: props } = splitFrame(given)
  return (
    <Field {...frame}>
      {(wiring) => (
        <textarea rows={4} {...props} {...wiring} className={classNames(styles.input, styles.area)} />
      )}
    </Field>
  )
}

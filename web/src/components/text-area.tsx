import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldFrame } from './field.tsx'
import styles from './input.module.css'

export type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className'>

export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  ...props
}: TextAreaProps) {
  const frame = { id: props.id, label, hint, error, isOptional, isLabelHidden, className }
  return (
    <Field {...frame}>
      {(wiring) => (
        <textarea rows={4} {...props} {...wiring} className={classNames(styles.input, styles.area)} />
      )}
    </Field>
  )
}

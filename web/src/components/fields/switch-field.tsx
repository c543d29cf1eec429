import type { ComponentProps, ReactNode } from 'react'
import { useFieldNote } from './field.tsx'
import styles from './switch-field.module.css'

export interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

/** A switch that takes effect right away. Use a checkbox in forms that are saved. */
export function SwitchField({ label, hint, error, className, ...props }: SwitchFieldProps) {
  const note = useFieldNote({ hint, error })
  return (
    <div className={className}>
      <label className={styles.switch}>
        <span className={styles.text}>{label}</span>
        {/* A checkbox is checked by itself. */}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
        <input {...note.wiring} {...props} type="checkbox" role="switch" className={styles.input} />
        <span className={styles.track} />
      </label>
      {note.element}
    </div>
  )
}

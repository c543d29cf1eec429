import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'
import { useFieldNote } from './field.tsx'

export interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** A switch that takes effect right away. Use a checkbox in forms that are saved. */
export function SwitchField({ label, hint, ...props }: SwitchFieldProps) {
  const note = useFieldNote({ hint })
  return (
    <div>
      <label className={classNames('row sm', styles.choice, styles.switch)}>
        <span>{label}</span>
        {/* A checkbox is checked by itself. */}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
        <input {...note.wiring} {...props} type="checkbox" role="switch" className={styles.input} />
        <span className={styles.track} />
      </label>
      {note.element}
    </div>
  )
}

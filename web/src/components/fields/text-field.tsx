import type { ComponentProps, ReactNode } from 'react'
import { Field, splitFrame, type FieldFrame } from './field.tsx'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './input.module.css'

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'className'> {
  icon?: IconName
  /** Stands in the box, behind the input. */
  action?: ReactNode
}

export function TextField(given: TextFieldProps) {
  const {
    frame,
    control: { icon, action, ...props },
  } = splitFrame(given)
  return (
    <Field {...frame}>
      {(wiring) =>
        icon === undefined && action === undefined ? (
          <input type="text" {...props} {...wiring} className={styles.input} />
        ) : (
          <span className={styles.box}>
            {icon !== undefined && <Icon name={icon} className={`dim ${styles.leading}`} />}
            <input type="text" {...props} {...wiring} className={styles.bare} />
            {action}
          </span>
        )
      }
    </Field>
  )
}

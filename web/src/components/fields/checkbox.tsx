import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from '../class-names.ts'
import { useFieldNote } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import { count as formatCount } from '../../page/format.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** How much choosing it would show. */
  count?: number
  className?: string
}

export function Checkbox({ label, hint, error, count, className, ...props }: CheckboxProps) {
  const note = useFieldNote({ hint, error })
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input {...note.wiring} {...props} type="checkbox" className={styles.input} />
        <span className={classNames(styles.mark, styles.square)}>
          <Icon name="check" size={16} />
        </span>
        <span className={styles.text}>{label}</span>
        {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
      </label>
      {note.element !== false && <div className={styles.note}>{note.element}</div>}
    </div>
  )
}

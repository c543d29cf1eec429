import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from '../class-names.ts'
import { useFieldNote } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import { count as formatCount } from '../format.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** How much choosing it would show. */
  count?: number
  className?: string
  /** Some of what it stands for is chosen. */
  isPartial?: boolean
}

export function Checkbox({
  label,
  hint,
  error,
  count,
  className,
  isPartial = false,
  ...props
}: CheckboxProps) {
  const note = useFieldNote({ hint, error })
  return (
    <div className={className}>
      <label className={`row sm ${styles.choice}`}>
        <input
          {...note.wiring}
          ref={(input) => {
            // There is no attribute for it.
            if (input !== null) input.indeterminate = isPartial
          }}
          {...props}
          type="checkbox"
          className={styles.input}
        />
        <span className={classNames(styles.mark, styles.square)}>
          <Icon name={isPartial ? 'minus' : 'check'} size={16} />
        </span>
        <span>{label}</span>
        {count !== undefined && (
          <span className={classNames('num dim', styles.count)}>{formatCount(count)}</span>
        )}
      </label>
      {note.element !== false && <div className={styles.note}>{note.element}</div>}
    </div>
  )
}

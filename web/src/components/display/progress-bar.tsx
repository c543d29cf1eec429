import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  label: string
  /** From 0 to 1; absent while nobody knows. */
  value?: number
  isLabelHidden?: boolean
  className?: string
}

export function ProgressBar({ label, value, isLabelHidden, className }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={classNames(styles.progress, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : styles.label}>
        {label}
      </label>
      {!isLabelHidden && value !== undefined && (
        <span className={styles.value}>{Math.round(value * 100)}%</span>
      )}
      <progress id={id} className={styles.bar} max={1} value={value} />
    </div>
  )
}

import { useId } from 'react'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  label: string
  /** From 0 to 1; absent while nobody knows. */
  value?: number
  isLabelHidden?: boolean
}

export function ProgressBar({ label, value, isLabelHidden }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={`xs ${styles.progress}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {label}
      </label>
      {!isLabelHidden && value !== undefined && <span className="dim">{Math.round(value * 100)}%</span>}
      <progress id={id} className={styles.bar} max={1} value={value} />
    </div>
  )
}

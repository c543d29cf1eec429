import type { ReactNode } from 'react'
import styles from './field-lines.module.css'

/** Fields and figures below each other in a box: words at the start of a line, the control or figure at its end. */
export const FieldLines = ({ children }: { children: ReactNode }) => (
  <div className={styles.lines}>{children}</div>
)

interface FieldLineProps {
  label: string
  hint: string
  /** A figure. */
  children: ReactNode
}

/** A line that follows from the fields above it, such as their total. */
export const FieldLine = ({ label, hint, children }: FieldLineProps) => (
  <p className={styles.result}>
    <span>
      <b>{label}</b>
      <small>{hint}</small>
    </span>
    {children}
  </p>
)

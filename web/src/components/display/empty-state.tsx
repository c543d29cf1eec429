import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './state.module.css'

export interface EmptyStateProps {
  title: string
  /** Why it is empty. */
  children?: ReactNode
  /** What to do about it. */
  actions?: ReactNode
  headingLevel?: 'h1' | 'h2' | 'h3'
  className?: string
}

export function EmptyState({
  title,
  children,
  actions,
  headingLevel: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, styles.empty, className)}>
      <svg className={styles.field} viewBox="0 0 200 110" aria-hidden="true">
        <rect x="4" y="4" width="192" height="102" />
        <path d="M100 4v102" />
        <circle cx="100" cy="55" r="16" />
        <path d="M4 36h42v38H4M196 36h-42v38h42" />
      </svg>
      <Heading className="h2">{title}</Heading>
      {children !== undefined && <div className={`mut ${styles.text}`}>{children}</div>}
      {actions !== undefined && <div className={`row ${styles.actions}`}>{actions}</div>}
    </div>
  )
}

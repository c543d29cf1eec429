import type { ReactNode } from 'react'
import styles from './reports.module.css'

interface ReportBodyProps {
  /** Other figures are on their way. */
  isStale: boolean
  children: ReactNode
}

/** The report of a page. Whatever page has one prints on light paper, without the bar and the footer. */
export const ReportBody = ({ isStale, children }: ReportBodyProps) => (
  <div aria-busy={isStale || undefined} className={styles.content}>
    {children}
  </div>
)

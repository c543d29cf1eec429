import type { ReactNode } from 'react'
import styles from './approval-queue.module.css'
import { QueueTabs, type AdminTab } from './queue-tabs.tsx'

interface AdminFrameProps {
  title: string
  tab: AdminTab
  children: ReactNode
}

/** The title of a part of administration, and the links to the others. */
export const AdminFrame = ({ title, tab, children }: AdminFrameProps) => (
  <div className={`page ${styles.page}`}>
    <h1 className={styles.title}>{title}</h1>
    <QueueTabs shown={tab} />
    {children}
  </div>
)

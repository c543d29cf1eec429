import type { ReactNode } from 'react'
import styles from './approval-queue.module.css'
import { adminTitle, type AdminTab } from './admin-tabs.ts'
import { QueueTabs } from './queue-tabs.tsx'

interface AdminFrameProps {
  tab: AdminTab
  children: ReactNode
}

/** The title of a part of administration, and the links to the others. */
export const AdminFrame = ({ tab, children }: AdminFrameProps) => (
  <div className={`page ${styles.page}`}>
    <h1 className={styles.title}>{adminTitle(tab)}</h1>
    <QueueTabs shown={tab} />
    {children}
  </div>
)

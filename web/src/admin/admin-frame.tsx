import type { ReactNode } from 'react'
import head from '../page/page-head.module.css'
import { Stack } from '../platform/boxes/stack.tsx'
import { adminTitle, type AdminTab } from './admin-tabs.ts'
import { QueueTabs } from './queue-tabs.tsx'

interface AdminFrameProps {
  tab: AdminTab
  children: ReactNode
}

/** The title of a part of administration, and the links to the others. */
export const AdminFrame = ({ tab, children }: AdminFrameProps) => (
  <div className={`page ${head.page}`}>
    <Stack gap="5">
      <h1 className={head.title}>{adminTitle(tab)}</h1>
      <QueueTabs shown={tab} />
      {children}
    </Stack>
  </div>
)

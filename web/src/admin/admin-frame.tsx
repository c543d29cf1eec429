import type { Many } from '@app/contract/envelope.ts'
import { useSearchParams } from 'react-router'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { adminPath, adminTabs, adminTitle, type AdminTab } from './admin-tabs.ts'
import type { ReactNode } from 'react'
import head from '../page/page-head.module.css'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'

/** Those that share a search. */
const isSearched = (tab: string) => tab === 'pages' || tab === 'claims'

/** How many are open. */
const openCount = {
  name: 'count',
  load: async (list: (page: { take?: number }) => Promise<Many<unknown>>) =>
    (await list({ take: 1 }))._meta.stats.count,
}

export function QueueTabs({ shown }: { shown: AdminTab }) {
  const counts: Partial<Record<string, number>> = {
    stories: useReadWith(calls['story-mgmt'].stories.waiting, {}, openCount).data,
    claims: useReadWith(calls['contact-mgmt'].claims.list, {}, openCount).data,
    names: useReadWith(calls['contact-mgmt'].nameChanges.list, {}, openCount).data,
    asks: useReadWith(calls['contact-mgmt'].membershipAsks.list, {}, openCount).data,
    reports: useReadWith(calls['user-mgmt'].userReports.list, {}, openCount).data,
    messages: useReadWith(calls['contact-mgmt'].inquiries.list, {}, openCount).data,
  }
  const [search] = useSearchParams()
  // The search of the approval queue is still there after a look at the claims.
  const kept = new URLSearchParams(search)
  kept.delete('page')
  const query = kept.size > 0 && isSearched(shown) ? `?${kept.toString()}` : ''
  return (
    <nav aria-label="Administration" className="no-print">
      <ChipList isScrolling>
        {Object.entries(adminTabs).map(([tab, title]) => (
          <ChipLink
            key={tab}
            to={adminPath(tab) + (isSearched(tab) ? query : '')}
            isPressed={tab === shown}
            isDisabled={false}
            count={counts[tab]}
          >
            {title}
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  )
}

interface AdminFrameProps {
  tab: AdminTab
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The title of a part of administration, and the links to the others. */
export const AdminFrame = ({ tab, actions, children }: AdminFrameProps) => (
  <div className={`page ${head.page}`}>
    <Stack gap="5">
      <Toolbar>
        <h1 className={head.title}>{adminTitle(tab)}</h1>
        {actions}
      </Toolbar>
      <QueueTabs shown={tab} />
      {children}
    </Stack>
  </div>
)

import type { Api } from '@app/contract/api.ts'
import type { Many } from '@app/contract/envelope.ts'
import { useSearchParams } from 'react-router'
import { claimsKey } from '../api/contact-keys.ts'
import { nameChangesKey, reportsKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { adminPath, adminTabs, type AdminTab } from './admin-tabs.ts'
import styles from './approval-queue.module.css'

/** Those that share a search. */
const isSearched = (tab: string) => tab === 'pages' || tab === 'claims'

type List = (page: { take: number }, options: { signal: AbortSignal }) => Promise<Many<unknown>>

const useOpenCount = (key: readonly string[], listOf: (api: Api) => List) =>
  useApi([...key, 'count'], async (api, signal) => {
    const { _meta } = await listOf(api)({ take: 1 }, { signal })
    return _meta.stats.count
  }).data

/** How many are open. */
const openCount = {
  name: 'count',
  load: async (list: (page: { take?: number }) => Promise<Many<unknown>>) =>
    (await list({ take: 1 }))._meta.stats.count,
}

export function QueueTabs({ shown }: { shown: AdminTab }) {
  const counts: Partial<Record<string, number>> = {
    claims: useOpenCount(claimsKey, (api) => api['contact-mgmt'].claims.list),
    names: useOpenCount(nameChangesKey, (api) => api['contact-mgmt'].nameChanges.list),
    reports: useOpenCount(reportsKey, (api) => api['user-mgmt'].userReports.list),
    messages: useReadWith(calls['contact-mgmt'].inquiries.list, {}, openCount).data,
  }
  const [search] = useSearchParams()
  // The search of the approval queue is still there after a look at the claims.
  const kept = new URLSearchParams(search)
  kept.delete('page')
  const query = kept.size > 0 && isSearched(shown) ? `?${kept.toString()}` : ''
  return (
    <nav aria-label="Administration">
      <ChipList isScrolling className={styles.tabs}>
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

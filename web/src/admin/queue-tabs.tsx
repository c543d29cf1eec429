import { useSearchParams } from 'react-router'
import { claimsKey, inquiriesKey, nameChangesKey, reportsKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import styles from './approval-queue.module.css'

/** The parts of administration, by the ends of their paths. */
const tabs = {
  pages: 'Pending approval',
  claims: 'Claims',
  reports: 'Reports',
  names: 'Name changes',
  messages: 'Messages to us',
  invitations: 'Invitations',
  imports: 'Imports',
  users: 'Users',
  memberships: 'Memberships',
  deleted: 'Deleted pages',
  log: 'Audit log',
  health: 'Health',
  maintenance: 'Maintenance',
}
export type AdminTab = keyof typeof tabs

/** Those that share a search. */
const isSearched = (tab: string) => tab === 'pages' || tab === 'claims'

const countKeys = { claims: claimsKey, nameChanges: nameChangesKey, inquiries: inquiriesKey }

const useOpenCount = (calls: keyof typeof countKeys) =>
  useApi([...countKeys[calls], 'count'], async (api, signal) => {
    const { _meta } = await api['contact-mgmt'][calls].list({ take: 1 }, { signal })
    return _meta.stats.count
  }).data

const useReportCount = () =>
  useApi([...reportsKey, 'count'], async (api, signal) => {
    const { _meta } = await api['user-mgmt'].userReports.list({ take: 1 }, { signal })
    return _meta.stats.count
  }).data

export function QueueTabs({ shown }: { shown: AdminTab }) {
  const counts: Partial<Record<string, number>> = {
    claims: useOpenCount('claims'),
    names: useOpenCount('nameChanges'),
    reports: useReportCount(),
    messages: useOpenCount('inquiries'),
  }
  const [search] = useSearchParams()
  // The search of the approval queue is still there after a look at the claims.
  const kept = new URLSearchParams(search)
  kept.delete('page')
  const query = kept.size > 0 && isSearched(shown) ? `?${kept.toString()}` : ''
  return (
    <nav aria-label="Administration">
      <ChipList className={styles.tabs}>
        {Object.entries(tabs).map(([tab, title]) => (
          <ChipLink
            key={tab}
            to={`/admin${tab === 'pages' ? '' : `/${tab}`}${isSearched(tab) ? query : ''}`}
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

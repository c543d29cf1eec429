import { useSearchParams } from 'react-router'
import { claimsKey, nameChangesKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import styles from './approval-queue.module.css'

/** The number of open claims. */
const useOpenClaimCount = () =>
  useApi([...claimsKey, 'count'], async (api, signal) => {
    const { _meta } = await api['contact-mgmt'].claims.list({ take: 1 }, { signal })
    return _meta.stats.count
  })

const useNameChangeCount = () =>
  useApi([...nameChangesKey, 'count'], async (api, signal) => {
    const { _meta } = await api['contact-mgmt'].nameChanges.list({ take: 1 }, { signal })
    return _meta.stats.count
  })

/** The parts of administration. */
export function QueueTabs({
  shown,
}: {
  shown: 'pages' | 'claims' | 'names' | 'imports' | 'users' | 'log' | 'maintenance'
}) {
  const { data: claims } = useOpenClaimCount()
  const { data: names } = useNameChangeCount()
  const [search] = useSearchParams()
  // The search of the approval queue is still there after a look at the claims.
  const kept = new URLSearchParams(search)
  kept.delete('page')
  const query = kept.size > 0 ? `?${kept.toString()}` : ''
  return (
    <nav aria-label="Administration">
      <ChipList className={styles.tabs}>
        <ChipLink to={`/admin${query}`} isPressed={shown === 'pages'} isDisabled={false}>
          Pending approval
        </ChipLink>
        <ChipLink
          to={`/admin/claims${query}`}
          isPressed={shown === 'claims'}
          isDisabled={false}
          count={claims}
        >
          Claims
        </ChipLink>
        <ChipLink to="/admin/names" isPressed={shown === 'names'} isDisabled={false} count={names}>
          Name changes
        </ChipLink>
        <ChipLink to="/admin/imports" isPressed={shown === 'imports'} isDisabled={false}>
          Imports
        </ChipLink>
        <ChipLink to="/admin/users" isPressed={shown === 'users'} isDisabled={false}>
          Users
        </ChipLink>
        <ChipLink to="/admin/log" isPressed={shown === 'log'} isDisabled={false}>
          Audit log
        </ChipLink>
        <ChipLink to="/admin/maintenance" isPressed={shown === 'maintenance'} isDisabled={false}>
          Maintenance
        </ChipLink>
      </ChipList>
    </nav>
  )
}

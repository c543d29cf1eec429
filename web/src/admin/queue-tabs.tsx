import { claimsKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import styles from './approval-queue.module.css'

/** The number of open claims. */
const useOpenClaimCount = () =>
  useApi([...claimsKey, 'count'], async (api, signal) => {
    const { _meta } = await api['contact-mgmt'].claims.list({ take: 1 }, { signal })
    return _meta.stats.count
  })

/** The two queues of an administrator. */
export function QueueTabs({ shown }: { shown: 'pages' | 'claims' }) {
  const { data: claims } = useOpenClaimCount()
  return (
    <nav aria-label="Queues">
      <ChipList className={styles.tabs}>
        <ChipLink to="/admin" isPressed={shown === 'pages'} isDisabled={false}>
          Pending approval
        </ChipLink>
        <ChipLink to="/admin/claims" isPressed={shown === 'claims'} isDisabled={false} count={claims}>
          Claims
        </ChipLink>
      </ChipList>
    </nav>
  )
}

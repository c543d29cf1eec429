import type { RequestHosts } from '@app/contract/events/matches.ts'
import { Link } from 'react-router'
import { useApi } from '../api/use-api.ts'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { count } from '../components/format.ts'
import { requestPath } from '../kind/request-paths.ts'
import { venuesKey } from './home-data.ts'
import page from './home-page.module.css'
import styles from './late.module.css'

/** Only organizers with an open request need it. */
const loadList = () => import('./venues-list.tsx')

/** The venues that fit the reader's next open request best. Absent without one. */
export function VenuesSection() {
  const query = useApi(venuesKey, (api, signal) => api['event-mgmt'].events.matches.next({}, { signal }))
  const found = query.data?.data
  const { part, hasFailed, retry } = useLazy(loadList, (found?.hosts.length ?? 0) > 0)
  if (!found && !query.isError) return null
  return (
    <section className={page.section} aria-labelledby="venues">
      <div className={page.sectionHead}>
        <h2 id="venues" className={page.heading}>
          {found ? `Venues that fit ${found.request.name}` : 'Venues that fit'}
        </h2>
        {found && found.count > 0 && (
          <Link className="link sm" to={hostsPath(found)}>
            {found.count === 1 ? 'Why it fits' : `All ${count(found.count)}`}
            <span className="sr"> for {found.request.name}</span>
          </Link>
        )}
      </div>
      {hasFailed ? (
        <ErrorState onRetry={retry} />
      ) : !found ? (
        <ErrorState isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : found.hosts.length === 0 ? (
        <p className={`${styles.nothing} mut`}>
          None as you ask now.{' '}
          <Link className="link" to={hostsPath(found)}>
            See what would bring some
          </Link>
        </p>
      ) : part ? (
        <part.VenuesList {...found} />
      ) : (
        <Skeleton look="block" className={styles.waiting} />
      )}
    </section>
  )
}

/** The page of hosts, which opens on those that are shown here. */
const hostsPath = ({ request }: RequestHosts) => `${requestPath(request.id)}/hosts`

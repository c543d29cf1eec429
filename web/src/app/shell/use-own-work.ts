import { useLocation } from 'react-router'
import { lastCalendar } from '../../calendar/calendar-path.ts'
import { listQuery, ownList } from '../../kind/profile-lists.ts'
import { kinds, type KindFacts } from '../../kind/registry.ts'
import { useTransport } from '../../platform/calls/transport.ts'
import { useObserved } from '../../platform/calls/use-observed.ts'
import { ownWork, type OwnWork } from './own-work.ts'

/** Where the reader's work is. Reads the lists that are preloaded anyway. */
export function useOwnWork(): OwnWork {
  // Home loads its own data first, and these lists after it.
  const isHome = useLocation().pathname === '/home'
  const facilities = useOwnHosts(kinds.facility, !isHome)
  const destinations = useOwnHosts(kinds.destination, !isHome)
  return ownWork(facilities, destinations, lastCalendar())
}

/** The bar of somebody whose profile has loaded shows it, so the cache has loaded, too. */
function useOwnHosts(kind: KindFacts, enabled: boolean) {
  const { queries } = useTransport()
  return useObserved(queries, {
    ...listQuery(ownList, kind, 1),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  })?.data
}

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { homeLoadedKey, useOwnUser } from '../../api/own-account.ts'
import { type Queries, useTransport } from '../../platform/calls/transport.ts'
import { useApi } from '../../api/use-api.ts'
import { listQuery, ownList, savedList } from '../../kind/profile-lists.ts'
import { kinds } from '../../kind/registry.ts'

const preloadedKinds = [
  kinds.organization,
  kinds.destination,
  kinds.facility,
  kinds.business,
  kinds.company,
  kinds.event,
]

/**
 * The specification's two groups of six lists: the reader's pages, and what they like and follow. They are refetched when the
 * marker of their group is invalidated. Home's own data comes first.
 */
export function Preloads() {
  const { queries, load } = useTransport()
  // Which the session hub loads: a login that just ended isn't asked for twelve lists.
  const { data: user } = useOwnUser({ enabled: false })
  const isHome = useLocation().pathname === '/home'
  const { data: isHomeLoaded } = useApi(homeLoadedKey, async () => true, { enabled: false })
  useEffect(() => {
    // The lists show their failure where they are shown.
    load().catch(() => undefined)
  }, [load])
  if (queries === undefined || user === undefined || (isHome && isHomeLoaded === undefined)) return null
  return <Lists client={queries.client} />
}

/** They aren't observed: what changes one page doesn't refetch lists that nobody looks at. */
function Lists({ client }: Pick<Queries, 'client'>) {
  useEffect(() => {
    for (const list of [ownList, savedList])
      for (const kind of preloadedKinds)
        void client.prefetchQuery({ ...listQuery(list, kind, 1), staleTime: Infinity, gcTime: Infinity })
  }, [client])
  return null
}

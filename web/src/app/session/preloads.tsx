import { userFlags, type UserLists } from '@app/contract/rules/user-flags.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { homeLoadedKey, useOwnUser } from '../../api/own-account.ts'
import { type Queries, useTransport } from '../../platform/calls/transport.ts'
import { useApi } from '../../api/use-api.ts'
import { favoritesMarker, membershipsMarker } from '../../api/own-lists-keys.ts'
import { useUserState, type UserState } from '../../api/user-state.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import { listQuery, ownList, savedList, wholeListQuery, type HomeList } from '../../kind/profile-lists.ts'
import { kinds, type KindFacts } from '../../kind/registry.ts'
import type { LoadedPage } from '../../page/load-page.ts'

const preloadedKinds: readonly KindFacts[] = [
  kinds.organization,
  kinds.destination,
  kinds.facility,
  kinds.business,
  kinds.company,
  kinds.event,
]
const preloadedLists = preloadedKinds.flatMap((kind) =>
  [savedList, ownList].map((list) => [list, kind] as const),
)

/**
 * The specification's two groups of six lists: the reader's pages, and what they like and follow. They are refetched when the
 * marker of their group is invalidated, and make the user state. Home's own data comes first.
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

const isMarked = ([first]: readonly unknown[]) =>
  first === membershipsMarker[0] || first === favoritesMarker[0]

const isPreloaded = (key: readonly unknown[]) => key.at(-1) === 1 || key.at(-1) === 'whole'

/** They aren't observed: what changes a list refetches its first page and, if it is longer, the whole of it. */
function Lists({ client }: Pick<Queries, 'client'>) {
  useEffect(() => {
    const preload = <Q extends ReturnType<typeof listQuery | typeof wholeListQuery>>(read: Q) => {
      const query = { ...read, staleTime: Infinity, gcTime: Infinity }
      // What a page loaded itself isn't fetched again, and would be dropped a while after that page is left.
      client.getQueryCache().find(query)?.setOptions(query)
      void client.prefetchQuery(query)
    }
    /** Also lists that got longer than a page since: any entry may have the membership that opens something. */
    const preloadWhole = () => {
      for (const [list, kind] of preloadedLists) {
        const { pageCount = 1 } = firstPage(client, list, kind) ?? {}
        const query = wholeListQuery(list, kind)
        if (pageCount > 1 && client.getQueryState(query.queryKey) === undefined) preload(query)
      }
    }
    const update = () => {
      preloadWhole()
      useUserState.setState(readUserState(client), true)
    }
    const stop = client.getQueryCache().subscribe((event) => {
      const { query } = event
      if (event.type !== 'updated' || !isMarked(query.queryKey)) return
      if (event.action.type === 'invalidate' && isPreloaded(query.queryKey) && query.options.queryFn) {
        const isUnderWay = query.state.fetchStatus !== 'idle'
        const read = () => query.fetch().catch(() => undefined)
        // Whoever invalidates lists refetches those that are shown, or all of a marker, in the same tick.
        queueMicrotask(() => {
          const { isInvalidated, fetchStatus } = query.state
          if (!isInvalidated) return
          if (fetchStatus === 'idle') void read()
          // What was asked for before the change doesn't have it.
          else if (isUnderWay && !query.isActive()) void read().then(read)
        })
      }
      update()
    })
    for (const [list, kind] of preloadedLists) preload(listQuery(list, kind, 1))
    // A page such as home may have loaded all of them before.
    update()
    return () => {
      stop()
      useUserState.setState(null, true)
    }
  }, [client])
  return null
}

const firstPage = (client: Queries['client'], list: HomeList, kind: KindFacts) =>
  client.getQueryData<LoadedPage<Profile>>(listQuery(list, kind, 1).queryKey)

/** Null until each list has its first page. */
function readUserState(client: Queries['client']): UserState | null {
  if (!preloadedLists.every(([list, kind]) => firstPage(client, list, kind) !== undefined)) return null
  const found = (list: HomeList, kind: KindFacts): Profile[] => {
    const { items = [], pageCount = 1 } = firstPage(client, list, kind) ?? {}
    const whole = client.getQueryData<Pick<LoadedPage<Profile>, 'items'>>(wholeListQuery(list, kind).queryKey)
    return pageCount > 1 ? (whole?.items ?? items) : items
  }
  const memberships = (kind: KindFacts) => found(ownList, kind).flatMap(({ membership }) => membership ?? [])
  const refreshed = (list: HomeList) =>
    Math.max(
      ...preloadedKinds.map(
        (kind) => client.getQueryState(listQuery(list, kind, 1).queryKey)?.dataUpdatedAt ?? 0,
      ),
    )
  const lists = {
    eventMembership: found(ownList, kinds.event),
    organizationMembership: found(ownList, kinds.organization),
    companyMembership: found(ownList, kinds.company),
    facilityMembership: memberships(kinds.facility),
    destinationMembership: memberships(kinds.destination),
    businessMembership: memberships(kinds.business),
    eventsLiked: found(savedList, kinds.event),
    facilitiesLiked: found(savedList, kinds.facility),
    businessesLiked: found(savedList, kinds.business),
    destinationsFollowed: found(savedList, kinds.destination),
    companiesFollowed: found(savedList, kinds.company),
    organizationsFollowed: found(savedList, kinds.organization),
  } satisfies UserLists
  return {
    ...userFlags(lists),
    ...lists,
    lastFavoritesRefreshed: refreshed(savedList),
    lastMembershipsRefreshed: refreshed(ownList),
  }
}

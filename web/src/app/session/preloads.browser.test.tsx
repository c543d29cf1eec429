import { useEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { homeLoadedKey, ownUserKey } from '../../api/own-account.ts'
import { refetchMarked } from '../../api/refetch-marked.ts'
import { favoritesMarker, membershipsMarker } from '../../api/own-lists-keys.ts'
import { QueriesProvider } from '../../api/queries-provider.tsx'
import { type Queries, useTransport } from '../../platform/calls/transport.ts'
import { dispatchSession, useSession } from '../../api/session.ts'
import { useUserState } from '../../api/user-state.ts'
import { initialSession } from '../../session/session-state.ts'
import { render } from '../../testing/render.tsx'
import { Preloads } from './preloads.tsx'

const person = { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false }

let requests: string[] = []
const seen: { queries?: Queries | undefined } = {}

function Spy() {
  const { queries } = useTransport()
  useEffect(() => {
    seen.queries = queries
    // As the session hub does.
    queries?.client.setQueryData(ownUserKey, { id: 'ann' })
  }, [queries])
  return null
}

const open = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueriesProvider>
        <Preloads />
        <Spy />
      </QueriesProvider>
    </MemoryRouter>,
  )

beforeEach(() => {
  requests = []
  seen.queries = undefined
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed: false, endedLogins: 0 })
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(new URL(url, window.location.origin).pathname)
    return Promise.resolve(Response.json({ data: [], _meta: { stats: { count: 0 } } }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState(initialSession, true)
})

const memberships = [
  '/business-mgmt/api/businesses/my',
  '/company-mgmt/api/companies/my',
  '/destination-mgmt/api/destinations/my',
  '/event-mgmt/api/events/my',
  '/event-mgmt/api/organizations/my',
  '/facility-mgmt/api/facilities/my',
]
const favorites = [
  '/business-mgmt/api/businesses/my/liked',
  '/company-mgmt/api/companies/my/followed',
  '/destination-mgmt/api/destinations/my/followed',
  '/event-mgmt/api/events/my/liked',
  '/event-mgmt/api/organizations/my/followed',
  '/facility-mgmt/api/facilities/my/liked',
]

test('section 7: loads two groups of six lists', async () => {
  open()
  await expect.poll(() => requests.toSorted()).toEqual([...memberships, ...favorites].toSorted())
})

test.each([
  ['memberships', membershipsMarker, memberships],
  ['favorites', favoritesMarker, favorites],
])('section 7: refetches the six lists of the %s marker only', async (_name, marker, paths) => {
  open()
  await expect.poll(() => requests.length).toBe(12)
  // A list that is still being fetched isn't fetched again.
  await expect.poll(() => seen.queries?.client.isFetching()).toBe(0)
  requests = []
  if (seen.queries) await refetchMarked(seen.queries.client, marker)
  await expect.poll(() => requests.toSorted()).toEqual(paths)
})

test('on home, waits for home’s own data', async () => {
  open('/home')
  await expect.poll(() => seen.queries).toBeDefined()
  expect(requests).toEqual([])
  seen.queries?.client.setQueryData(homeLoadedKey, true)
  await expect.poll(() => requests.length).toBe(12)
})

test('section 3: the lists make the user state, from every page of the own ones', async () => {
  const facility = (isActive: boolean, tier: string | null) => ({
    id: crypto.randomUUID(),
    membership: { isActive, tier },
  })
  const page = Array.from({ length: 20 }, () => facility(false, null))
  const replies: Record<string, object[]> = {
    '/facility-mgmt/api/facilities/my': [...page, facility(true, 'Silver')],
    '/event-mgmt/api/events/my': [{ id: 'e' }],
    '/destination-mgmt/api/destinations/my/followed': [{ id: 'd' }],
  }
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, window.location.origin)
    const all = replies[pathname] ?? []
    const offset = Number(searchParams.get('offset') ?? 0)
    const data = all.slice(offset, offset + Number(searchParams.get('take') ?? 20))
    return Promise.resolve(Response.json({ data, _meta: { stats: { count: all.length } } }))
  })
  const before = Date.now()
  open()
  await expect.poll(() => useUserState.getState()?.facilityMembership.length).toBe(21)
  expect(useUserState.getState()).toMatchObject({
    hasFacilityMembership: true,
    hasDestinationMembership: false,
    hasProfileMembership: true,
    hasFavorites: true,
    enableRfpMarketplace: true,
    enableHotLeads: true,
    showOrganizationStats: true,
    eventMembership: [{ id: 'e' }],
    destinationsFollowed: [{ id: 'd' }],
    eventsLiked: [],
  })
  expect(useUserState.getState()?.lastMembershipsRefreshed).toBeGreaterThanOrEqual(before)
  expect(useUserState.getState()?.lastFavoritesRefreshed).toBeGreaterThanOrEqual(before)

  replies['/facility-mgmt/api/facilities/my'] = [facility(true, 'Bronze')]
  if (seen.queries) await refetchMarked(seen.queries.client, membershipsMarker)
  await expect.poll(() => useUserState.getState()?.enableRfpMarketplace).toBe(false)
  expect(useUserState.getState()).toMatchObject({ enableHotLeads: false, showOrganizationStats: true })
})

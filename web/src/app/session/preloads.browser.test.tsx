import { useEffect } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { homeLoadedKey, ownUserKey } from '../../api/own-account.ts'
import { refetchMarked } from '../../api/refetch-marked.ts'
import { favoritesKey, favoritesMarker, membershipsMarker, ownProfilesKey } from '../../api/own-lists-keys.ts'
import { QueriesProvider } from '../../api/queries-provider.tsx'
import { type Queries, useTransport } from '../../platform/calls/transport.ts'
import { dispatchSession, useSession } from '../../api/session.ts'
import { useUserState } from '../../api/user-state.ts'
import { capitalized } from '../../components/format.ts'
import { listQuery, ownList, savedList } from '../../kind/profile-lists.ts'
import { kindList, kinds } from '../../kind/registry.ts'
import { RfpsPage } from '../../kinds/event/rfps/rfps-page.tsx'
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

/** On every page, with links to two. */
const Layout = () => (
  <QueriesProvider>
    <Preloads />
    <Spy />
    <Link to="/">Elsewhere</Link>
    <Link to="/events/rfps">RFPs</Link>
    <Outlet />
  </QueriesProvider>
)

function open(path = '/') {
  const children = [
    { path: '/events/rfps', element: <RfpsPage sports={[]} /> },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
}

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

test('reads a list again that was being read when something was followed', async () => {
  const path = '/destination-mgmt/api/destinations/my/followed'
  const waiting: ((reply: Response) => void)[] = []
  const replyOf = (ids: readonly string[]) =>
    Response.json({ data: ids.map((id) => ({ id })), _meta: { stats: { count: ids.length } } })
  vi.stubGlobal('fetch', (url: string) =>
    new URL(url, window.location.origin).pathname === path
      ? new Promise<Response>((answer) => waiting.push(answer))
      : Promise.resolve(replyOf([])),
  )
  open()
  await expect.poll(() => waiting.length).toBe(1)
  await seen.queries?.client.invalidateQueries({ queryKey: favoritesKey(kinds.destination) })
  waiting[0]?.(replyOf([]))
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.(replyOf(['followed']))
  await expect.poll(() => useUserState.getState()?.destinationsFollowed).toEqual([{ id: 'followed' }])
})

test('on home, waits for home’s own data', async () => {
  open('/home')
  await expect.poll(() => seen.queries).toBeDefined()
  expect(requests).toEqual([])
  seen.queries?.client.setQueryData(homeLoadedKey, true)
  await expect.poll(() => requests.length).toBe(12)
})

const facility = (isActive: boolean, tier: string | null) => ({
  id: crypto.randomUUID(),
  membership: { isActive, tier },
})
const pageOfFree = Array.from({ length: 20 }, () => facility(false, null))

/** Answers with the lists of these paths, page by page, and with empty ones otherwise. */
const serve = (replies: Readonly<Record<string, readonly object[]>>) =>
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, window.location.origin)
    requests.push(pathname)
    const all = replies[pathname] ?? []
    const offset = Number(searchParams.get('offset') ?? 0)
    const data = all.slice(offset, offset + Number(searchParams.get('take') ?? 20))
    return Promise.resolve(Response.json({ data, _meta: { stats: { count: all.length } } }))
  })

test('section 3: lists that a page loaded before make the user state', async () => {
  open('/home')
  await expect.poll(() => seen.queries).toBeDefined()
  const client = seen.queries!.client
  for (const kind of kindList.filter(({ name }) => name !== 'hotel'))
    for (const list of [ownList, savedList]) await client.prefetchQuery(listQuery(list, kind, 1))
  requests = []
  client.setQueryData(homeLoadedKey, true)
  await expect.poll(() => useUserState.getState()?.hasFavorites).toBe(false)
  expect(requests).toEqual([])
  const { queryKey } = listQuery(ownList, kinds.facility, 1)
  expect(client.getQueryCache().find({ queryKey })?.gcTime).toBe(Infinity)
})

test('section 3: the lists make the user state, from every page of the own ones', async () => {
  const replies: Record<string, object[]> = {
    '/facility-mgmt/api/facilities/my': [...pageOfFree, facility(true, 'Silver')],
    '/event-mgmt/api/events/my': [{ id: 'e' }],
    '/destination-mgmt/api/destinations/my/followed': [{ id: 'd' }],
  }
  serve(replies)
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

const liked = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `liked ${n}` }))

test.each(favorites)('section 3: the list of %s has all of 250, and what is left of them', async (path) => {
  const [, , , plural, , verb = ''] = path.split('/')
  const list = () =>
    new Map(Object.entries(useUserState.getState() ?? {})).get(`${plural}${capitalized(verb)}`)
  const replies: Record<string, object[]> = { [path]: liked(250) }
  serve(replies)
  open()
  await expect.poll(list).toEqual(liked(250))

  for (const left of [249, 5]) {
    replies[path] = liked(left)
    if (seen.queries) await refetchMarked(seen.queries.client, favoritesMarker)
    await expect.poll(list).toEqual(liked(left))
  }
})

test('section 3: a list that changed makes the user state again, also where no page shows it', async () => {
  const replies: Record<string, object[]> = { '/facility-mgmt/api/facilities/my': pageOfFree }
  serve(replies)
  open()
  await expect.poll(() => useUserState.getState()?.hasFavorites).toBe(false)
  replies['/event-mgmt/api/events/my/liked'] = [{ id: 'e' }]
  // As a like does.
  void seen.queries?.client.invalidateQueries({ queryKey: favoritesKey(kinds.event) })
  await expect
    .poll(() => useUserState.getState())
    .toMatchObject({ hasFavorites: true, eventsLiked: [{ id: 'e' }] })

  replies['/facility-mgmt/api/facilities/my'] = [...pageOfFree, facility(true, 'Gold')]
  // As a new page does.
  void seen.queries?.client.invalidateQueries({ queryKey: ownProfilesKey(kinds.facility) })
  await expect.poll(() => useUserState.getState()?.enableRfpMarketplace).toBe(true)
})

const rfps = '/event-mgmt/api/events/search/rfps'

test('the RFP marketplace isn’t read while no membership opens it, and opens with one that was granted since', async () => {
  const replies: Record<string, object[]> = { '/facility-mgmt/api/facilities/my': pageOfFree }
  serve(replies)
  open()
  await expect.poll(() => useUserState.getState()?.enableRfpMarketplace).toBe(false)
  await page.getByRole('link', { name: 'RFPs' }).click()
  await expect.element(page.getByText('The RFP marketplace isn’t open to you')).toBeVisible()
  expect(requests).not.toContain(rfps)

  await page.getByRole('link', { name: 'Elsewhere' }).click()
  replies['/facility-mgmt/api/facilities/my'] = [facility(true, 'Gold')]
  useUserState.setState({ lastMembershipsRefreshed: 0 })
  await page.getByRole('link', { name: 'RFPs' }).click()
  await expect.element(page.getByText('No event looks for a venue right now')).toBeVisible()
  expect(requests).toContain(rfps)
})

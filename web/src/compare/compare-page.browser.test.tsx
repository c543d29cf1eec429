import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createApi } from '@app/contract/api.ts'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { kinds } from '../kind/registry.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { initialSession } from '../session/session-state.ts'
import { render } from '../testing/render.tsx'
import { buildComparison } from './build-comparison.ts'
import { ComparePage } from './compare-page.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const shown = plainFacility({ id: idOf(1), name: 'Oak Hall', capacity: 500 })
const own = plainFacility({ id: idOf(2), name: 'Pending Hall', capacity: 900, status: 'Pending' })

/** A server that has these facilities. All others are missing, as hidden ones are. */
function serve(...facilities: { id: string }[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    const found = facilities.find(({ id }) => url.includes(id))
    if (found) return Response.json({ data: found })
    const problem = {
      type: 'about:blank',
      title: 'Missing',
      status: 404,
      detail: 'Missing.',
      code: 'NOT_FOUND',
    }
    return Response.json({ ...problem, traceId: '0' }, { status: 404 })
  })
}

/** The page as the server renders it for everyone. */
async function open(path = '/') {
  const api = createApi(async ({ url }) => {
    if (url.includes(shown.id)) return { data: shown }
    throw Object.assign(new Error(url), { status: 404 })
  })
  const compared = await buildComparison(kinds.facility, api, [idOf(1), idOf(2)])
  const ignored = { extraCount: 0, invalidCount: 0 }
  const element = (
    <ComparePage
      page={{ brand: 'Brand', origin: 'http://brand.test', kind: 'facility', ignored, ...compared }}
    />
  )
  render(
    <QueriesProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [path] })} />
    </QueriesProvider>,
  )
  await expect.element(page.getByRole('link', { name: 'Oak Hall' })).toBeVisible()
}

const signIn = () =>
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false },
    hasFailed: false,
    endedLogins: 0,
  })
const gone = page.getByText('No longer available')

beforeEach(() => useSession.setState(initialSession, true))
afterEach(() => vi.unstubAllGlobals())

test('shows its team a hidden page with a badge', async () => {
  serve(shown, own)
  signIn()
  await open()
  await expect.element(page.getByRole('link', { name: 'Pending Hall' })).toBeVisible()
  await expect.element(page.getByText('Hidden', { exact: true })).toBeVisible()
  await expect.element(page.getByText('900')).toBeVisible()
  await expect.element(gone).not.toBeInTheDocument()
})

test('a hidden page is asked for no dates', async () => {
  serve(shown, own)
  signIn()
  await open()
  await expect.element(page.getByRole('link', { name: 'Pending Hall' })).toBeVisible()
  const request = page.getByRole('link', { name: 'Request dates', exact: true })
  await expect.element(request).toHaveAttribute('href', `/requests/new?facilities=${idOf(1)}`)
})

test('a hidden page is gone for others who are signed in', async () => {
  serve(shown)
  signIn()
  await open()
  await expect.element(gone).toBeVisible()
})

test('a hidden page is gone for visitors, without a request', async () => {
  const fetch = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetch)
  await open()
  await expect.element(gone).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})

test('a failure offers to try again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  signIn()
  await open()
  await expect.element(page.getByText('We couldn’t check which of these pages you may see.')).toBeVisible()
  serve(shown, own)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'Pending Hall' })).toBeVisible()
})

test('the names keep the event, and the search goes on', async () => {
  serve(shown)
  await open(`/?count=8&search=${encodeURIComponent('q=gym&count=8')}`)
  await expect
    .element(page.getByRole('link', { name: 'Oak Hall' }))
    .toHaveAttribute('href', `/facilities/${idOf(1)}?count=8`)
  await expect
    .element(page.getByRole('link', { name: 'Add from search' }))
    .toHaveAttribute('href', '/facilities/marketplace?q=gym&count=8')
})

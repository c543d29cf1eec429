import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { WithQueries } from '../page/with-queries.tsx'
import { initialSession } from '../session/session-state.ts'
import { render } from '../testing/render.tsx'
import { ListPage } from './list-page.tsx'

const listId = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const hall = plainFacility({ name: 'Oak Hall' })
const date = '2027-01-01T00:00:00.000Z'

interface Sent {
  method: string
  path: string
  body: unknown
}

/** A server with one list of one facility, and an entry that is gone if wanted. Records writes. */
interface Stored {
  sharing?: object | null
  hasGone?: boolean
  isActive?: boolean
}
function serve({ sharing = null, hasGone = false, isActive = true }: Stored = {}) {
  const sent: Sent[] = []
  const entry = {
    profileId: hall.id,
    kind: 'facility',
    note: null,
    addedDate: date,
    profile: { ...hall, isActive },
  }
  const entries = [entry, ...(hasGone ? [{ ...entry, profileId: listId, profile: null }] : [])]
  const list = {
    id: listId,
    name: 'Spring 14U',
    entryCount: entries.length,
    hasProfile: null,
    sharing,
    createdDate: date,
    updatedDate: date,
  }
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const path = (url.split('?')[0] ?? '').replace('/user-mgmt/api/users/my/lists', '')
    if (method !== 'GET') sent.push({ method, path, body: body && JSON.parse(body) })
    if (method === 'GET' && path.endsWith('/entries'))
      return Response.json({ data: entries, _meta: { stats: { count: entries.length } } })
    return Response.json({ data: list })
  })
  return sent
}

async function open() {
  const element = (
    <WithQueries fallback={null}>
      <ListPage id={listId} origin="http://brand.test" />
    </WithQueries>
  )
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <p>Elsewhere</p> },
  ])
  render(
    <QueriesProvider>
      <Toaster>
        <RouterProvider router={router} />
      </Toaster>
    </QueriesProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Spring 14U' })).toBeVisible()
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(() => {
  useSession.setState(initialSession, true)
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false },
    hasFailed: false,
    endedLogins: 0,
  })
})
afterEach(() => vi.unstubAllGlobals())

test('marks a hidden page of the reader’s own', async () => {
  serve({ isActive: false })
  await open()
  await expect.element(page.getByText('Hidden', { exact: true })).toBeVisible()
})

test('a deleted list is restored by Undo', async () => {
  const sent = serve()
  await open()
  await press('Delete')
  await expect.element(page.getByText('Elsewhere')).toBeVisible()
  await press('Undo')
  await expect
    .poll(() => sent)
    .toEqual([
      { method: 'DELETE', path: `/${listId}`, body: undefined },
      { method: 'PUT', path: `/${listId}/restore`, body: undefined },
    ])
})

test('a removed profile is added again by Undo, with its note', async () => {
  const sent = serve()
  await open()
  await press('Remove Oak Hall')
  await press('Undo')
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      method: 'PUT',
      path: `/${listId}/entries/${hall.id}`,
      body: { data: { note: null } },
    })
})

test('a note of spaces removes the note', async () => {
  const sent = serve()
  await open()
  await press('Add note to Oak Hall')
  await page.getByLabelText('Note on Oak Hall').fill('  ')
  await press('Save')
  await expect.poll(() => sent.at(-1)?.body).toEqual({ data: { note: null } })
})

test('sharing sends the name and whether to show notes', async () => {
  const sent = serve()
  await open()
  await press('Share')
  await page.getByLabelText(/^Shared by/).fill(' Coach Kim ')
  await page.getByText('Show my notes').click()
  await press('Create link')
  await expect
    .poll(() => sent)
    .toEqual([
      {
        method: 'PUT',
        path: `/${listId}/sharing`,
        body: { data: { sharedBy: 'Coach Kim', withNotes: true } },
      },
    ])
})

test('a shared list shows its link and can stop being shared', async () => {
  const sent = serve({ sharing: { key: 'abc', sharedBy: null, withNotes: false } })
  await open()
  await press('Share')
  await expect
    .element(page.getByLabelText('Link', { exact: true }))
    .toHaveValue('http://brand.test/shared-lists/abc')
  await press('Stop sharing')
  await expect.poll(() => sent).toMatchObject([{ method: 'DELETE', path: `/${listId}/sharing` }])
})

test('entries that are gone are counted and removed', async () => {
  const sent = serve({ hasGone: true })
  await open()
  await expect.element(page.getByText('1 page of this list is no longer available.')).toBeVisible()
  await press('Remove from the list')
  await expect.poll(() => sent).toMatchObject([{ method: 'DELETE', path: `/${listId}/entries/${listId}` }])
})

import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import { initialSession } from '../session/session-state.ts'
import { render } from '../testing/render.tsx'
import { SaveIcon } from './save-icon.tsx'

const listId = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const oakHall = { id: '00000000-0000-4000-8000-000000000001', name: 'Oak Hall' }
const date = '2027-01-01T00:00:00.000Z'

/** A server with one list, which records the calls. */
function serve() {
  const calls: string[] = []
  let hasProfile = false
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    calls.push(`${method} ${url.split('?')[0]?.replace('/user-mgmt/api/users/my/lists', '')}`)
    if (method === 'PUT') hasProfile = true
    const list = { id: listId, name: 'Spring 14U', entryCount: 0, hasProfile, sharing: null }
    const dates = { createdDate: date, updatedDate: date }
    const data = { ...list, ...dates }
    return Response.json(method === 'GET' ? { data: [data], _meta: { stats: { count: 1 } } } : { data })
  })
  return calls
}

const button = page.getByRole('button', { name: 'Save Oak Hall to a list' })

function open() {
  render(
    <MemoryRouter>
      <QueriesProvider>
        <Toaster>
          <SaveIcon {...oakHall} />
        </Toaster>
      </QueriesProvider>
    </MemoryRouter>,
  )
}

beforeEach(() => useSession.setState(initialSession, true))
afterEach(() => vi.unstubAllGlobals())

const report = (isPerson: boolean) =>
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: isPerson ? { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false } : null,
    hasFailed: false,
    endedLogins: 0,
  })

test('a press shows the reader’s lists, and saves to one', async () => {
  const calls = serve()
  report(true)
  open()
  await expect.element(button).toBeVisible()
  expect(calls).toEqual([])
  await button.click()
  await page.getByRole('checkbox', { name: 'Spring 14U' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Spring 14U' })).toBeChecked()
  const saved = `PUT /${listId}/entries/${oakHall.id}`
  await expect.poll(() => calls).toContain(saved)
  // The lists are fetched again. The next test would count it.
  await expect.poll(() => calls.slice(calls.indexOf(saved))).toContain('GET ')
})

test('a visitor is asked to log in', async () => {
  const calls = serve()
  report(false)
  open()
  await button.click()
  await expect.element(page.getByText('Log in to keep named lists of pages and share them.')).toBeVisible()
  expect(calls).toEqual([])
})

import { useAuth0, type Auth0ContextInterface, type User } from '@auth0/auth0-react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../../api/queries-provider.tsx'
import { accessToken, dispatchSession, setCredentials, useSession } from '../../api/session.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { initialSession } from '../../session/session-state.ts'
import { render } from '../../testing/render.tsx'
import { SessionBridge } from './session-bridge.tsx'

vi.mock('@auth0/auth0-react', () => ({ useAuth0: vi.fn<() => unknown>() }))

const rolesClaim = 'https://example.com/roles'
const ada: User = { sub: 'ada', name: 'Ada', email: 'ada@example.com', [rolesClaim]: ['admin'] }
const loginWithPopup = vi.fn<Auth0ContextInterface['loginWithPopup']>(async () => {})
const logout = vi.fn<Auth0ContextInterface['logout']>(async () => {})
const getToken = vi.fn<() => Promise<undefined>>()

/** Renders the bridge as if the sign-in client had this state. */
function renderBridge(client: Partial<Auth0ContextInterface> = {}) {
  const state = { isLoading: false, isAuthenticated: false, user: undefined, error: undefined, ...client }
  const calls = { loginWithPopup, logout, getAccessTokenSilently: getToken }
  // The bridge uses no more of the client than this.
  vi.mocked(useAuth0, { partial: true }).mockReturnValue({ ...state, ...calls })
  const element = (
    <Toaster>
      <QueriesProvider>
        <SessionBridge rolesClaim={rolesClaim} />
      </QueriesProvider>
    </Toaster>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const status = () => useSession.getState().status

beforeEach(() => {
  vi.clearAllMocks()
  getToken.mockResolvedValue(undefined)
  useSession.setState(initialSession, true)
})

// The bridge's credentials would end the sessions of other tests in this page.
afterEach(() => setCredentials({ token: async () => null, signOut: async () => {} }))

test('reports the signed-in person with their role', async () => {
  renderBridge({ isAuthenticated: true, user: ada })
  await expect.poll(status).toBe('signed-in')
  expect(useSession.getState().person).toEqual({
    subject: 'ada',
    name: 'Ada',
    email: 'ada@example.com',
    picture: null,
    isAdmin: true,
  })
})

test('reports a visitor', async () => {
  renderBridge()
  await expect.poll(status).toBe('visitor')
})

test('stays loading while the client restores the session', async () => {
  renderBridge({ isLoading: true })
  await expect.poll(() => vi.mocked(useAuth0).mock.calls.length).toBeGreaterThan(0)
  expect(status()).toBe('loading')
})

test('starts a requested login once, with a choice of account', async () => {
  dispatchSession({ type: 'login-requested', hint: 'signup', popup: null })
  renderBridge()
  await expect.poll(() => loginWithPopup.mock.calls.length).toBe(1)
  expect(loginWithPopup).toHaveBeenCalledWith(
    { authorizationParams: { prompt: 'select_account', screen_hint: 'signup' } },
    { popup: null, timeoutInSeconds: 600 },
  )
  expect(useSession.getState().request).toBeNull()
})

test('shows a failed login as a toast', async () => {
  const error = Object.assign(new Error('Popup closed'), { error: 'cancelled' })
  renderBridge({ error })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Popup closed. You are not logged in.')
})

test('a blocked person is signed out of the client and sees why', async () => {
  renderBridge({ isAuthenticated: true, user: ada })
  await expect.poll(status).toBe('signed-in')
  dispatchSession({ type: 'account-blocked' })
  await expect.element(page.getByRole('alertdialog', { name: 'Your account is blocked' })).toBeVisible()
  expect(logout).toHaveBeenCalledExactlyOnceWith({ openUrl: false })
  expect(status()).toBe('visitor')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => useSession.getState().isBlocked).toBe(false)
})

test('a session that ended at the provider expires, and the dialog offers to log in', async () => {
  renderBridge({ isAuthenticated: true, user: ada })
  await expect.poll(status).toBe('signed-in')
  getToken.mockRejectedValue(Object.assign(new Error('Login required'), { error: 'login_required' }))
  expect(await accessToken()).toBeNull()
  expect(logout).toHaveBeenCalledExactlyOnceWith({ openUrl: false })
  await expect.element(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(status).toBe('visitor')
})

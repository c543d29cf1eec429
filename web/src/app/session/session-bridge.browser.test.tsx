import { Auth0Context, initialContext, type Auth0ContextInterface, type User } from '@auth0/auth0-react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { create } from 'zustand'
import { QueriesProvider } from '../../api/queries-provider.tsx'
import { accessToken, dispatchSession, setCredentials, useSession } from '../../api/session.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { initialSession } from '../../session/session-state.ts'
import { render } from '../../testing/render.tsx'
import { SessionBridge } from './session-bridge.tsx'

const rolesClaim = 'https://example.com/roles'
const ada: User = { sub: 'ada', name: 'Ada', email: 'ada@example.com', [rolesClaim]: ['admin'] }
const loginWithPopup = vi.fn<Auth0ContextInterface['loginWithPopup']>(async () => {})
const logout = vi.fn<Auth0ContextInterface['logout']>(async () => {})
const getToken = vi.fn<() => Promise<undefined>>()

const useClient = create<Auth0ContextInterface>()(() => initialContext)

const visitor = {
  ...initialContext,
  isLoading: false,
  loginWithPopup,
  logout,
  getAccessTokenSilently: getToken,
}

/** Renders the bridge with this state of the sign-in client. */
const setClient = (client: Partial<Auth0ContextInterface>) =>
  useClient.setState({ ...visitor, ...client }, true)

function Bridge() {
  return (
    <Auth0Context value={useClient()}>
      <SessionBridge rolesClaim={rolesClaim} onFailedReturn={() => {}} />
      <p>Rendered</p>
    </Auth0Context>
  )
}

function renderBridge(client: Partial<Auth0ContextInterface> = {}) {
  setClient(client)
  const element = (
    <Toaster>
      <QueriesProvider>
        <Bridge />
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
  await expect.element(page.getByText('Rendered')).toBeVisible()
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

test('a login starts after the client has', async () => {
  renderBridge({ isLoading: true })
  dispatchSession({ type: 'login-requested', hint: 'login', popup: null })
  await expect.element(page.getByText('Rendered')).toBeVisible()
  expect(loginWithPopup).not.toHaveBeenCalled()
  setClient({})
  await expect.poll(() => loginWithPopup.mock.calls.length).toBe(1)
  setClient({ isLoading: true })
  dispatchSession({ type: 'login-requested', hint: 'login', popup: null })
  await expect.poll(() => loginWithPopup.mock.calls.length).toBe(2)
})

test('a login starts after a token that is being fetched arrived or was refused', async () => {
  renderBridge({ isAuthenticated: true, user: ada })
  await expect.poll(status).toBe('signed-in')
  const { promise, reject } = Promise.withResolvers<undefined>()
  getToken.mockReturnValue(promise)
  const refused = accessToken()
  dispatchSession({ type: 'login-requested', hint: 'login', popup: null })
  await expect.poll(() => useSession.getState().request).toBeNull()
  expect(loginWithPopup).not.toHaveBeenCalled()
  reject(new Error('Login required'))
  await refused
  await expect.poll(() => loginWithPopup.mock.calls.length).toBe(1)
})

test('shows a failed login as a toast', async () => {
  const error = Object.assign(new Error('Popup closed'), { error: 'cancelled' })
  renderBridge({ error })
  await expect
    .element(page.getByRole('alert').getByText('Popup closed. You are not logged in.'))
    .toBeVisible()
})

test('a sign-up whose popup was closed can be tried again', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  renderBridge()
  dispatchSession({ type: 'login-requested', hint: 'signup', popup: null })
  await expect.poll(() => loginWithPopup.mock.calls.length).toBe(1)
  setClient({ error: Object.assign(new Error('Popup closed'), { error: 'cancelled' }) })
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  expect(open).toHaveBeenCalledOnce()
  await expect.poll(() => loginWithPopup.mock.calls.length).toBe(2)
  expect(loginWithPopup.mock.lastCall?.[0]).toMatchObject({ authorizationParams: { screen_hint: 'signup' } })
  open.mockRestore()
})

test('a login whose popup is blocked continues in this window, and then returns to the page', async () => {
  const loginWithRedirect = vi.fn<Auth0ContextInterface['loginWithRedirect']>(async () => {})
  renderBridge({ error: new Error('Unable to open a popup for loginWithPopup'), loginWithRedirect })
  await page.getByRole('alert').getByRole('button', { name: 'Continue in this window' }).click()
  // The page of tests has the path of the landing page, from which a login leads home.
  expect(loginWithRedirect).toHaveBeenCalledExactlyOnceWith({
    authorizationParams: { prompt: 'select_account', screen_hint: 'login' },
    appState: { returnTo: '/home' },
  })
})

test('coming back to the page while its login window is open offers to show that window', async () => {
  const popup = { closed: false, focus: vi.fn<() => void>(), close: () => {} }
  let end = () => {}
  loginWithPopup.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
  dispatchSession({ type: 'login-requested', hint: 'login', popup })
  renderBridge()
  const toast = page.getByRole('alert')
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('focus'))
      return toast.elements().length
    })
    .toBe(1)
  await expect.element(toast.getByText('The login continues in another window.')).toBeVisible()
  await toast.getByRole('button', { name: 'Show it' }).click()
  await vi.waitFor(() => expect(popup.focus).toHaveBeenCalled())
  window.dispatchEvent(new Event('focus'))
  await expect.element(toast).toBeVisible()
  end()
  await expect.element(toast).not.toBeInTheDocument()
})

test('stores the error of a failed login', async () => {
  renderBridge({ error: Object.assign(new Error('Invalid state'), { error: 'state_mismatch' }) })
  await expect
    .poll(() => useSession.getState().error)
    .toEqual({ source: 'login', code: 'state_mismatch', message: 'Invalid state' })
  expect(status()).toBe('visitor')
})

test('a failure to get an access token is stored and shown once, until a token is received', async () => {
  renderBridge({ isAuthenticated: true, user: ada })
  await expect.poll(status).toBe('signed-in')
  getToken.mockRejectedValue(new Error('Get access token failed'))
  expect(await accessToken()).toBeNull()
  expect(await accessToken()).toBeNull()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Get access token failed')
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  expect(useSession.getState().error).toEqual({
    source: 'token',
    code: null,
    message: 'Get access token failed',
  })
  getToken.mockResolvedValue(undefined)
  await accessToken()
  expect(useSession.getState().error).toBeNull()
})

test('a second factor that a token requires can be given by logging in', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  renderBridge({ isAuthenticated: true, user: ada })
  await expect.poll(status).toBe('signed-in')
  getToken.mockRejectedValue(
    Object.assign(new Error('MFA required'), { error: 'mfa_required', mfa_token: 'mfa-1' }),
  )
  await accessToken()
  expect(useSession.getState().error).toMatchObject({ code: 'mfa_required', mfaToken: 'mfa-1' })
  await page.getByRole('alert').getByRole('button', { name: 'Log in' }).click()
  expect(open).toHaveBeenCalledOnce()
  open.mockRestore()
})

test('a login whose popup was closed for its time is reported as a timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const popup = { closed: false, focus: () => {}, close: vi.fn<() => void>() }
  loginWithPopup.mockImplementationOnce(() => new Promise(() => {}))
  dispatchSession({ type: 'login-requested', hint: 'login', popup })
  renderBridge()
  await expect.poll(() => loginWithPopup.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(popup.close).toHaveBeenCalledOnce()
  setClient({ error: Object.assign(new Error('Popup closed'), { error: 'cancelled', popup }) })
  await expect
    .element(page.getByRole('alert').getByText('Timeout. This took too long. Try again.'))
    .toBeVisible()
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

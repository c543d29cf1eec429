import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueriesProvider } from '../../api/queries-provider.tsx'
import { dispatchSession, setCredentials, useSession } from '../../api/session.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { initialSession } from '../../session/session-state.ts'
import { render } from '../../testing/render.tsx'
import {
  authorizeUrlOf,
  authorizeUrlOfFrame,
  fakePopup,
  newClientId,
  openClient,
  providerDomain,
  respond,
  stubTokens,
} from '../../testing/sign-in-provider.tsx'
import { Auth0Session } from './auth0-session.tsx'

// Our sign-in with the library: addresses that the provider redirects to, and the leeway.

const settings = { domain: providerDomain, audience: 'api', rolesClaim: 'roles' }
let clientId: string
const page = location.href

beforeEach(() => {
  clientId = newClientId()
  useSession.setState(initialSession, true)
})
afterEach(() => {
  history.replaceState(null, '', page)
  vi.useRealTimers()
  // Those of the session would end the sessions of other tests in this page.
  setCredentials({ token: async () => null, signOut: async () => {} })
})

/** Renders the session on a page that the person opened with this query. */
function openSession(search = '') {
  history.replaceState(null, '', `${location.pathname}${search}`)
  const element = (
    <Toaster>
      <QueriesProvider>
        <Auth0Session settings={{ ...settings, clientId }} />
      </QueriesProvider>
    </Toaster>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/callback${search}`] })
  render(<RouterProvider router={router} />)
  return router
}

/** Starts a login in the page. Returns its address at the provider. */
async function startRedirect(appState?: object): Promise<string> {
  const client = await openClient({ clientId, useCookiesForTransactions: true })
  let url = ''
  await client().loginWithRedirect({ ...(appState && { appState }), openUrl: (to) => void (url = to) })
  return url
}

/** The person returns from a login that started with this state of the page. */
async function returnFromLogin(appState?: object) {
  const tokens = stubTokens()
  const url = await startRedirect(appState)
  tokens.setNonce(url)
  const state = new URL(url).searchParams.get('state') ?? ''
  return openSession(`?${new URLSearchParams({ code: 'code', state }).toString()}`)
}

test('an address with code and state logs in', async () => {
  await returnFromLogin()
  await expect.poll(() => useSession.getState().person).toMatchObject({ subject: 'ada', name: 'Ada' })
})

test('an address with error and state is a failed login', async () => {
  await startRedirect()
  openSession('?error=access_denied&error_description=You+may+not.&state=state')
  await expect
    .poll(() => useSession.getState().error)
    .toEqual({ source: 'login', code: 'access_denied', message: 'You may not.' })
  await expect.poll(() => useSession.getState().status).toBe('visitor')
})

test('an address with code and state but no login of this browser is a failed login', async () => {
  openSession('?code=code&state=state')
  await expect
    .poll(() => useSession.getState().error)
    .toEqual({ source: 'login', code: 'missing_transaction', message: 'Invalid state' })
})

test('after a login in the page, its return path replaces the address', async () => {
  const router = await returnFromLogin({ returnTo: '/facilities/marketplace?sports=Pickleball' })
  await expect.poll(() => router.state.location.pathname).toBe('/facilities/marketplace')
  expect(router.state.location.search).toBe('?sports=Pickleball')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('after a login in the page without a return path, the current path replaces the address', async () => {
  const router = await returnFromLogin()
  await expect.poll(() => router.state.location.pathname).toBe(location.pathname)
  expect(router.state.location.search).toBe('')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('after a login in the page that failed, its return path replaces the address', async () => {
  const url = await startRedirect({ returnTo: '/facilities/marketplace?sports=Pickleball' })
  const state = new URL(url).searchParams.get('state') ?? ''
  const router = openSession(`?${new URLSearchParams({ error: 'access_denied', state }).toString()}`)
  await expect.poll(() => useSession.getState().error?.code).toBe('access_denied')
  await expect.poll(() => router.state.location.pathname).toBe('/facilities/marketplace')
  expect(router.state.location.search).toBe('?sports=Pickleball')
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each([
  ['an error', '?error=access_denied&error_description=You+may+not.&state=state'],
  ['a code of another browser', '?code=code&state=state'],
])('%s leaves neither code, state nor error in the address', async (_title, search) => {
  const router = openSession(search)
  await expect.poll(() => useSession.getState().error).not.toBeNull()
  await expect.poll(() => router.state.location.search).toBe('')
  expect(router.state.location.pathname).toBe(location.pathname)
  expect(router.state.historyAction).toBe('REPLACE')
})

test('whoever is logged in stays so at an address of a login that failed', async () => {
  const tokens = stubTokens()
  document.cookie = `auth0.${clientId}.is.authenticated=true`
  openSession('?error=access_denied&state=state')
  const url = await authorizeUrlOfFrame()
  tokens.setNonce(url)
  respond(url)
  await expect.poll(() => useSession.getState().person).toMatchObject({ subject: 'ada' })
})

/** Logs in through a popup with an identity token that expired so many seconds ago. */
async function logInExpired(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tokens = stubTokens({ claims: { exp: Math.floor(Date.now() / 1000) - seconds } })
  openSession()
  const popup = fakePopup()
  dispatchSession({ type: 'login-requested', hint: 'login', popup })
  const url = await authorizeUrlOf(popup)
  tokens.setNonce(url)
  respond(url)
}

test('an identity token that expired 28 s ago is accepted', async () => {
  await logInExpired(28)
  await expect.poll(() => useSession.getState().status).toBe('signed-in')
})

test('an identity token that expired 32 s ago is refused', async () => {
  await logInExpired(32)
  await expect.poll(() => useSession.getState().error?.message).toBe('Login failed')
})

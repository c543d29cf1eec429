import { Auth0Context, type Auth0ContextInterface } from '@auth0/auth0-react'
import { use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import {
  authorizeUrlOf,
  authorizeUrlOfFrame,
  fakePopup,
  hiddenFrame,
  logIn,
  openClient,
  respond,
  stubTokens,
} from '../../testing/sign-in-provider.tsx'

// Behavior of the sign-in library that the specification states.

const refreshing = { authorizationParams: { audience: 'api' }, useRefreshTokens: true }

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('without a refresh token, nothing is retrieved silently in an isolated context', async () => {
  const client = await openClient({ ...refreshing, useRefreshTokensFallback: true })
  vi.spyOn(window, 'crossOriginIsolated', 'get').mockReturnValue(true)
  await expect(client().getAccessTokenSilently()).rejects.toMatchObject({ error: 'login_required' })
})

test('a missing refresh token is an error with audience and scope if the frame must not be used', async () => {
  const client = await openClient(refreshing)
  await expect(client().getAccessTokenSilently()).rejects.toMatchObject({
    error: 'missing_refresh_token',
    message: "Missing Refresh Token (audience: 'api', scope: 'openid profile email offline_access')",
  })
})

test('a token lock that is not acquired within 5,000 ms is a timeout', async () => {
  const client = await openClient()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const requested = Promise.withResolvers<void>()
  vi.spyOn(navigator.locks, 'request').mockImplementation(
    async (_name: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        requested.resolve()
      }),
  )
  let problem: unknown
  void client()
    .getAccessTokenSilently()
    .catch((thrown: unknown) => (problem = thrown))
  await requested.promise
  await vi.advanceTimersByTimeAsync(4999)
  expect(problem).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(problem).toMatchObject({ error: 'timeout', message: 'Timeout' })
})

test('a second factor that a token requires is an error with the token for it', async () => {
  const tokens = stubTokens({ refresh_token: 'refresh' })
  const client = await openClient({ useRefreshTokens: true })
  await logIn(client(), tokens)
  const required = { error: 'mfa_required', error_description: 'MFA required', mfa_token: 'mfa-1' }
  tokens.fetch.mockImplementation(async () => Response.json(required, { status: 403 }))
  await expect(client().getAccessTokenSilently({ cacheMode: 'off' })).rejects.toMatchObject({
    error: 'mfa_required',
    message: 'MFA required',
    mfa_token: 'mfa-1',
  })
})

test('sign-in outside its provider throws, and names the provider', async () => {
  let client: Auth0ContextInterface | undefined
  function Reader() {
    client = use(Auth0Context)
    return null
  }
  render(<Reader />)
  await expect.poll(() => client).toBeDefined()
  expect(() => client?.loginWithPopup()).toThrow('You forgot to wrap your component in <Auth0Provider>.')
})

test('a popup that the person closed is noticed within a second', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const client = await openClient()
  const popup = fakePopup()
  void client().loginWithPopup({}, { popup })
  await authorizeUrlOf(popup)
  popup.close()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await expect.poll(() => client().error).toMatchObject({ error: 'cancelled', message: 'Popup closed' })
})

test('the hidden frame is removed 2 s after its response', async () => {
  const tokens = stubTokens()
  const client = await openClient()
  const token = client().getAccessTokenSilently()
  const url = await authorizeUrlOfFrame()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tokens.setNonce(url)
  respond(url)
  await token
  await vi.advanceTimersByTimeAsync(1999)
  expect(hiddenFrame()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(hiddenFrame()).toBeNull()
})

test('an access token is used again until 60 s before it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tokens = stubTokens({ expires_in: 3600, refresh_token: 'refresh' })
  const client = await openClient({ useRefreshTokens: true })
  await logIn(client(), tokens)
  const receivedAt = Date.now()
  expect(tokens.fetch).toHaveBeenCalledTimes(1)
  vi.setSystemTime(receivedAt + 3539_000)
  await client().getAccessTokenSilently()
  expect(tokens.fetch).toHaveBeenCalledTimes(1)
  vi.setSystemTime(receivedAt + 3541_000)
  await client().getAccessTokenSilently()
  expect(tokens.fetch).toHaveBeenCalledTimes(2)
})

/** The hours for which the page set a cookie, by its name. */
function hoursOf(setCookie: { mock: { calls: string[][] } }, name: string): number | undefined {
  const cookie = setCookie.mock.calls.flat().find((text) => text.startsWith(`${name}=`))
  const expires = /expires=([^;]+)/i.exec(cookie ?? '')?.[1]
  return expires === undefined ? undefined : Math.round((Date.parse(expires) - Date.now()) / 3_600_000)
}

test('the cookie that marks a session is set for a day', async () => {
  const tokens = stubTokens()
  const client = await openClient({ clientId: 'session' })
  const setCookie = vi.spyOn(Document.prototype, 'cookie', 'set')
  await logIn(client(), tokens)
  expect(hoursOf(setCookie, 'auth0.session.is.authenticated')).toBe(24)
})

test('the cookie of a login in the page is set for a day', async () => {
  const client = await openClient({ clientId: 'daily', useCookiesForTransactions: true })
  const setCookie = vi.spyOn(Document.prototype, 'cookie', 'set')
  await client().loginWithRedirect({ openUrl: () => {} })
  expect(hoursOf(setCookie, 'a0.spajs.txs.daily')).toBe(24)
})

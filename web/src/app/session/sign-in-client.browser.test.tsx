import { Auth0Context, Auth0Provider, type Auth0ContextInterface } from '@auth0/auth0-react'
import { use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'

// Behavior of the sign-in library that the specification states.

let client: Auth0ContextInterface | undefined

function Reader() {
  client = use(Auth0Context)
  return null
}

async function openClient(canUseFrame = true) {
  render(
    <Auth0Provider
      domain="login.example"
      clientId="web"
      authorizationParams={{ audience: 'api' }}
      useRefreshTokens
      useRefreshTokensFallback={canUseFrame}
    >
      <Reader />
    </Auth0Provider>,
  )
  await expect.poll(() => client?.isLoading).toBe(false)
}

afterEach(() => {
  client = undefined
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('without a refresh token, nothing is retrieved silently in an isolated context', async () => {
  await openClient()
  vi.spyOn(window, 'crossOriginIsolated', 'get').mockReturnValue(true)
  await expect(client?.getAccessTokenSilently()).rejects.toMatchObject({ error: 'login_required' })
})

test('a missing refresh token is an error with audience and scope if the frame must not be used', async () => {
  await openClient(false)
  await expect(client?.getAccessTokenSilently()).rejects.toMatchObject({
    error: 'missing_refresh_token',
    message: "Missing Refresh Token (audience: 'api', scope: 'openid profile email offline_access')",
  })
})

test('a token lock that is not acquired within 5,000 ms is a timeout', async () => {
  await openClient()
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
  void client?.getAccessTokenSilently().catch((thrown: unknown) => (problem = thrown))
  await requested.promise
  await vi.advanceTimersByTimeAsync(4999)
  expect(problem).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(problem).toMatchObject({ error: 'timeout', message: 'Timeout' })
})

test('sign-in outside its provider throws, and names the provider', async () => {
  render(<Reader />)
  await expect.poll(() => client).toBeDefined()
  expect(() => client?.loginWithPopup()).toThrow('You forgot to wrap your component in <Auth0Provider>.')
})

import { Auth0Context, Auth0Provider, type Auth0ContextInterface } from '@auth0/auth0-react'
import { use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser without Web Locks, in which another tab holds each lock. */
function stubOldBrowser() {
  const localStorage = {
    getItem: () => JSON.stringify({ id: 'other', iat: 'other', timeRefreshed: Date.now() }),
    key: () => null,
  }
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', {
    crypto,
    fetch: () => {},
    localStorage,
    location: { origin: 'https://venues.example' },
    addEventListener: () => {},
    removeEventListener: () => {},
  })
}

test('without Web Locks, the token lock is awaited for 5,000 ms ten times', async () => {
  vi.useFakeTimers()
  stubOldBrowser()
  let client: Auth0ContextInterface | undefined
  function Reader() {
    client = use(Auth0Context)
    return null
  }
  renderToStaticMarkup(
    <Auth0Provider domain="login.example" clientId="web" useRefreshTokens>
      <Reader />
    </Auth0Provider>,
  )
  let problem: unknown
  void client?.getAccessTokenSilently().catch((thrown: unknown) => (problem = thrown))
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10 * 5000 - 1)
  expect(problem).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(problem).toMatchObject({ error: 'timeout', message: 'Timeout' })
})

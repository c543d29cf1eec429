import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { Auth0Session } from './auth0-session.tsx'

const provider = vi.hoisted(() => vi.fn<(props: object) => null>(() => null))
vi.mock('@auth0/auth0-react', () => ({ Auth0Provider: provider }))
vi.mock('./session-bridge.tsx', () => ({ SessionBridge: () => null }))

vi.stubGlobal('window', { location: { origin: 'https://venues.example' } })
afterAll(() => void vi.unstubAllGlobals())

const signIn = { domain: 'login.example', clientId: 'web', audience: 'api', rolesClaim: 'roles' }

test('signs in as specified: leeway 30 s, timeout 60 s, refresh tokens with the frame as fallback', () => {
  renderToStaticMarkup(
    <MemoryRouter>
      <Auth0Session settings={signIn} />
    </MemoryRouter>,
  )
  expect(provider.mock.calls[0]?.[0]).toEqual({
    domain: 'login.example',
    clientId: 'web',
    authorizationParams: { audience: 'api', redirect_uri: 'https://venues.example' },
    cacheLocation: 'memory',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    useCookiesForTransactions: true,
    leeway: 30,
    authorizeTimeoutInSeconds: 60,
    skipRedirectCallback: false,
    onRedirectCallback: expect.any(Function),
    children: expect.anything(),
  })
})

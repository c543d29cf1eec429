import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentity } from './create-identity.ts'
import { openBrowser, type Browser, type Visit } from './testing/browser.ts'
import {
  testPassword,
  rolesClaim,
  startIdentityServer,
  testSecret,
  type IdentityServer,
} from './testing/identity-server.ts'
import { apiAudience, baseOf, webClientId, messageOf, type TokenReply } from './testing/sign-in-client.ts'

let server: IdentityServer

beforeAll(async () => {
  server = await startIdentityServer()
  await server.identity.accounts.create({
    email: 'bob@brand.test',
    name: 'Bob',
    password: testPassword,
    roles: ['admin'],
  })
})
afterAll(() => server.stop())

async function signIn(browser: Browser): Promise<TokenReply> {
  const base = baseOf(await server.client.authorize(browser))
  const done = await browser.post(`${base}/login`, { email: 'bob@brand.test', password: testPassword })
  return server.client.redeem(messageOf(done).code ?? '')
}

describe('a refresh token', () => {
  test('is replaced when used', async () => {
    const first = await signIn(server.browser())
    const second = await server.client.refresh(first.refresh_token ?? '')
    expect(second).toMatchObject({ status: 200, scope: 'openid profile email offline_access' })
    expect(second.refresh_token).not.toBe(first.refresh_token)
  })

  describe('used twice', () => {
    let browser: Browser
    let second: TokenReply
    let repeated: TokenReply
    beforeAll(async () => {
      browser = server.browser()
      const first = await signIn(browser)
      second = await server.client.refresh(first.refresh_token ?? '')
      repeated = await server.client.refresh(first.refresh_token ?? '')
    })

    test('returns invalid_grant', () => {
      expect(repeated).toMatchObject({
        status: 400,
        error: 'invalid_grant',
        error_description: expect.stringContaining('invalid refresh token'),
      })
    })

    test('revokes its replacement', async () => {
      expect(await server.client.refresh(second.refresh_token ?? '')).toMatchObject({
        error: 'invalid_grant',
      })
    })

    test('does not end the session', async () => {
      const silent = messageOf(await server.client.authorize(browser, { prompt: 'none' }))
      expect(await server.client.redeem(silent.code ?? '')).toMatchObject({ status: 200 })
    })
  })

  test('works at most once in four concurrent requests', async () => {
    const { refresh_token: token = '' } = await signIn(server.browser())
    const replies = await Promise.all([1, 2, 3, 4].map(() => server.client.refresh(token)))
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test('is not issued without the scope offline_access', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser, { scope: 'openid profile' }))
    const done = await browser.post(`${base}/login`, { email: 'bob@brand.test', password: testPassword })
    const tokens = await server.client.redeem(messageOf(done).code ?? '')
    expect(tokens).toMatchObject({ status: 200, scope: 'openid profile' })
    expect(tokens.refresh_token).toBeUndefined()
  })

  const codeGrant = { grant_type: 'authorization_code', code_verifier: 'v'.repeat(43) }

  test.each([
    [
      'an unknown code',
      { ...codeGrant, code: 'nonsense', redirect_uri: 'http://localhost/' },
      'invalid_grant',
    ],
    ['no address', { ...codeGrant, code: 'nonsense' }, 'invalid_request'],
    ['an unknown grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['nothing', {}, 'invalid_request'],
    ['an unknown client', { grant_type: 'refresh_token', client_id: 'other' }, 'invalid_client'],
  ])('a request with %s is refused in our own words', async (_name, fields, error) => {
    const body = new URLSearchParams({ client_id: 'web', ...fields })
    const reply = await fetch(`${server.origin}/oauth/token`, { method: 'POST', body })
    expect(await reply.json()).toEqual({ error, error_description: expect.stringMatching(/^[A-Z][^_]+\.$/) })
  })

  test('that is unknown returns the message that the client expects', async () => {
    expect(await server.client.refresh('nonsense')).toMatchObject({
      error_description: 'Unknown or invalid refresh token.',
    })
  })

  test('gives an access token with the current roles', async () => {
    const account = await server.identity.accounts.find('bob@brand.test')
    const { refresh_token: token = '' } = await signIn(server.browser())
    await server.identity.accounts.setRoles(account?.subject ?? '', [])
    const { access_token: access = '' } = await server.client.refresh(token)
    expect(await server.client.verify(access)).toMatchObject({ [rolesClaim]: [] })
    await server.identity.accounts.setRoles(account?.subject ?? '', ['admin'])
  })

  test('can be revoked', async () => {
    const { refresh_token: token = '' } = await signIn(server.browser())
    const body = new URLSearchParams({ client_id: webClientId, token, token_type_hint: 'refresh_token' })
    const reply = await fetch(`${server.origin}/oauth/revoke`, { method: 'POST', body })
    expect(reply.status).toBe(200)
    expect(await server.client.refresh(token)).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('a code', () => {
  test('used twice returns invalid_grant and revokes the tokens from its first use', async () => {
    const browser = server.browser()
    await signIn(browser)
    const { code = '' } = messageOf(await server.client.authorize(browser, { prompt: 'none' }))
    const tokens = await server.client.redeem(code)
    expect(await server.client.redeem(code)).toMatchObject({ error: 'invalid_grant' })
    expect(await server.client.refresh(tokens.refresh_token ?? '')).toMatchObject({ error: 'invalid_grant' })
  })
})

test('the token endpoint has no CORS header for an unknown origin', async () => {
  const body = new URLSearchParams({
    client_id: webClientId,
    grant_type: 'refresh_token',
    refresh_token: 'x',
  })
  const headers = { origin: 'https://evil.test' }
  const reply = await fetch(`${server.origin}/oauth/token`, { method: 'POST', body, headers })
  expect(reply.headers.get('access-control-allow-origin')).toBeNull()
})

describe('a logout', () => {
  describe('in a browser with two logins', () => {
    let browser: Browser
    let first: TokenReply
    let second: TokenReply
    let other: TokenReply
    let left: Visit
    beforeAll(async () => {
      browser = server.browser()
      first = await signIn(browser)
      other = await signIn(server.browser())
      const silent = messageOf(await server.client.authorize(browser, { prompt: 'none' }))
      second = await server.client.redeem(silent.code ?? '')
      const returnTo = encodeURIComponent(server.origin)
      left = await browser.get(`/v2/logout?client_id=${webClientId}&returnTo=${returnTo}&federated`)
    })

    test('redirects to returnTo', () => {
      expect(left.url.href).toBe(`${server.origin}/`)
    })

    test('ends the session', async () => {
      const after = await server.client.authorize(browser, { prompt: 'none' })
      expect(messageOf(after).error).toBe('login_required')
    })

    test('revokes the refresh tokens of both logins', async () => {
      for (const { refresh_token: token = '' } of [first, second]) {
        expect(await server.client.refresh(token)).toMatchObject({ error: 'invalid_grant' })
      }
    })

    test('does not affect the same account in another browser', async () => {
      expect(await server.client.refresh(other.refresh_token ?? '')).toMatchObject({ status: 200 })
    })
  })

  test.each([
    'https://evil.test',
    '//evil.test',
    'javascript:alert(1)',
    '/relative',
    'nonsense',
    'http://user:password@ORIGIN/',
    'http://ORIGIN.evil.test/',
    'http://evil.test/?http://ORIGIN',
  ])('with returnTo %s returns 400 and keeps the session', async (target) => {
    const browser = server.browser()
    await signIn(browser)
    const returnTo = target.replace('ORIGIN', new URL(server.origin).host)
    const refused = await browser.get(`/v2/logout?client_id=web&returnTo=${encodeURIComponent(returnTo)}`)
    expect(refused.status).toBe(400)
    expect(messageOf(await server.client.authorize(browser, { prompt: 'none' })).code).toBeDefined()
  })

  test('without a session or returnTo redirects to the home page', async () => {
    expect((await server.browser().get('/v2/logout')).url.href).toBe(`${server.origin}/`)
  })

  test('with an unknown client_id returns 400', async () => {
    expect((await server.browser().get('/v2/logout?client_id=other')).status).toBe(400)
  })
})

describe('the provider', () => {
  test('issues the same access token to scripts as in a login, but without a session', async () => {
    const token = await server.identity.issueAccessToken('BOB@brand.test')
    const tokens = await signIn(server.browser())
    const { jti: _1, iat: _2, exp: _3, ...script } = await server.client.verify(token)
    const {
      jti: _4,
      iat: _5,
      exp: _6,
      sid: _7,
      ...login
    } = await server.client.verify(tokens.access_token ?? '')
    expect(script).toEqual(login)
  })

  test('throws when issuing a token for an unknown address', async () => {
    await expect(server.identity.issueAccessToken('nobody@brand.test')).rejects.toThrow('no account')
  })

  test('publishes only the public parts of its keys', () => {
    expect(JSON.stringify(server.identity.jwks)).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
  })

  describe('in a second process', () => {
    let second: Awaited<ReturnType<IdentityServer['another']>>
    beforeAll(async () => {
      second = await server.another()
    })
    afterAll(() => second.stop())

    test('has the same keys', () => {
      expect(second.identity.jwks).toEqual(server.identity.jwks)
    })

    test('accepts the cookies and sessions of the first', async () => {
      const browser = server.browser()
      await signIn(browser)
      const there = openBrowser(second.origin)
      for (const [name, cookie] of browser.cookies) there.cookies.set(name, cookie)
      const silent = messageOf(await server.client.authorize(there, { prompt: 'none' }))
      expect(await server.client.redeem(silent.code ?? '')).toMatchObject({ status: 200 })
    })
  })

  test('behind a TLS proxy sets secure cookies', async () => {
    const behind = await startIdentityServer({ issuer: 'https://brand.test/' })
    const parameters = 'client_id=web&response_type=code&scope=openid&redirect_uri=https://brand.test'
    const pkce = 'code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256'
    const reply = await fetch(`${behind.origin}/authorize?${parameters}&${pkce}`, { redirect: 'manual' })
    const cookies = reply.headers.getSetCookie()
    expect(reply.headers.get('location')).toMatch(/^\/u\//)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      for (const setting of ['httponly', 'secure', 'samesite=lax'])
        expect(cookie.split('; ')).toContain(setting)
    }
    await behind.stop()
  })

  test('builds its URLs from the issuer, regardless of proxy headers', async () => {
    const reply = await fetch(`${server.origin}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    })
    expect(await reply.json()).toMatchObject({
      issuer: `${server.origin}/`,
      authorization_endpoint: `${server.origin}/authorize`,
      token_endpoint: `${server.origin}/oauth/token`,
    })
  })

  test.each([
    ['/authorize', true],
    ['/authorize/abc', true],
    ['/oauth/token', true],
    ['/v2/logout', true],
    ['/u/x/login', true],
    ['/', false],
    ['/u', false],
    ['/users', false],
    ['/authorized', false],
    ['/oauth', false],
  ])('owns %s: %s', (path, owned) => {
    expect(server.identity.owns(path)).toBe(owned)
  })

  test.each(['http://localhost:3000', 'http://localhost:3000/identity/'])(
    'throws for the issuer %s, which is not an origin with a trailing slash',
    async (issuer) => {
      const opening = createIdentity({
        issuer,
        audience: apiAudience,
        clientId: webClientId,
        rolesClaim,
        brand: 'Brand',
        pool: server.pool,
        allowedOrigins: [],
        sendMail: async () => {},
        secret: testSecret,
        log: console,
      })
      await expect(opening).rejects.toThrow('issuer')
    },
  )
})

describe('a page', () => {
  let page: Visit
  beforeAll(async () => {
    page = await server.client.authorize(server.browser())
  })

  test('has a strict Content-Security-Policy', () => {
    const policy = page.headers.get('content-security-policy')
    expect(policy?.replace(/nonce-[\w+/]{22}==/, 'nonce-…')).toBe(
      "default-src 'none'; script-src 'nonce-…'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
  })

  test('isolates its popups from other origins', () => {
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  test('is not cached', () => {
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('has no inline styles and no scripts without a nonce', () => {
    expect(page.text).not.toMatch(/<script(?! nonce=)|style="|<style/)
  })

  test('links a style sheet', async () => {
    const sheet = /href="(\/u\/style\.css\?v=\w+)"/.exec(page.text)?.[1] ?? ''
    const style = await server.browser().get(sheet)
    expect(style.headers.get('content-type')).toContain('text/css')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentity } from './create-identity.ts'
import { openBrowser, type Browser } from './testing/browser.ts'
import {
  testPassword,
  rolesClaim,
  startIdentityServer,
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

describe('refresh tokens', () => {
  test('are replaced at each use; one used before ends them all, but not the session', async () => {
    const browser = server.browser()
    const first = await signIn(browser)
    const second = await server.client.refresh(first.refresh_token ?? '')
    expect(second).toMatchObject({ status: 200, scope: 'openid profile email offline_access' })
    expect(second.refresh_token).not.toBe(first.refresh_token)

    expect(await server.client.refresh(first.refresh_token ?? '')).toMatchObject({
      status: 400,
      error: 'invalid_grant',
      error_description: expect.stringContaining('invalid refresh token'),
    })
    expect(await server.client.refresh(second.refresh_token ?? '')).toMatchObject({ error: 'invalid_grant' })

    const silent = messageOf(await server.client.authorize(browser, { prompt: 'none' }))
    expect(await server.client.redeem(silent.code ?? '')).toMatchObject({ status: 200 })
  })

  test('work once, even for two requests at the same time', async () => {
    const { refresh_token: token = '' } = await signIn(server.browser())
    const replies = await Promise.all([1, 2, 3, 4].map(() => server.client.refresh(token)))
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test('are given only where offline access was asked for', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser, { scope: 'openid profile' }))
    const done = await browser.post(`${base}/login`, { email: 'bob@brand.test', password: testPassword })
    const tokens = await server.client.redeem(messageOf(done).code ?? '')
    expect(tokens).toMatchObject({ status: 200, scope: 'openid profile' })
    expect(tokens.refresh_token).toBeUndefined()
  })

  test('that never were are refused in the words the client knows', async () => {
    expect(await server.client.refresh('nonsense')).toMatchObject({
      error_description: 'Unknown or invalid refresh token.',
    })
  })

  test('carry new roles from the next use on', async () => {
    const account = await server.identity.accounts.find('bob@brand.test')
    const { refresh_token: token = '' } = await signIn(server.browser())
    await server.identity.accounts.setRoles(account?.subject ?? '', [])
    const { access_token: access = '' } = await server.client.refresh(token)
    expect(await server.client.verify(access)).toMatchObject({ [rolesClaim]: [] })
    await server.identity.accounts.setRoles(account?.subject ?? '', ['admin'])
  })

  test('can be given up', async () => {
    const { refresh_token: token = '' } = await signIn(server.browser())
    const body = new URLSearchParams({ client_id: webClientId, token, token_type_hint: 'refresh_token' })
    const reply = await fetch(`${server.origin}/oauth/revoke`, { method: 'POST', body })
    expect(reply.status).toBe(200)
    expect(await server.client.refresh(token)).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('a code', () => {
  test('works once; the second time it ends what the first has brought', async () => {
    const browser = server.browser()
    await signIn(browser)
    const { code = '' } = messageOf(await server.client.authorize(browser, { prompt: 'none' }))
    const tokens = await server.client.redeem(code)
    expect(await server.client.redeem(code)).toMatchObject({ error: 'invalid_grant' })
    expect(await server.client.refresh(tokens.refresh_token ?? '')).toMatchObject({ error: 'invalid_grant' })
  })

  test('cannot be redeemed from an origin that is not allowed', async () => {
    const body = new URLSearchParams({
      client_id: webClientId,
      grant_type: 'refresh_token',
      refresh_token: 'x',
    })
    const headers = { origin: 'https://evil.test' }
    const reply = await fetch(`${server.origin}/oauth/token`, { method: 'POST', body, headers })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('log-out', () => {
  test('ends the session and all its tokens, and goes where the client says', async () => {
    const browser = server.browser()
    const first = await signIn(browser)
    const other = await signIn(server.browser())
    const silent = messageOf(await server.client.authorize(browser, { prompt: 'none' }))
    const second = await server.client.redeem(silent.code ?? '')

    const returnTo = encodeURIComponent(server.origin)
    const left = await browser.get(`/v2/logout?client_id=${webClientId}&returnTo=${returnTo}&federated`)
    expect(left.url.href).toBe(`${server.origin}/`)
    const after = await server.client.authorize(browser, { prompt: 'none' })
    expect(messageOf(after).error).toBe('login_required')
    for (const { refresh_token: token = '' } of [first, second]) {
      expect(await server.client.refresh(token)).toMatchObject({ error: 'invalid_grant' })
    }
    expect(await server.client.refresh(other.refresh_token ?? '')).toMatchObject({ status: 200 })
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
  ])('does not go to %s, and leaves everything as it is', async (target) => {
    const browser = server.browser()
    await signIn(browser)
    const returnTo = target.replace('ORIGIN', new URL(server.origin).host)
    const refused = await browser.get(`/v2/logout?client_id=web&returnTo=${encodeURIComponent(returnTo)}`)
    expect(refused.status).toBe(400)
    expect(messageOf(await server.client.authorize(browser, { prompt: 'none' })).code).toBeDefined()
  })

  test('without a session or an address goes to the start', async () => {
    expect((await server.browser().get('/v2/logout')).url.href).toBe(`${server.origin}/`)
    expect((await server.browser().get('/v2/logout?client_id=other')).status).toBe(400)
  })
})

describe('the provider', () => {
  test('issues tokens for scripts like those of a log-in', async () => {
    const token = await server.identity.issueAccessToken('BOB@brand.test')
    const byLogIn = await signIn(server.browser())
    const { jti: _1, iat: _2, exp: _3, ...script } = await server.client.verify(token)
    const { jti: _4, iat: _5, exp: _6, ...person } = await server.client.verify(byLogIn.access_token ?? '')
    expect(script).toEqual(person)
    await expect(server.identity.issueAccessToken('nobody@brand.test')).rejects.toThrow('no account')
  })

  test('runs in several processes at once: they share keys, cookies and sessions', async () => {
    const browser = server.browser()
    await signIn(browser)
    const second = await server.another()
    expect(second.identity.jwks).toEqual(server.identity.jwks)
    expect(JSON.stringify(second.identity.jwks)).not.toMatch(/"(d|p|q|dp|dq|qi)":/)

    const there = openBrowser(second.origin)
    for (const [name, cookie] of browser.cookies) there.cookies.set(name, cookie)
    const silent = messageOf(await server.client.authorize(there, { prompt: 'none' }))
    expect(await server.client.redeem(silent.code ?? '')).toMatchObject({ status: 200 })
    await second.stop()
  })

  test('behind a proxy that ends TLS sends its cookies over TLS only', async () => {
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

  test('names its addresses by the issuer, whatever the request says', async () => {
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

  test('refuses an issuer that is not an origin and a slash', async () => {
    for (const issuer of ['http://localhost:3000', 'http://localhost:3000/identity/']) {
      const options = {
        issuer,
        audience: apiAudience,
        clientId: webClientId,
        rolesClaim,
        brand: 'Brand',
      }
      const opening = createIdentity({
        ...options,
        pool: server.pool,
        allowedOrigins: [],
        sendMail: async () => {},
        log: console,
      })
      await expect(opening).rejects.toThrow('issuer')
    }
  })
})

test('every reply carries the headers that guard it', async () => {
  const page = await server.client.authorize(server.browser())
  const policy = page.headers.get('content-security-policy')
  expect(policy?.replace(/nonce-[\w+/]{22}==/, 'nonce-…')).toBe(
    "default-src 'none'; script-src 'nonce-…'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.text).not.toMatch(/<script(?! nonce=)|style="|<style/)
  const sheet = /href="(\/u\/style\.css\?v=\w+)"/.exec(page.text)?.[1] ?? ''
  const style = await server.browser().get(sheet)
  expect(style.headers.get('content-type')).toContain('text/css')
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  testPassword,
  rolesClaim,
  startIdentityServer,
  type IdentityServer,
} from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'
import type { Browser } from './testing/browser.ts'

let server: IdentityServer

beforeAll(async () => {
  server = await startIdentityServer()
  const admin = await server.identity.accounts.create({
    email: 'Admin@Brand.test',
    name: 'Ada <Admin>',
    password: testPassword,
    roles: ['admin'],
  })
  await server.identity.accounts.addToOrganization(admin.subject, { id: 'org_1', name: 'Riverside' })
  await server.identity.accounts.create({ email: 'bob@brand.test', name: 'Bob', password: testPassword })
})
afterAll(() => server.stop())

async function logIn(browser: Browser, email: string, more: Record<string, string> = {}) {
  const page = await server.client.authorize(browser, more)
  return browser.post(`${baseOf(page)}/login`, { email, password: testPassword })
}

/** A wrong password, from a network address not seen before. */
async function guess(email: string) {
  const browser = server.browser()
  const base = baseOf(await server.client.authorize(browser))
  return browser.post(`${base}/login`, { email, password: 'wrong' })
}

describe('log-in', () => {
  test('ends with a code for tokens that say who it is', async () => {
    const browser = server.browser()
    const page = await server.client.authorize(browser, { login_hint: 'a"b@brand.test' })
    expect(page.status).toBe(200)
    expect(page.text).toContain('value="a&quot;b@brand.test"')

    const done = await browser.post(`${baseOf(page)}/login`, {
      email: ' ADMIN@brand.test',
      password: testPassword,
    })
    const message = messageOf(done)
    expect(message).toMatchObject({ state: 'state', target: server.origin })

    const tokens = await server.client.redeem(message.code ?? '')
    expect(tokens).toMatchObject({ status: 200, scope: 'openid profile email offline_access' })
    const access = await server.client.verify(tokens.access_token ?? '')
    expect(access).toMatchObject({
      sub: expect.stringMatching(/^local\|[\da-f-]{36}$/),
      email: 'admin@brand.test',
      email_verified: true,
      name: 'Ada <Admin>',
      [rolesClaim]: ['admin'],
    })
    expect(access).not.toHaveProperty('org_id')
    const person = await server.client.verify(tokens.id_token ?? '', 'web')
    expect(person).toMatchObject({
      sub: access.sub,
      email: 'admin@brand.test',
      nickname: 'admin',
      nonce: 'nonce',
      auth_time: expect.any(Number),
      [rolesClaim]: ['admin'],
    })
  })

  test('refuses a wrong password and an unknown address in the same words', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    const wrong = await browser.post(`${base}/login`, {
      email: 'bob@brand.test',
      password: `${testPassword}.`,
    })
    const unknown = await browser.post(`${base}/login`, { email: 'eve@brand.test', password: testPassword })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('aria-invalid="true"')
    expect(unknown.status).toBe(422)
    expect(unknown.text.replaceAll('eve@', 'bob@')).toBe(wrong.text)
  })

  test.each([
    [{ email: '', password: 'x' }, 'Type your email address.'],
    [{ email: 'bob@brand.test', password: '' }, 'Type your password.'],
    [{ email: '"><script>alert(1)</script>', password: 'x' }, '&quot;&gt;&lt;script&gt;'],
    [{ email: 'bob@brand.test', password: 'x'.repeat(5000) }, 'is wrong'],
    [{ email: 'bob\0@brand.test', password: '\0' }, 'is wrong'],
  ])('answers %o on the form', async (fields, expected) => {
    const browser = server.browser()
    const page = await browser.post(`${baseOf(await server.client.authorize(browser))}/login`, fields)
    expect(page.status).toBe(422)
    expect(page.text).toContain(expected)
    expect(page.text).not.toContain('<script>')
  })

  test('waits after ten wrong passwords for one account, from wherever they come', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await guess('target@brand.test')).status).toBe(422)
    const page = await guess('target@brand.test')
    expect(page.status).toBe(429)
    expect(page.text).toContain('15 minutes')
    expect(page.text).toMatch(/href="\/u\/[\w-]+\/forgot"/)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test('waits after ten wrong passwords from one network address, and not after right ones', async () => {
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const done = await logIn(server.browser('198.51.100.7'), 'bob@brand.test')
      expect(messageOf(done).code).toBeDefined()
    }
    const browser = server.browser('198.51.100.7')
    const base = baseOf(await server.client.authorize(browser))
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await browser.post(`${base}/login`, { email: `nobody${attempt}@brand.test`, password: 'wrong' })
    }
    const refused = await browser.post(`${base}/login`, { email: 'bob@brand.test', password: testPassword })
    expect(refused.status).toBe(429)
  })

  test('can be cancelled', async () => {
    const browser = server.browser()
    const page = await browser.post(`${baseOf(await server.client.authorize(browser))}/cancel`, {})
    expect(messageOf(page)).toMatchObject({ error: 'access_denied', state: 'state' })
  })

  test('hands the address that was typed on to its other forms, and to no other log-in', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    await browser.post(`${base}/login`, { email: 'Typed@brand.test', password: 'wrong' })
    for (const form of ['signup', 'forgot', 'login']) {
      expect((await browser.get(`${base}/${form}`)).text).toContain('value="typed@brand.test"')
    }
    await browser.post(`${base}/login`, { email: 'no address', password: 'wrong' })
    expect((await browser.get(`${base}/forgot`)).text).toContain('value="typed@brand.test"')
    const next = await server.client.authorize(browser)
    expect(next.text).not.toContain('typed@brand.test')
    const done = await browser.post(`${base}/login`, { email: 'bob@brand.test', password: testPassword })
    expect(messageOf(done).code).toBeDefined()
  })

  test('belongs to the browser it began in', async () => {
    const base = baseOf(await server.client.authorize(server.browser()))
    const stranger = await server
      .browser()
      .post(`${base}/login`, { email: 'bob@brand.test', password: testPassword })
    expect(stranger.status).toBe(400)
    expect(stranger.text).toContain('This log-in has run out')
  })

  test('refuses forms from other sites, and bodies that are no form', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    const fields = { email: 'bob@brand.test', password: testPassword }
    for (const origin of ['https://evil.test', 'null']) {
      expect((await browser.post(`${base}/login`, fields, { origin })).status).toBe(403)
    }
    const json = await browser.post(`${base}/login`, fields, { 'content-type': 'application/json' })
    expect(json.status).toBe(415)
    const long = await browser.post(`${base}/login`, { ...fields, padding: 'x'.repeat(20_000) })
    expect(long.status).toBe(413)
    expect((await browser.get(`${base}/nonsense`)).status).toBe(404)
    expect((await browser.get(`${base}/login/more`)).status).toBe(404)
  })
})

describe('the session', () => {
  test('answers silently, in a frame', async () => {
    const browser = server.browser()
    await logIn(browser, 'bob@brand.test')
    const frame = await server.client.authorize(browser, { prompt: 'none' })
    expect(messageOf(frame).code).toBeDefined()
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${server.origin}`)
    const script = /<script>([^]*)<\/script>/.exec(frame.text)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    expect(frame.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`)

    const anonymous = await server.client.authorize(server.browser(), { prompt: 'none' })
    expect(messageOf(anonymous).error).toBe('login_required')
  })

  test('is shown before it is used again, when an account is to be chosen', async () => {
    const browser = server.browser()
    await logIn(browser, 'admin@brand.test')
    const choice = await server.client.authorize(browser, { prompt: 'select_account' })
    expect(choice.text).toContain('Continue as Ada &lt;Admin&gt;')

    const chosen = messageOf(await browser.post(`${baseOf(choice)}/continue`, {}))
    const same = await server.client.redeem(chosen.code ?? '')
    expect(await server.client.verify(same.access_token ?? '')).toMatchObject({ email: 'admin@brand.test' })
  })

  test('goes over to another person who logs in, and takes the first one’s tokens away', async () => {
    const browser = server.browser()
    const first = await server.client.redeem(messageOf(await logIn(browser, 'admin@brand.test')).code ?? '')
    const choice = await server.client.authorize(browser, { prompt: 'select_account' })
    const done = await browser.post(`${baseOf(choice)}/login`, {
      email: 'bob@brand.test',
      password: testPassword,
    })
    const second = await server.client.redeem(messageOf(done).code ?? '')
    expect(await server.client.verify(second.access_token ?? '')).toMatchObject({ email: 'bob@brand.test' })
    expect(await server.client.refresh(first.refresh_token ?? '')).toMatchObject({ error: 'invalid_grant' })
  })

  test('goes over even when the other person came in through another popup in the meantime', async () => {
    const browser = server.browser()
    const waiting = await server.client.authorize(browser)
    await logIn(browser, 'admin@brand.test')
    // The other popup has put its own cookies in place; each knows its interaction by the path.
    const handOver = await browser.post(`${baseOf(waiting)}/login`, {
      email: 'bob@brand.test',
      password: testPassword,
    })
    // A page of oidc-provider, sent on by a script that the policy lets through.
    expect(handOver.headers.get('content-security-policy')).toContain("script-src 'sha256-")
    expect(handOver.text).toContain('/u/style.css')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(handOver.text)?.[1] ?? ''
    const done = await browser.post('/oidc/logout/confirm', { xsrf, logout: 'yes' })
    const tokens = await server.client.redeem(messageOf(done).code ?? '')
    expect(await server.client.verify(tokens.access_token ?? '')).toMatchObject({ email: 'bob@brand.test' })
  })

  test('offers sign-up first where the client asks for it', async () => {
    const browser = server.browser()
    await logIn(browser, 'bob@brand.test')
    const page = await server.client.authorize(browser, { prompt: 'select_account', screen_hint: 'signup' })
    expect(page.text).toContain('<h1>Sign up</h1>')
    expect(page.text).toContain('Continue as bob@brand.test')
  })

  test('asks for the password again with prompt=login and max_age=0', async () => {
    const browser = server.browser()
    await logIn(browser, 'bob@brand.test')
    for (const more of [{ prompt: 'login' }, { max_age: '0' }] as Record<string, string>[]) {
      const page = await server.client.authorize(browser, more)
      expect(page.text).toContain('<h1>Log in</h1>')
      expect(page.text).toContain('value="bob@brand.test"')
    }
  })

  test('of an account that is gone leads to the log-in', async () => {
    const { subject } = await server.identity.accounts.create({
      email: 'gone@brand.test',
      name: 'G',
      password: testPassword,
    })
    const browser = server.browser()
    await logIn(browser, 'gone@brand.test')
    await server.pool.query(`delete from identity.account where 'local|' || id = $1`, [subject])
    expect(messageOf(await server.client.authorize(browser, { prompt: 'none' })).error).toBe('login_required')
    const chosen = await server.client.authorize(browser, { prompt: 'select_account' })
    expect(chosen.text).toContain('<h1>Log in</h1>')
    expect(messageOf(await logIn(browser, 'bob@brand.test')).code).toBeDefined()
  })

  test('is not asked for consent, even when the client demands it', async () => {
    const browser = server.browser()
    await logIn(browser, 'bob@brand.test')
    expect(messageOf(await server.client.authorize(browser, { prompt: 'consent' })).code).toBeDefined()
  })
})

describe('an organization', () => {
  test.each(['org_1', 'riverside', 'Riverside'])('asked for as %s is in the tokens', async (organization) => {
    const done = await logIn(server.browser(), 'admin@brand.test', { organization })
    const tokens = await server.client.redeem(messageOf(done).code ?? '')
    const claims = { org_id: 'org_1', org_name: 'riverside' }
    expect(await server.client.verify(tokens.id_token ?? '', 'web')).toMatchObject(claims)
    expect(await server.client.verify(tokens.access_token ?? '')).toMatchObject(claims)
    const again = await server.client.refresh(tokens.refresh_token ?? '')
    expect(await server.client.verify(again.access_token ?? '')).toMatchObject(claims)
  })

  test('is not carried into a sign-in without one', async () => {
    const browser = server.browser()
    await logIn(browser, 'admin@brand.test', { organization: 'org_1' })
    const plain = messageOf(await server.client.authorize(browser, { prompt: 'none' }))
    const tokens = await server.client.redeem(plain.code ?? '')
    expect(await server.client.verify(tokens.access_token ?? '')).not.toHaveProperty('org_id')
  })

  test.each(['org_1', 'org_2'])('%s refuses who is not a member', async (organization) => {
    const browser = server.browser()
    const done = await logIn(browser, 'bob@brand.test', { organization })
    expect(messageOf(done)).toMatchObject({
      error: 'access_denied',
      error_description: `user is not part of the ${organization} organization`,
    })
    const silent = await server.client.authorize(browser, { prompt: 'none', organization })
    expect(messageOf(silent).error).toBe('access_denied')
  })

  test('that the person has left is gone from the next token', async () => {
    const carol = await server.identity.accounts.create({
      email: 'carol@brand.test',
      name: 'C',
      password: testPassword,
    })
    await server.identity.accounts.addToOrganization(carol.subject, { id: 'org_3' })
    const done = await logIn(server.browser(), 'carol@brand.test', { organization: 'org_3' })
    const tokens = await server.client.redeem(messageOf(done).code ?? '')
    await server.identity.accounts.removeFromOrganization(carol.subject, 'org_3')
    const again = await server.client.refresh(tokens.refresh_token ?? '')
    expect(await server.client.verify(again.access_token ?? '')).not.toHaveProperty('org_id')
  })
})

describe('an authorization request', () => {
  test('for an unknown audience is refused by name', async () => {
    const page = await server.client.authorize(server.browser(), { audience: 'https://other.test' })
    expect(messageOf(page)).toMatchObject({
      error: 'invalid_target',
      error_description: 'Service not found: https://other.test',
    })
  })

  test.each([{ redirect_uri: 'https://evil.test' }, { client_id: 'other' }] as Record<string, string>[])(
    'with %o gets a page, and goes nowhere',
    async (more) => {
      const page = await server.client.authorize(server.browser(), more)
      expect(page.status).toBe(400)
      expect(page.text).toContain('This request cannot be answered')
    },
  )

  test.each(['client_id', 'state', 'organization', 'audience', 'prompt', 'login_hint'])(
    'with a NUL in %s does not break anything',
    async (name) => {
      const page = await server.client.authorize(server.browser(), { [name]: 'a\0b' })
      expect(page.status).toBeLessThan(500)
      const silent = await server.client.authorize(server.browser(), { prompt: 'none', [name]: 'a\0b' })
      expect(silent.status).toBeLessThan(500)
    },
  )

  test('without PKCE is refused', async () => {
    const page = await server.client.authorize(server.browser(), { code_challenge: '' })
    expect(messageOf(page).error).toBe('invalid_request')
  })

  test('may be answered by redirect', async () => {
    const done = await logIn(server.browser(), 'bob@brand.test', { response_mode: 'query' })
    expect(done.url.origin).toBe(server.origin)
    expect(done.url.searchParams.get('code')).toBeTruthy()
    expect(done.url.searchParams.get('state')).toBe('state')
  })
})

test('nothing secret is logged', () => {
  const everything = server.logged.join('\n')
  expect(everything).not.toContain(testPassword)
  expect(everything).not.toMatch(/eyJ|code_verifier|refresh_token=/)
})

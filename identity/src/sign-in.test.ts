import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Visit } from './testing/browser.ts'
import {
  testPassword,
  rolesClaim,
  startIdentityServer,
  type IdentityServer,
} from './testing/identity-server.ts'
import { baseOf, messageOf, type TokenReply } from './testing/sign-in-client.ts'

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

/** Logs in with a wrong password from a new network address. */
async function guess(email: string) {
  const browser = server.browser()
  const base = baseOf(await server.client.authorize(browser))
  return browser.post(`${base}/login`, { email, password: 'wrong' })
}

describe('a login', () => {
  test('prefills the escaped login hint', async () => {
    const page = await server.client.authorize(server.browser(), { login_hint: 'a"b@brand.test' })
    expect(page.status).toBe(200)
    expect(page.text).toContain('value="a&quot;b@brand.test"')
  })

  describe('with the right password', () => {
    let done: Visit
    let tokens: TokenReply
    beforeAll(async () => {
      done = await logIn(server.browser(), ' ADMIN@brand.test')
      tokens = await server.client.redeem(messageOf(done).code ?? '')
    })

    test('posts a code and the state to the client’s origin', () => {
      expect(messageOf(done)).toMatchObject({
        code: expect.any(String),
        state: 'state',
        target: server.origin,
      })
    })

    test('grants all requested scopes', () => {
      expect(tokens).toMatchObject({ status: 200, scope: 'openid profile email offline_access' })
    })

    test('gives an access token with the account’s claims', async () => {
      expect(await server.client.verify(tokens.access_token ?? '')).toMatchObject({
        sub: expect.stringMatching(/^local\|[\da-f-]{36}$/),
        email: 'admin@brand.test',
        email_verified: true,
        name: 'Ada <Admin>',
        [rolesClaim]: ['admin'],
      })
    })

    test('gives an access token without an organization', async () => {
      expect(await server.client.verify(tokens.access_token ?? '')).not.toHaveProperty('org_id')
    })

    test('gives an ID token with the same subject, the nonce and the time of the login', async () => {
      const { sub } = await server.client.verify(tokens.access_token ?? '')
      expect(await server.client.verify(tokens.id_token ?? '', 'web')).toMatchObject({
        sub,
        email: 'admin@brand.test',
        nickname: 'admin',
        nonce: 'nonce',
        auth_time: expect.any(Number),
        [rolesClaim]: ['admin'],
      })
    })
  })

  test('with a wrong password returns 422', async () => {
    const page = await guess('bob@brand.test')
    expect(page.status).toBe(422)
    expect(page.text).toContain('aria-invalid="true"')
    expect(page.text).toContain('Incorrect email address or password.')
  })

  test('with an unknown address returns the same page as with a wrong password', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    const wrong = await browser.post(`${base}/login`, {
      email: 'bob@brand.test',
      password: `${testPassword}.`,
    })
    const unknown = await browser.post(`${base}/login`, { email: 'eve@brand.test', password: testPassword })
    expect(unknown.status).toBe(wrong.status)
    expect(unknown.text.replaceAll('eve@', 'bob@')).toBe(wrong.text)
  })

  test.each([
    [{ email: '', password: 'x' }, 'Enter your email address.'],
    [{ email: 'bob@brand.test', password: '' }, 'Enter your password.'],
    [{ email: '"><script>alert(1)</script>', password: 'x' }, '&quot;&gt;&lt;script&gt;'],
    [{ email: 'bob@brand.test', password: 'x'.repeat(5000) }, 'Incorrect email address or password.'],
    [{ email: 'bob\0@brand.test', password: '\0' }, 'Incorrect email address or password.'],
  ])('with %o returns 422 and the form with %j', async (fields, expected) => {
    const browser = server.browser()
    const page = await browser.post(`${baseOf(await server.client.authorize(browser))}/login`, fields)
    expect(page.status).toBe(422)
    expect(page.text).toContain(expected)
    expect(page.text).not.toContain('<script>')
  })

  test('returns 429 after ten wrong passwords for one account from different addresses', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await guess('target@brand.test')).status).toBe(422)
    const page = await guess('target@brand.test')
    expect(page.status).toBe(429)
    expect(page.text).toContain('Try again in 15 seconds.')
    expect(page.text).toMatch(/href="\/u\/[\w-]+\/forgot"/)
    expect(page.headers.get('retry-after')).toBe('15')
  })

  test('succeeds twelve times in a row from one network address', async () => {
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const done = await logIn(server.browser('198.51.100.7'), 'bob@brand.test')
      expect(messageOf(done).code).toBeDefined()
    }
  })

  test('of an unknown account is delayed like that of an existing one', async () => {
    const statusesOf = async (email: string, address: string) => {
      const browser = server.browser(address)
      const base = baseOf(await server.client.authorize(browser))
      const statuses: number[] = []
      for (let attempt = 1; attempt <= 7; attempt += 1)
        statuses.push((await browser.post(`${base}/login`, { email, password: 'wrong' })).status)
      return statuses
    }
    const known = await statusesOf('bob@brand.test', '198.51.101.1')
    expect(known).toEqual([422, 422, 422, 422, 422, 429, 429])
    expect(await statusesOf('nobody@brand.test', '198.51.102.1')).toEqual(known)
  })

  test('cannot reset the count of wrong passwords by a sign-up with the same address', async () => {
    const browser = server.browser('198.51.103.1')
    const base = baseOf(await server.client.authorize(browser))
    const password = 'a password of a stranger'
    await browser.post(`${base}/signup`, { name: 'Stranger', email: 'admin@brand.test', password })
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await browser.post(`${base}/login`, { email: 'admin@brand.test', password })
      statuses.push(
        (await browser.post(`${base}/login`, { email: 'admin@brand.test', password: 'wrong' })).status,
      )
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('returns access_denied to the client when canceled', async () => {
    const browser = server.browser()
    const page = await browser.post(`${baseOf(await server.client.authorize(browser))}/cancel`, {})
    expect(messageOf(page)).toMatchObject({ error: 'access_denied', state: 'state' })
  })

  test.each(['signup', 'forgot', 'login'])('prefills the typed address in the form %s', async (form) => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    await browser.post(`${base}/login`, { email: 'Typed@brand.test', password: 'wrong' })
    expect((await browser.get(`${base}/${form}`)).text).toContain('value="typed@brand.test"')
  })

  test('keeps prefilling the last valid address after an invalid one', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    await browser.post(`${base}/login`, { email: 'Typed@brand.test', password: 'wrong' })
    await browser.post(`${base}/login`, { email: 'no address', password: 'wrong' })
    expect((await browser.get(`${base}/forgot`)).text).toContain('value="typed@brand.test"')
  })

  test('does not prefill the address typed in another login', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    await browser.post(`${base}/login`, { email: 'Typed@brand.test', password: 'wrong' })
    expect((await server.client.authorize(browser)).text).not.toContain('typed@brand.test')
  })

  test('succeeds after another login was started in the same browser', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    await server.client.authorize(browser)
    const done = await browser.post(`${base}/login`, { email: 'bob@brand.test', password: testPassword })
    expect(messageOf(done).code).toBeDefined()
  })

  test('returns 400 in another browser', async () => {
    const base = baseOf(await server.client.authorize(server.browser()))
    const page = await server
      .browser()
      .post(`${base}/login`, { email: 'bob@brand.test', password: testPassword })
    expect(page.status).toBe(400)
    expect(page.text).toContain('This login has expired')
  })
})

describe('the login form', () => {
  let browser: Browser
  let base: string
  const fields = { email: 'bob@brand.test', password: testPassword }
  beforeAll(async () => {
    browser = server.browser()
    base = baseOf(await server.client.authorize(browser))
  })

  test.each(['https://evil.test', 'null'])('from the origin %s returns 403', async (origin) => {
    expect((await browser.post(`${base}/login`, fields, { origin })).status).toBe(403)
  })

  test('with a JSON body returns 415', async () => {
    const page = await browser.post(`${base}/login`, fields, { 'content-type': 'application/json' })
    expect(page.status).toBe(415)
  })

  test('with more than 16 KiB returns 413', async () => {
    const page = await browser.post(`${base}/login`, { ...fields, padding: 'x'.repeat(20_000) })
    expect(page.status).toBe(413)
  })

  test.each(['nonsense', 'login/more'])('at the unknown path %s returns 404', async (path) => {
    expect((await browser.get(`${base}/${path}`)).status).toBe(404)
  })
})

describe('a session', () => {
  describe('in a hidden frame', () => {
    let frame: Visit
    beforeAll(async () => {
      const browser = server.browser()
      await logIn(browser, 'bob@brand.test')
      frame = await server.client.authorize(browser, { prompt: 'none' })
    })

    test('gives a code', () => {
      expect(messageOf(frame).code).toBeDefined()
    })

    test('allows framing by the client', () => {
      const policy = frame.headers.get('content-security-policy')
      expect(policy).toContain(`frame-ancestors ${server.origin}`)
    })

    test('allows only the script of the page', () => {
      const script = /<script>([^]*)<\/script>/.exec(frame.text)?.[1] ?? ''
      const hash = createHash('sha256').update(script).digest('base64')
      expect(frame.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`)
    })
  })

  test('is required for a silent login', async () => {
    const anonymous = await server.client.authorize(server.browser(), { prompt: 'none' })
    expect(messageOf(anonymous).error).toBe('login_required')
  })

  test('offers its account when the client asks to choose one', async () => {
    const browser = server.browser()
    await logIn(browser, 'admin@brand.test')
    const choice = await server.client.authorize(browser, { prompt: 'select_account' })
    expect(choice.text).toContain('Continue as Ada &lt;Admin&gt;')
  })

  test('gives tokens for the chosen account', async () => {
    const browser = server.browser()
    await logIn(browser, 'admin@brand.test')
    const choice = await server.client.authorize(browser, { prompt: 'select_account' })
    const chosen = messageOf(await browser.post(`${baseOf(choice)}/continue`, {}))
    const same = await server.client.redeem(chosen.code ?? '')
    expect(await server.client.verify(same.access_token ?? '')).toMatchObject({ email: 'admin@brand.test' })
  })

  test('changes to another account that logs in, and revokes the first account’s tokens', async () => {
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

  test('changes the account even if another popup has logged in meanwhile', async () => {
    const browser = server.browser()
    const waiting = await server.client.authorize(browser)
    await logIn(browser, 'admin@brand.test')
    // The other popup has set its own cookies. Each popup identifies its interaction by the path.
    const switchPage = await browser.post(`${baseOf(waiting)}/login`, {
      email: 'bob@brand.test',
      password: testPassword,
    })
    // A page of oidc-provider, submitted by a script that the policy allows.
    expect(switchPage.headers.get('content-security-policy')).toContain("script-src 'sha256-")
    expect(switchPage.text).toContain('/u/style.css')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(switchPage.text)?.[1] ?? ''
    const done = await browser.post('/oidc/logout/confirm', { xsrf, logout: 'yes' })
    const tokens = await server.client.redeem(messageOf(done).code ?? '')
    expect(await server.client.verify(tokens.access_token ?? '')).toMatchObject({ email: 'bob@brand.test' })
  })

  test('shows the sign-up form first if the client asks for it', async () => {
    const browser = server.browser()
    await logIn(browser, 'bob@brand.test')
    const page = await server.client.authorize(browser, { prompt: 'select_account', screen_hint: 'signup' })
    expect(page.text).toContain('<h1>Sign up</h1>')
    expect(page.text).toContain('Continue as bob@brand.test')
  })

  test.each<Record<string, string>>([{ prompt: 'login' }, { max_age: '0' }])(
    'asks for the password again with %o',
    async (more) => {
      const browser = server.browser()
      await logIn(browser, 'bob@brand.test')
      const page = await server.client.authorize(browser, more)
      expect(page.text).toContain('<h1>Log in</h1>')
      expect(page.text).toContain('value="bob@brand.test"')
    },
  )

  describe('of a deleted account', () => {
    let browser: Browser
    beforeAll(async () => {
      const { subject } = await server.identity.accounts.create({
        email: 'gone@brand.test',
        name: 'G',
        password: testPassword,
      })
      browser = server.browser()
      await logIn(browser, 'gone@brand.test')
      await server.pool.query(`delete from identity.account where 'local|' || id = $1`, [subject])
    })

    test('returns login_required to a silent login', async () => {
      const silent = await server.client.authorize(browser, { prompt: 'none' })
      expect(messageOf(silent).error).toBe('login_required')
    })

    test('shows the login form instead of the account to choose', async () => {
      const page = await server.client.authorize(browser, { prompt: 'select_account' })
      expect(page.text).toContain('<h1>Log in</h1>')
    })

    test('does not prevent another account from logging in', async () => {
      expect(messageOf(await logIn(browser, 'bob@brand.test')).code).toBeDefined()
    })
  })

  test('needs no consent, even if the client asks for it', async () => {
    const browser = server.browser()
    await logIn(browser, 'bob@brand.test')
    expect(messageOf(await server.client.authorize(browser, { prompt: 'consent' })).code).toBeDefined()
  })
})

describe('an organization', () => {
  const claims = { org_id: 'org_1', org_name: 'riverside' }

  test.each(['org_1', 'riverside', 'Riverside'])('requested as %s is in the tokens', async (organization) => {
    const done = await logIn(server.browser(), 'admin@brand.test', { organization })
    const tokens = await server.client.redeem(messageOf(done).code ?? '')
    expect(await server.client.verify(tokens.id_token ?? '', 'web')).toMatchObject(claims)
    expect(await server.client.verify(tokens.access_token ?? '')).toMatchObject(claims)
  })

  test('is in refreshed tokens', async () => {
    const done = await logIn(server.browser(), 'admin@brand.test', { organization: 'org_1' })
    const tokens = await server.client.redeem(messageOf(done).code ?? '')
    const refreshed = await server.client.refresh(tokens.refresh_token ?? '')
    expect(await server.client.verify(refreshed.access_token ?? '')).toMatchObject(claims)
  })

  test('is not in the tokens of a later login without one', async () => {
    const browser = server.browser()
    await logIn(browser, 'admin@brand.test', { organization: 'org_1' })
    const plain = messageOf(await server.client.authorize(browser, { prompt: 'none' }))
    const tokens = await server.client.redeem(plain.code ?? '')
    expect(await server.client.verify(tokens.access_token ?? '')).not.toHaveProperty('org_id')
  })

  test.each(['org_1', 'org_2'])('%s returns access_denied to an account that is not a member', async (id) => {
    const done = await logIn(server.browser(), 'bob@brand.test', { organization: id })
    expect(messageOf(done)).toMatchObject({
      error: 'access_denied',
      error_description: `user is not part of the ${id} organization`,
    })
  })

  test.each(['org_1', 'org_2'])('%s returns access_denied to a silent login of a non-member', async (id) => {
    const browser = server.browser()
    await logIn(browser, 'bob@brand.test')
    const silent = await server.client.authorize(browser, { prompt: 'none', organization: id })
    expect(messageOf(silent).error).toBe('access_denied')
  })

  test('is not in refreshed tokens after the account has left it', async () => {
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
  test('for an unknown audience returns invalid_target with its name', async () => {
    const page = await server.client.authorize(server.browser(), { audience: 'https://other.test' })
    expect(messageOf(page)).toMatchObject({
      error: 'invalid_target',
      error_description: 'Service not found: https://other.test',
    })
  })

  test.each([{ redirect_uri: 'https://evil.test' }, { client_id: 'other' }] as Record<string, string>[])(
    'with %o returns 400 and does not redirect',
    async (more) => {
      const page = await server.client.authorize(server.browser(), more)
      expect(page.status).toBe(400)
      expect(page.text).toContain('We can&#39;t handle this request')
    },
  )

  describe.each(['client_id', 'state', 'organization', 'audience', 'prompt', 'login_hint'])(
    'with a NUL in %s',
    (name) => {
      test('causes no server error', async () => {
        const page = await server.client.authorize(server.browser(), { [name]: 'a\0b' })
        expect(page.status).toBeLessThan(500)
      })

      test('causes no server error in a silent login', async () => {
        const silent = await server.client.authorize(server.browser(), { prompt: 'none', [name]: 'a\0b' })
        expect(silent.status).toBeLessThan(500)
      })
    },
  )

  test('without PKCE returns invalid_request', async () => {
    const page = await server.client.authorize(server.browser(), { code_challenge: '' })
    expect(messageOf(page).error).toBe('invalid_request')
  })

  test('with response_mode=query redirects with the code and the state', async () => {
    const done = await logIn(server.browser(), 'bob@brand.test', { response_mode: 'query' })
    expect(done.url.origin).toBe(server.origin)
    expect(done.url.searchParams.get('code')).toBeTruthy()
    expect(done.url.searchParams.get('state')).toBe('state')
  })
})

test('logs contain neither passwords nor tokens', () => {
  const everything = server.logged.join('\n')
  expect(everything).not.toContain(testPassword)
  expect(everything).not.toMatch(/eyJ|code_verifier|refresh_token=/)
})

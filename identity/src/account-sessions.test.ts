import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSession, endSessions, sessionsOf } from './account-sessions.ts'
import { openBrowser } from './testing/browser.ts'
import { runOn } from './testing/identity-database.ts'
import { startIdentityServer, testPassword, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

const run: ReturnType<typeof runOn> = (text, values) => runOn(server.pool)(text, values)

let accounts = 0
async function newAccount() {
  const email = `session${(accounts += 1)}@brand.test`
  const { subject } = await server.identity.accounts.create({ email, name: 'Ann', password: testPassword })
  return { email, subject }
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'

/** Logs in with a browser of its own. Returns the browser and a refresh token. */
async function logIn(email: string) {
  const browser = openBrowser(server.origin, { 'user-agent': firefox })
  const base = baseOf(await server.client.authorize(browser, { prompt: 'login' }))
  const { code = '' } = messageOf(await browser.post(`${base}/login`, { email, password: testPassword }))
  const { refresh_token: token = '' } = await server.client.redeem(code)
  return { browser, token }
}

describe('the sessions of an account', () => {
  test('have the browser and the times', async () => {
    const { email, subject } = await newAccount()
    await logIn(email)
    expect(await sessionsOf(run, subject)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        device: 'Firefox on Linux',
        createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        lastUsedDate: expect.any(String),
      },
    ])
  })

  test('are one per browser', async () => {
    const { email, subject } = await newAccount()
    await logIn(email)
    await logIn(email)
    expect(await sessionsOf(run, subject)).toHaveLength(2)
  })

  test('are none for the subject of another provider', async () => {
    expect(await sessionsOf(run, 'auth0|1')).toEqual([])
  })

  test('have the id that the access tokens of their browser name', async () => {
    const { email, subject } = await newAccount()
    const { token } = await logIn(email)
    const [session] = await sessionsOf(run, subject)
    const other = await logIn(email)
    const sessionOf = async (refreshToken: string) => {
      const { access_token: access = '' } = await server.client.refresh(refreshToken)
      return (await server.client.verify(access)).sid
    }
    expect(await sessionOf(token)).toBe(session?.id)
    expect(await sessionOf(other.token)).not.toBe(session?.id)
  })

  test('end one by one: its browser has to log in, its refresh token is revoked', async () => {
    const { email, subject } = await newAccount()
    const { browser, token } = await logIn(email)
    const [session] = await sessionsOf(run, subject)
    const other = await logIn(email)
    await endSession(run, subject, session?.id ?? '')
    const silent = await server.client.authorize(browser, { prompt: 'none' })
    expect(messageOf(silent).error).toBe('login_required')
    expect(await server.client.refresh(token)).toMatchObject({ error: 'invalid_grant' })
    expect((await server.client.refresh(other.token)).access_token).toBeDefined()
  })

  test('end all at once', async () => {
    const { email, subject } = await newAccount()
    const { token } = await logIn(email)
    await endSessions(run, subject)
    expect(await sessionsOf(run, subject)).toEqual([])
    expect(await server.client.refresh(token)).toMatchObject({ error: 'invalid_grant' })
  })
})

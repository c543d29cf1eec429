import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rememberDevice } from './known-devices.ts'
import { eventually } from './testing/eventually.ts'
import type { Browser } from './testing/browser.ts'
import { startIdentityServer, testPassword, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

let server: IdentityServer

beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

async function newAccount(email: string) {
  return server.identity.accounts.create({ email, name: 'Person', password: testPassword })
}

async function logIn(browser: Browser, email: string, password = testPassword) {
  const base = baseOf(await server.client.authorize(browser, { prompt: 'login' }))
  return browser.post(`${base}/login`, { email, password })
}

/** Wrong passwords from changing networks, more than are checked without a delay. */
async function attack(email: string) {
  for (let n = 0; n < 11; n += 1) await logIn(server.browser(`10.1.${n}.1`), email, 'wrong')
}

const deviceCookie = (browser: Browser) => browser.cookies.get('identity_device /')

describe('an account under attack', () => {
  const email = 'target@brand.test'
  let known: Browser
  beforeAll(async () => {
    await newAccount(email)
    await newAccount('neighbor@brand.test')
    known = server.browser()
    await logIn(known, email)
    await attack(email)
  })

  test('is delayed on unknown devices, even with the right password', async () => {
    expect((await logIn(server.browser(), email)).status).toBe(429)
  })

  test('is not delayed on a device it has logged in on', async () => {
    expect(messageOf(await logIn(known, email)).code).toBeDefined()
  })

  test('is delayed on another account’s device', async () => {
    const browser = server.browser()
    await logIn(browser, 'neighbor@brand.test')
    expect((await logIn(browser, email)).status).toBe(429)
  })

  test.each([
    ['a changed signature', (value: string) => `${value.slice(0, -2)}xx`],
    ['another id', (value: string) => `${'A'.repeat(24)}.${value.split('.')[1]}`],
    ['no signature', (value: string) => value.split('.')[0] ?? ''],
    ['nothing', () => ''],
  ])('is delayed on a device whose cookie has %s', async (_what, forge) => {
    const browser = server.browser()
    browser.cookies.set('identity_device /', { value: forge(deviceCookie(known)?.value ?? ''), path: '/' })
    expect((await logIn(browser, email)).status).toBe(429)
  })

  test('is delayed on a device that was signed out with all others', async () => {
    const account = await server.identity.accounts.find(email)
    await server.identity.accounts.signOutEverywhere(account?.subject ?? '')
    expect((await logIn(known, email)).status).toBe(429)
  })
})

test('a device stays known to every account that has logged in on it', async () => {
  await newAccount('first@brand.test')
  await newAccount('second@brand.test')
  const shared = server.browser()
  await logIn(shared, 'first@brand.test')
  await logIn(shared, 'second@brand.test')
  await attack('first@brand.test')
  expect(messageOf(await logIn(shared, 'first@brand.test')).code).toBeDefined()
})

test('an account’s eleventh device replaces the one unused for longest', async () => {
  const email = 'devices@brand.test'
  await newAccount(email)
  const browsers = Array.from({ length: 11 }, () => server.browser())
  for (const browser of browsers) await logIn(browser, email)
  const { rows } = await server.pool.query<{ count: number }>(
    `select count(*)::int as count from identity.known_device d join identity.account a on a.id = d.account_id
     where a.email = $1`,
    [email],
  )
  expect(rows[0]?.count).toBe(10)
  await attack(email)
  expect((await logIn(browsers[0]!, email)).status).toBe(429)
  expect(messageOf(await logIn(browsers[1]!, email)).code).toBeDefined()
})

test('setting a new password makes all devices unknown', async () => {
  const email = 'forgetful@brand.test'
  const password = 'another river in autumn'
  await newAccount(email)
  const browser = server.browser()
  await logIn(browser, email)
  const base = baseOf(await server.client.authorize(browser, { prompt: 'login' }))
  await browser.post(`${base}/forgot`, { email })
  const { link } = await eventually(() => server.mailTo(email))
  const token = new URL(link, server.origin).searchParams.get('token') ?? ''
  await browser.post('/u/reset', { token, password })
  await attack(email)
  expect((await logIn(browser, email, password)).status).toBe(429)
})

test('a failed login sets no cookie of a device', async () => {
  const browser = server.browser()
  await logIn(browser, 'nobody@brand.test', 'wrong')
  expect(deviceCookie(browser)).toBeUndefined()
})

test('the cookie is http-only, and over HTTPS bound to the host', async () => {
  const { subject } = await newAccount('cookie@brand.test')
  const req = new IncomingMessage(new Socket())
  const res = new ServerResponse(req)
  const context = { pool: server.pool, cookieKeys: ['key'], issuer: 'https://brand.test/' }
  await rememberDevice(context, { req, res }, subject)
  expect(res.getHeader('set-cookie')).toMatch(
    /^__Host-identity_device=[\w-]{24}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  )
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAccountBlocked } from './account-blocks.ts'
import { runOn } from './testing/identity-database.ts'
import type { Browser } from './testing/browser.ts'
import { startIdentityServer, testPassword, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

let server: IdentityServer

beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

let accounts = 0
/** A signed-in account and its browser. */
async function newAccount() {
  const email = `account${(accounts += 1)}@brand.test`
  const { subject } = await server.identity.accounts.create({ email, name: 'Ann', password: testPassword })
  const browser = server.browser()
  const { code } = messageOf(await logIn(browser, email))
  return { email, subject, browser, code: code ?? '' }
}

async function logIn(browser: Browser, email: string, password = testPassword) {
  const base = baseOf(await server.client.authorize(browser, { prompt: 'login' }))
  return browser.post(`${base}/login`, { email, password })
}

const set = (subject: string, isBlocked: boolean) => setAccountBlocked(runOn(server.pool), subject, isBlocked)

test('a blocked account with the right password sees that it is blocked', async () => {
  const { email, subject } = await newAccount()
  await set(subject, true)
  const page = await logIn(server.browser(), email)
  expect(page.status).toBe(403)
  expect(page.text).toContain('Your account is blocked')
})

test('with a wrong password, a blocked account looks like any other', async () => {
  const { email, subject } = await newAccount()
  await set(subject, true)
  const page = await logIn(server.browser(), email, 'wrong')
  expect(page.status).toBe(422)
  expect(page.text).not.toContain('blocked')
})

test('blocking ends the session and revokes refresh tokens', async () => {
  const { subject, browser, code } = await newAccount()
  const { refresh_token: token = '' } = await server.client.redeem(code)
  await set(subject, true)
  const silent = await server.client.authorize(browser, { prompt: 'none' })
  expect(messageOf(silent).error).toBe('login_required')
  expect(await server.client.refresh(token)).toMatchObject({ error: 'invalid_grant' })
})

test('a code that was issued before the block gives no tokens', async () => {
  const { subject, code } = await newAccount()
  await set(subject, true)
  expect(await server.client.redeem(code)).toMatchObject({ error: 'invalid_grant' })
})

test('a session that is stored after the block gives no code', async () => {
  const { subject, browser } = await newAccount()
  await server.pool.query(`update identity.account set blocked_at = now() where 'local|' || id = $1`, [
    subject,
  ])
  const silent = await server.client.authorize(browser, { prompt: 'none' })
  expect(messageOf(silent).error).toBe('login_required')
  const choice = await server.client.authorize(browser, { prompt: 'select_account' })
  expect(choice.text).not.toContain('Continue as')
})

test('an unblocked account can log in again', async () => {
  const { email, subject } = await newAccount()
  await set(subject, true)
  await set(subject, false)
  expect(messageOf(await logIn(server.browser(), email)).code).toBeDefined()
})

test('blocking another provider’s subject changes nothing', async () => {
  await expect(set('auth0|1', true)).resolves.toBeUndefined()
})

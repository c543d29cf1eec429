import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Browser } from './testing/browser.ts'
import { testPassword, startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

const newPassword = 'another river in autumn'

let server: IdentityServer

beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

async function newAccount(email: string): Promise<void> {
  await server.identity.accounts.create({ email, name: 'Person', password: testPassword })
}

async function logIn(browser: Browser, email: string, password = testPassword) {
  const base = baseOf(await server.client.authorize(browser))
  return browser.post(`${base}/login`, { email, password })
}

async function askForReset(email: string) {
  const browser = server.browser()
  const base = baseOf(await server.client.authorize(browser))
  return browser.post(`${base}/forgot`, { email })
}

const tokenIn = (link: string) => new URL(link, server.origin).searchParams.get('token') ?? ''

test('a new password by mail signs out everywhere', async () => {
  await newAccount('owner@brand.test')
  const device = server.browser()
  const tokens = await server.client.redeem(messageOf(await logIn(device, 'owner@brand.test')).code ?? '')

  expect((await askForReset('Owner@brand.test')).text).toContain('Look for an email')
  const { link } = await vi.waitFor(() => server.mailTo('owner@brand.test'))
  const browser = server.browser()
  expect((await browser.get(link)).text).toContain('value="owner@brand.test"')

  const weak = await browser.post('/u/reset', { token: tokenIn(link), password: 'password123' })
  expect(weak.status).toBe(422)
  expect(weak.text).toContain('among the first that are guessed')
  const done = await browser.post('/u/reset', { token: tokenIn(link), password: newPassword })
  expect(done.text).toContain('The password is changed')

  expect(await server.client.refresh(tokens.refresh_token ?? '')).toMatchObject({ error: 'invalid_grant' })
  const silent = await server.client.authorize(device, { prompt: 'none' })
  expect(messageOf(silent).error).toBe('login_required')
  expect((await logIn(device, 'owner@brand.test')).status).toBe(422)
  expect(messageOf(await logIn(device, 'owner@brand.test', newPassword)).code).toBeDefined()
  await vi.waitFor(() => {
    expect(server.mailTo('owner@brand.test').mail.subject).toBe('Your password for Brand was changed')
  })
})

test('a link works once, and the other links to the same account no more after it', async () => {
  await newAccount('twice@brand.test')
  await askForReset('twice@brand.test')
  const first = (await vi.waitFor(() => server.mailTo('twice@brand.test'))).link
  await askForReset('twice@brand.test')
  const second = await vi.waitFor(() => {
    const { link } = server.mailTo('twice@brand.test')
    expect(link).not.toBe(first)
    return link
  })
  const browser = server.browser()
  const both = await Promise.all(
    [newPassword, `${newPassword}!`].map((password) =>
      browser.post('/u/reset', { token: tokenIn(second), password }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect((await browser.get(first)).status).toBe(400)
  expect((await browser.post('/u/reset', { token: tokenIn(first), password: newPassword })).status).toBe(400)
})

test('an address without an account gets the same page and no mail', async () => {
  await newAccount('known@brand.test')
  const unknown = await askForReset('unknown@brand.test')
  const known = await askForReset('known@brand.test')
  expect(unknown.status).toBe(known.status)
  expect(unknown.text.replaceAll(baseOf(unknown), '')).toBe(known.text.replaceAll(baseOf(known), ''))
  await vi.waitFor(() => server.mailTo('known@brand.test'))
  expect(() => server.mailTo('unknown@brand.test')).toThrow('No mail')
})

test('opens an account again that too many wrong passwords have closed', async () => {
  await newAccount('closed@brand.test')
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await logIn(server.browser(), 'closed@brand.test', 'wrong')
  }
  expect((await logIn(server.browser(), 'closed@brand.test')).status).toBe(429)
  await askForReset('closed@brand.test')
  const { link } = await vi.waitFor(() => server.mailTo('closed@brand.test'))
  await server.browser().post('/u/reset', { token: tokenIn(link), password: newPassword })
  expect(messageOf(await logIn(server.browser(), 'closed@brand.test', newPassword)).code).toBeDefined()
})

test('an account without a password gets its first one this way', async () => {
  await server.identity.accounts.create({ email: 'invited@brand.test', name: 'Invited' })
  expect((await logIn(server.browser(), 'invited@brand.test', '')).status).toBe(422)
  await askForReset('invited@brand.test')
  const { link } = await vi.waitFor(() => server.mailTo('invited@brand.test'))
  await server.browser().post('/u/reset', { token: tokenIn(link), password: newPassword })
  expect(messageOf(await logIn(server.browser(), 'invited@brand.test', newPassword)).code).toBeDefined()
})

test('what is typed as an address must be one', async () => {
  const page = await askForReset('not an address')
  expect(page.status).toBe(422)
  expect(page.text).toContain('Type an email address')
})

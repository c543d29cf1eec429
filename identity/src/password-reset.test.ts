import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from './testing/eventually.ts'
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

async function requestReset(email: string) {
  const browser = server.browser()
  const base = baseOf(await server.client.authorize(browser))
  return browser.post(`${base}/forgot`, { email })
}

const tokenIn = (link: string) => new URL(link, server.origin).searchParams.get('token') ?? ''

async function requestLink(email: string) {
  await requestReset(email)
  return (await eventually(() => server.mailTo(email))).link
}

const setPassword = (link: string, password: string) =>
  server.browser().post('/u/reset', { token: tokenIn(link), password })

test('requesting a reset shows that an email was sent', async () => {
  await newAccount('requested@brand.test')
  expect((await requestReset('Requested@brand.test')).text).toContain('Look for an email')
})

test('names the origin that has to keep the window open', async () => {
  const page = await requestReset('window@brand.test')
  expect(page.text).toContain(`data-mail-awaited-by="${server.origin}"`)
})

test('the link shows the email address of the account', async () => {
  await newAccount('shown@brand.test')
  const page = await server.browser().get(await requestLink('shown@brand.test'))
  expect(page.text).toContain('value="shown@brand.test"')
})

test('a common password returns 422, and the link still works', async () => {
  await newAccount('weak@brand.test')
  const link = await requestLink('weak@brand.test')
  const page = await setPassword(link, 'password123')
  expect(page.status).toBe(422)
  expect(page.text).toContain('This password is too easy to guess')
  expect((await setPassword(link, newPassword)).text).toContain('Password changed')
})

describe('after setting a new password', () => {
  const email = 'owner@brand.test'
  let device: Browser
  let refreshToken = ''
  beforeAll(async () => {
    await newAccount(email)
    device = server.browser()
    const tokens = await server.client.redeem(messageOf(await logIn(device, email)).code ?? '')
    refreshToken = tokens.refresh_token ?? ''
    await setPassword(await requestLink(email), newPassword)
  })

  test('refresh tokens are revoked', async () => {
    expect(refreshToken).not.toBe('')
    expect(await server.client.refresh(refreshToken)).toMatchObject({ error: 'invalid_grant' })
  })

  test('sessions have ended', async () => {
    const silent = await server.client.authorize(device, { prompt: 'none' })
    expect(messageOf(silent).error).toBe('login_required')
  })

  test('the old password returns 422', async () => {
    expect((await logIn(server.browser(), email)).status).toBe(422)
  })

  test('the new password logs in', async () => {
    expect(messageOf(await logIn(server.browser(), email, newPassword)).code).toBeDefined()
  })

  test('the owner gets an email', async () => {
    await eventually(() => {
      expect(server.mailTo(email).mail.subject).toBe('Your password for Brand was changed')
    })
  })
})

test('of two concurrent uses of a link, only one succeeds', async () => {
  await newAccount('twice@brand.test')
  const link = await requestLink('twice@brand.test')
  const pages = await Promise.all([newPassword, `${newPassword}!`].map((typed) => setPassword(link, typed)))
  expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('a new password invalidates an earlier link to the account', async () => {
  await newAccount('earlier@brand.test')
  const first = await requestLink('earlier@brand.test')
  await requestReset('earlier@brand.test')
  const second = await eventually(() => {
    const { link } = server.mailTo('earlier@brand.test')
    if (link === first) throw new Error('The second email has not been sent.')
    return link
  })
  await setPassword(second, newPassword)
  expect((await server.browser().get(first)).status).toBe(400)
  expect((await setPassword(first, newPassword)).status).toBe(400)
})

test('an address without an account gets the same page, but no email', async () => {
  await newAccount('known@brand.test')
  const unknown = await requestReset('unknown@brand.test')
  const known = await requestReset('known@brand.test')
  expect(unknown.status).toBe(known.status)
  expect(unknown.text.replaceAll(baseOf(unknown), '')).toBe(known.text.replaceAll(baseOf(known), ''))
  await eventually(() => server.mailTo('known@brand.test'))
  expect(() => server.mailTo('unknown@brand.test')).toThrow('No mail')
})

test('a new password unlocks an account with too many wrong passwords', async () => {
  await newAccount('closed@brand.test')
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await logIn(server.browser(), 'closed@brand.test', 'wrong')
  }
  expect((await logIn(server.browser(), 'closed@brand.test')).status).toBe(429)
  await setPassword(await requestLink('closed@brand.test'), newPassword)
  expect(messageOf(await logIn(server.browser(), 'closed@brand.test', newPassword)).code).toBeDefined()
})

test('an account without a password cannot log in with an empty one', async () => {
  await server.identity.accounts.create({ email: 'empty@brand.test', name: 'Empty' })
  expect((await logIn(server.browser(), 'empty@brand.test', '')).status).toBe(422)
})

test('an account without a password gets its first one by a reset', async () => {
  await server.identity.accounts.create({ email: 'invited@brand.test', name: 'Invited' })
  await setPassword(await requestLink('invited@brand.test'), newPassword)
  expect(messageOf(await logIn(server.browser(), 'invited@brand.test', newPassword)).code).toBeDefined()
})

test('an invalid address returns 422', async () => {
  const page = await requestReset('not an address')
  expect(page.status).toBe(422)
  expect(page.text).toContain('Enter an email address')
})

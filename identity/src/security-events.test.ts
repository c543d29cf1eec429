import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { IdentityEvent, IdentityEventFacts } from './security-events.ts'
import { eventually } from './testing/eventually.ts'
import type { Browser } from './testing/browser.ts'
import { startIdentityServer, testPassword, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

let server: IdentityServer
let events: (IdentityEventFacts & { name: IdentityEvent })[] = []
let subject = ''

const email = 'bob@brand.test'

beforeAll(async () => {
  server = await startIdentityServer({ report: (name, facts) => void events.push({ name, ...facts }) })
  const account = await server.identity.accounts.create({ email, name: 'Bob', password: testPassword })
  subject = account.subject
})
afterAll(() => server.stop())
beforeEach(() => {
  events = []
})

async function logIn(browser: Browser, password = testPassword, address = email) {
  const base = baseOf(await server.client.authorize(browser, { prompt: 'login' }))
  return browser.post(`${base}/login`, { email: address, password })
}

test('a login is reported with the account and the network address', async () => {
  await logIn(server.browser('192.0.2.1'))
  expect(events).toEqual([
    { name: 'login.succeeded', subject, email, address: '192.0.2.1', isKnownDevice: false },
  ])
})

test('a login on a second device reports the new device', async () => {
  await logIn(server.browser('192.0.2.2'))
  expect(events).toContainEqual({ name: 'device.added', subject, address: '192.0.2.2' })
})

test('a login on a known device is reported as such, without a new device', async () => {
  const browser = server.browser()
  await logIn(browser)
  events = []
  await logIn(browser)
  expect(events).toMatchObject([{ name: 'login.succeeded', isKnownDevice: true }])
})

test.each(['bob@brand.test', 'nobody@brand.test'])('a wrong password for %s is reported', async (address) => {
  await logIn(server.browser('192.0.2.3'), 'wrong', address)
  expect(events).toEqual([
    { name: 'login.failed', email: address, address: '192.0.2.3', isKnownDevice: false },
  ])
})

test('a delayed attempt is reported with the limit that was reached', async () => {
  const browser = server.browser('192.0.2.4')
  for (let n = 0; n < 6; n += 1) await logIn(browser, 'wrong', 'often@brand.test')
  expect(events.at(-1)).toEqual({
    name: 'login.delayed',
    email: 'often@brand.test',
    address: '192.0.2.4',
    limit: 'account',
  })
})

test('a password reset is reported when it is requested and when it is completed', async () => {
  const browser = server.browser('192.0.2.5')
  const base = baseOf(await server.client.authorize(browser))
  await browser.post(`${base}/forgot`, { email })
  const { link } = await eventually(() => server.mailTo(email))
  const token = new URL(link, server.origin).searchParams.get('token') ?? ''
  await browser.post('/u/reset', { token, password: 'another river in autumn' })
  expect(events).toEqual([
    { name: 'password_reset.requested', email, address: '192.0.2.5' },
    { name: 'password_reset.completed', email, address: '192.0.2.5' },
  ])
})

test('a refresh token that is used twice is reported', async () => {
  await server.identity.accounts.create({ email: 'eve@brand.test', name: 'Eve', password: testPassword })
  const done = await logIn(server.browser(), testPassword, 'eve@brand.test')
  const { refresh_token: token = '' } = await server.client.redeem(messageOf(done).code ?? '')
  await server.client.refresh(token)
  events = []
  await server.client.refresh(token)
  expect(events).toMatchObject([{ name: 'token.reused', subject: expect.stringMatching(/^local\|/) }])
})

test('a code that is used twice is reported', async () => {
  const done = await logIn(server.browser(), testPassword, 'eve@brand.test')
  const code = messageOf(done).code ?? ''
  await server.client.redeem(code)
  events = []
  await server.client.redeem(code)
  expect(events).toMatchObject([{ name: 'token.reused' }])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountIdOf } from './account-subject.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { issueToken } from './one-time-tokens.ts'
import type { Browser } from './testing/browser.ts'
import { startIdentityServer, testPassword, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

let server: IdentityServer
const ended: EndedSessions[] = []
beforeAll(async () => {
  server = await startIdentityServer({ onSessionsEnded: async (_run, sessions) => void ended.push(sessions) })
})
afterAll(() => server.stop())

const newAccount = (email: string) =>
  server.identity.accounts.create({ email, name: 'Ann', password: testPassword })

/** Resolves with the session that the access token names. */
async function logIn(browser: Browser, email: string) {
  const base = baseOf(await server.client.authorize(browser, { prompt: 'login' }))
  const done = await browser.post(`${base}/login`, { email, password: testPassword })
  const { access_token: token = '' } = await server.client.redeem(messageOf(done).code ?? '')
  return (await server.client.verify(token)).sid
}

const endedOf = (subject: string) => ended.filter((sessions) => sessions.subject === subject)

test('logging out ends the session of the browser', async () => {
  const { subject } = await newAccount('out@brand.test')
  const browser = server.browser()
  const sessionId = await logIn(browser, 'out@brand.test')
  await logIn(server.browser(), 'out@brand.test')
  await browser.get('/v2/logout')
  expect(endedOf(subject)).toEqual([{ subject, sessionIds: [sessionId], isAll: false }])
})

test('logging in as somebody else ends the session of before', async () => {
  const { subject } = await newAccount('before@brand.test')
  await newAccount('after@brand.test')
  const browser = server.browser()
  const sessionId = await logIn(browser, 'before@brand.test')
  await logIn(browser, 'after@brand.test')
  expect(endedOf(subject)).toEqual([{ subject, sessionIds: [sessionId], isAll: false }])
})

test('a new password ends all sessions', async () => {
  const { subject } = await newAccount('reset@brand.test')
  const first = await logIn(server.browser(), 'reset@brand.test')
  const second = await logIn(server.browser(), 'reset@brand.test')
  const token = await issueToken(server.pool, 'account', accountIdOf(subject) ?? '', 60)
  await server.browser().post('/u/reset', { token, password: 'another river in autumn' })
  const [sessions, ...others] = endedOf(subject)
  expect(others).toEqual([])
  expect(sessions?.isAll).toBe(true)
  expect(new Set(sessions?.sessionIds)).toEqual(new Set([first, second]))
})

test('a used link to a new password ends nothing', async () => {
  const { subject } = await newAccount('used@brand.test')
  const token = await issueToken(server.pool, 'account', accountIdOf(subject) ?? '', 60)
  for (let use = 0; use < 2; use++)
    await server.browser().post('/u/reset', { token, password: 'another river in autumn' })
  expect(endedOf(subject)).toHaveLength(1)
})

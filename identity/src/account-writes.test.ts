import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  isEmailTaken,
  removeAccount,
  setAccountEmail,
  setAccountName,
  setAccountRole,
} from './account-writes.ts'
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
const newAccount = () => {
  const email = `written${(accounts += 1)}@brand.test`
  return server.identity.accounts.create({ email, name: 'Ann', password: testPassword })
}
const find = (subject: string) => server.identity.accounts.findBySubject(subject)

async function logIn(email: string, browser = server.browser()) {
  const base = baseOf(await server.client.authorize(browser, { prompt: 'login' }))
  return browser.post(`${base}/login`, { email, password: testPassword })
}

describe('a removed account', () => {
  test('looks like one that never was', async () => {
    const { email, subject } = await newAccount()
    await removeAccount(run, subject)
    expect((await logIn(email)).status).toBe(422)
    expect(await find(subject)).toBeUndefined()
  })

  test('has no session and no refresh token', async () => {
    const { email, subject } = await newAccount()
    const browser = server.browser()
    const { code = '' } = messageOf(await logIn(email, browser))
    const { refresh_token: token = '' } = await server.client.redeem(code)
    await removeAccount(run, subject)
    expect(messageOf(await server.client.authorize(browser, { prompt: 'none' })).error).toBe('login_required')
    expect(await server.client.refresh(token)).toMatchObject({ error: 'invalid_grant' })
  })

  test('leaves its address to others', async () => {
    const { email, subject } = await newAccount()
    await removeAccount(run, subject)
    expect(await isEmailTaken(run, email)).toBe(false)
  })
})

describe('the address of an account', () => {
  test('is changed in its canonical form', async () => {
    const { subject } = await newAccount()
    expect(await setAccountEmail(run, subject, ' Ann.New@Brand.test')).toBe(true)
    expect((await find(subject))?.email).toBe('ann.new@brand.test')
  })

  test('stays if another account has the new one', async () => {
    const [first, second] = [await newAccount(), await newAccount()]
    expect(await setAccountEmail(run, first.subject, second.email.toUpperCase())).toBe(false)
    expect((await find(first.subject))?.email).toBe(first.email)
  })

  test('that is its own already is no conflict', async () => {
    const { email, subject } = await newAccount()
    expect(await setAccountEmail(run, subject, email)).toBe(true)
  })
})

test('a role is given once and taken', async () => {
  const { subject } = await newAccount()
  await setAccountRole(run, subject, 'admin', true)
  await setAccountRole(run, subject, 'admin', true)
  expect((await find(subject))?.roles).toEqual(['admin'])
  await setAccountRole(run, subject, 'admin', false)
  expect((await find(subject))?.roles).toEqual([])
})

test('a name is changed', async () => {
  const { subject } = await newAccount()
  await setAccountName(run, subject, 'Ann Lee')
  expect((await find(subject))?.name).toBe('Ann Lee')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeDemoAccounts } from './demo-accounts.ts'
import { inTransaction } from './database.ts'
import { createIdentityDatabase } from './testing/identity-database.ts'
import { startIdentityServer, testPassword, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

const email = 'admin@demo.example'
const person = 'person@brand.test'

let development: IdentityServer
let production: IdentityServer
beforeAll(async () => {
  const database = createIdentityDatabase()
  development = await startIdentityServer({ admitsDemo: true }, { database })
  const { accounts } = development.identity
  await accounts.create({ email, name: 'Demo', password: testPassword, roles: ['admin'], isDemo: true })
  await accounts.create({ email: person, name: 'Person', password: testPassword })
  const shared = database.then((opened) => ({ ...opened, drop: async () => {} }))
  production = await startIdentityServer({}, { database: shared })
})
afterAll(async () => {
  await production.stop()
  await development.stop()
})

async function logIn(server: IdentityServer, address: string) {
  const browser = server.browser()
  const base = baseOf(await server.client.authorize(browser, { prompt: 'login' }))
  return browser.post(`${base}/login`, { email: address, password: testPassword })
}

test('a demo account logs in where demo accounts are admitted', async () => {
  expect(messageOf(await logIn(development, email)).code).toBeDefined()
})

test('a demo account has no password elsewhere, unlike others', async () => {
  const refused = await logIn(production, email)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Incorrect email address or password.')
  expect(messageOf(await logIn(production, person)).code).toBeDefined()
})

test('a refresh token of a demo account gets no access token elsewhere', async () => {
  const code = messageOf(await logIn(development, email)).code ?? ''
  const { refresh_token: token = '' } = await development.client.redeem(code)
  expect((await production.client.refresh(token)).status).toBe(400)
})

test('tokens of demo accounts are to be refused elsewhere', async () => {
  const { subject = '' } = (await development.identity.accounts.find(email)) ?? {}
  expect([...production.identity.closedSubjects]).toEqual([subject])
  expect([...development.identity.closedSubjects]).toEqual([])
  await expect(production.identity.issueAccessToken(email)).rejects.toThrow('no account')
})

test('removing the demo accounts removes no others', async () => {
  expect(await inTransaction(production.pool, removeDemoAccounts)).toHaveLength(1)
  expect(await production.identity.accounts.find(email)).toBeUndefined()
  expect(await production.identity.accounts.find(person)).toBeDefined()
})

import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import * as z from 'zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountPort } from './account-port.ts'
import type { Run } from './database.ts'
import type { Browser } from './testing/browser.ts'
import { startIdentityServer, testPassword, type IdentityServer } from './testing/identity-server.ts'
import { baseOf } from './testing/sign-in-client.ts'

const program = 'https://program.test/client.json'
const redirect = 'http://127.0.0.1:50123/callback'
const verifier = 'a'.repeat(50)

let server: IdentityServer
let resource: string
/** The addresses that documents were fetched from. */
const fetched: string[] = []
/** Undefined if nothing can be fetched. */
let document: object | undefined

beforeAll(async () => {
  server = await startIdentityServer({
    programs: {
      resource: 'https://brand.test/mcp',
      scopes: { 'mcp:read': 'Read what you can read', 'leads:write': 'Answer leads' },
      async fetch(url) {
        fetched.push(url.href)
        if (document === undefined) throw new Error('not reachable')
        return Response.json(document)
      },
    },
  })
  resource = 'https://brand.test/mcp'
  await server.identity.accounts.create({ email: 'bob@brand.test', name: 'Bob', password: testPassword })
})
afterAll(() => server.stop())
beforeEach(() => {
  document = {
    client_id: program,
    client_name: 'Planner <1>',
    redirect_uris: ['http://127.0.0.1/callback'],
  }
})

const authorize = (browser: Browser, more: Record<string, string> = {}) =>
  browser.get(
    `/authorize?${new URLSearchParams({
      client_id: program,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'mcp:read',
      resource,
      state: 'state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    }).toString()}`,
  )

async function logIn(browser: Browser, more?: Record<string, string>) {
  const page = await authorize(browser, more)
  return browser.post(`${baseOf(page)}/login`, { email: 'bob@brand.test', password: testPassword })
}

const Tokens = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
  error: z.string().optional(),
})

async function tokensFor(fields: Record<string, string>) {
  const body = new URLSearchParams({ client_id: program, resource, ...fields })
  const reply = await fetch(`${server.origin}/oauth/token`, { method: 'POST', body })
  return Tokens.parse(await reply.json())
}

async function allowed(browser: Browser, more?: Record<string, string>) {
  const consent = await logIn(browser, more)
  const done = await browser.post(`${baseOf(consent)}/allow`, {})
  return tokensFor({
    grant_type: 'authorization_code',
    code: done.url.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: redirect,
  })
}

test('the metadata says that programs need no registration', async () => {
  const reply = await fetch(`${server.origin}/.well-known/oauth-authorization-server`)
  expect(await reply.json()).toMatchObject({
    issuer: `${server.origin}/`,
    client_id_metadata_document_supported: true,
    code_challenge_methods_supported: ['S256'],
  })
})

test('the page before a program is allowed has its name, its host and what it asks for', async () => {
  const page = await logIn(server.browser())
  expect(page.text).toContain('Planner &lt;1&gt;')
  expect(page.text).toContain('program.test')
  expect(page.text).toContain('Read what you can read')
  expect(page.text).not.toContain('Answer leads')
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:50123")
})

test('an allowed program gets a token for the resource alone, and renews it', async () => {
  const { access_token: token = '', refresh_token: refresh = '' } = await allowed(server.browser())
  const sid = expect.any(String)
  expect(decodeJwt(token)).toMatchObject({ aud: resource, scope: 'mcp:read', client_id: program, sid })
  const renewed = await tokensFor({ grant_type: 'refresh_token', refresh_token: refresh })
  expect(decodeJwt(renewed.access_token ?? '').aud).toBe(resource)
})

test('a program that is disconnected cannot renew its token', async () => {
  const { access_token: token = '', refresh_token: refresh = '' } = await allowed(server.browser())
  const { sub = '', gid } = decodeJwt(token)
  const run: Run = (text, values) => server.pool.query(text, values)
  const listed = async () => (await accountPort.programs(run, sub)).find(({ id }) => id === gid)
  expect(await listed()).toMatchObject({ name: 'Planner <1>', host: 'program.test', scopes: ['mcp:read'] })
  await accountPort.endProgram(run, sub, String(gid))
  expect(await listed()).toBeUndefined()
  expect(await tokensFor({ grant_type: 'refresh_token', refresh_token: refresh })).toMatchObject({
    error: 'invalid_grant',
  })
})

test('logging out of the browser disconnects its programs', async () => {
  const browser = server.browser()
  const { refresh_token: refresh = '' } = await allowed(browser)
  await browser.get('/v2/logout')
  expect(await tokensFor({ grant_type: 'refresh_token', refresh_token: refresh })).toMatchObject({
    error: 'invalid_grant',
  })
})

test('a program that is revoked cannot renew its token', async () => {
  const { refresh_token: refresh = '' } = await allowed(server.browser())
  const body = new URLSearchParams({ client_id: program, token: refresh })
  expect((await fetch(`${server.origin}/oauth/revoke`, { method: 'POST', body })).status).toBe(200)
  expect(await tokensFor({ grant_type: 'refresh_token', refresh_token: refresh })).toMatchObject({
    error: 'invalid_grant',
  })
})

test('a program is asked for again in a browser that has allowed it', async () => {
  const browser = server.browser()
  await allowed(browser)
  const again = await authorize(browser)
  expect(again.url.pathname).toBe(baseOf(again))
  expect(again.text).toContain('Planner')
})

test("it gets neither the product's audience nor its scopes", async () => {
  const refused = await authorize(server.browser(), { resource: 'https://api.test' })
  expect(refused.url.searchParams.get('error')).toBe('invalid_target')
  const { scope } = await allowed(server.browser(), { scope: 'openid email mcp:read' })
  expect(scope).toBe('mcp:read')
})

test("the product's client gets no token for the resource", async () => {
  const page = await server.client.authorize(server.browser(), { resource, response_mode: 'query' })
  expect(page.url.searchParams.get('error')).toBe('invalid_target')
})

test('canceling leads back to the program without a code', async () => {
  const browser = server.browser()
  const done = await browser.post(`${baseOf(await logIn(browser))}/cancel`, {})
  expect(done.url.searchParams.get('error')).toBe('access_denied')
})

test('a document of another program, and an address beyond its own, are refused', async () => {
  expect((await authorize(server.browser(), { redirect_uri: 'http://127.0.0.1:50123/other' })).status).toBe(
    400,
  )
  document = { client_id: 'https://other.test/client.json', redirect_uris: ['http://127.0.0.1/callback'] }
  const other = await authorize(server.browser(), { client_id: 'https://program.test/copied.json' })
  expect(other.status).toBe(400)
})

test('a document that cannot be fetched is a refusal, and no failure', async () => {
  document = undefined
  const refused = await authorize(server.browser(), { client_id: 'https://gone.test/client.json' })
  expect(refused.status).toBe(400)
})

test('programs are found by addresses of https alone', async () => {
  fetched.length = 0
  for (const id of ['http://program.test/client.json', 'unknown'])
    expect((await authorize(server.browser(), { client_id: id })).status).toBe(400)
  expect(fetched).toEqual([])
})

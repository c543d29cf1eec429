import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, webClientId } from './testing/sign-in-client.ts'

let server: IdentityServer
let browser: Browser
let base = ''
const undefinedTable = '42P01'

// Tables out of reach stand for a database out of reach, whose errors the server recognizes.
beforeAll(async () => {
  server = await startIdentityServer({
    isUnavailable: (error) => error instanceof Error && 'code' in error && error.code === undefinedTable,
  })
  browser = server.browser()
  base = baseOf(await server.client.authorize(browser))
  await server.pool.query('alter schema identity rename to unreachable')
})
afterAll(async () => {
  await server.pool.query('alter schema unreachable rename to identity')
  await server.stop()
})

const statusOf = ({ status, headers }: Pick<Response, 'status' | 'headers'>) => [
  status,
  headers.get('retry-after'),
]

test('a page of a login returns 503 with Retry-After while the database is unreachable', async () => {
  expect(statusOf(await browser.get(base))).toEqual([503, '5'])
})

test('a request for tokens returns 503 with Retry-After while the database is unreachable', async () => {
  const body = new URLSearchParams({
    client_id: webClientId,
    grant_type: 'refresh_token',
    refresh_token: 'unknown',
  })
  const response = await fetch(`${server.origin}/oauth/token`, { method: 'POST', body })
  expect(statusOf(response)).toEqual([503, '5'])
})

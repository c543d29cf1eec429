import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { pseudonyms } from '../pseudonyms.ts'
import { logRequests } from './access-log.ts'
import { httpServer } from './server.ts'

const userId = '018b6c32-39fb-7000-acc4-f07b4547125c'
const email = 'ann@people.test'

/** Sends a request to a server that logs requests, and returns the parsed lines. */
async function linesFor(url: string, headers: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)
      done()
    },
  })
  const app = httpServer(pino({ level: 'error' }, stream), async () => ({
    user: { id: userId, subject: 'local|ann', email, name: 'Ann' },
    isAdmin: false,
    standing: 'established',
  }))
  logRequests(app, { networkOf: (address) => address, pseudonymOf: pseudonyms(Buffer.from('secret')) })
  app.get('/search', { config: { operation: 'facilities.search' } }, async () => ({ found: true }))
  await app.inject({ url, headers })
  await app.close()
  return lines
}

test('the token of a session connection, which is in its URL, is not logged', async () => {
  const lines = await linesFor(
    '/user-mgmt/hub/users/session?id=key-of-view&access_token=eyJhbGciOiJSUzI1NiJ9.e30.c2ln',
  )
  expect(lines).toMatchObject([{ path: '/user-mgmt/hub/users/session' }])
  expect(JSON.stringify(lines)).not.toContain('eyJhbGciOiJSUzI1NiJ9')
})

test('a request is logged with its operation, status and length, although the level is error', async () => {
  expect(await linesFor('/search')).toMatchObject([
    {
      level: 30,
      msg: 'request',
      method: 'GET',
      path: '/search',
      operation: 'facilities.search',
      status: 200,
      bytes: 14,
    },
  ])
})

test('a refused request is logged too', async () => {
  expect(await linesFor('/nothing')).toMatchObject([{ path: '/nothing', status: 404 }])
})

test('the line contains no query, token, email, user id or address', async () => {
  const lines = await linesFor('/search?text=my+address&token=key-of-view', {
    authorization: 'Bearer very.secret.token',
    'mailed-key': 'K'.repeat(43),
  })
  expect(lines[0]).toMatchObject({ path: '/search', subject: expect.stringMatching(/^[\w-]{22}$/) })
  const text = JSON.stringify(lines)
  for (const secret of ['my+address', 'key-of-view', 'very.secret', 'KKK', email, userId, '127.0.0.1'])
    expect(text).not.toContain(secret)
})

test('a person has the same pseudonym in all lines, and another one with another secret', () => {
  const [one, other] = [pseudonyms(Buffer.from('a')), pseudonyms(Buffer.from('b'))]
  expect(one('subject', userId)).toBe(one('subject', userId))
  expect(one('subject', userId)).not.toBe(other('subject', userId))
})

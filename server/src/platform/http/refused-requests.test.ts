import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, workerServer } from '../../testing/test-server.ts'
import { base, problemOf, wire, type WireRequest } from '../../testing/wire.ts'
import { problemCodes } from '../problem-codes.ts'

let server: TestServer
const call = (method: string, path: string, request: WireRequest = {}) =>
  wire(server.origin, method, path, request)

beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

/** Sends raw bytes, and returns the status line, the headers and the parsed body. */
async function sendRaw(content: string) {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.end(content)
  const response = await text(socket)
  const [head = '', body = ''] = response.split('\r\n\r\n', 2)
  return { status: head.split('\r\n', 1)[0], head, problem: JSON.parse(body) as unknown }
}

describe('a request that the parser rejects', () => {
  test.each([
    ['that is not HTTP', 'hello\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
    [
      'with two lengths',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400 Bad Request',
      'MALFORMED_REQUEST',
    ],
    ['for no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
    [
      'with a URL that can’t be decoded',
      'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      '400 Bad Request',
      'MALFORMED_REQUEST',
    ],
    [
      'with headers of 140 KB',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(140_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'HEADERS_TOO_LARGE',
    ],
    [
      'with a URL of 140 KB',
      `GET /${'x'.repeat(140_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'HEADERS_TOO_LARGE',
    ],
  ])('%s gets a problem', async (_what, content, status, code) => {
    const response = await sendRaw(content)
    expect(response.status).toBe(`HTTP/1.1 ${status}`)
    expect(response.head).toContain('application/problem+json')
    expect(response.head.toLowerCase()).toContain('cross-origin-resource-policy: same-origin')
    expect(response.problem).toMatchObject({ code, status: Number(status.slice(0, 3)) })
    expect(Object.keys(problemCodes)).toContain(code)
  })
})

test('an expectation that nobody knows is ignored', async () => {
  const { status, head } = await sendRaw(
    'GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
  )
  expect(status).toBe('HTTP/1.1 200 OK')
  expect(head).toContain('cross-origin-resource-policy: same-origin')
})

const manyItems = Array.from({ length: 100_000 }, () => 1)
test.each([
  ['a search', 'POST', `${base}/facilities/search`, { data: { sports: manyItems } }],
  ['a search, beside its payload', 'POST', `${base}/facilities/search`, { data: {}, more: manyItems }],
  [
    'a match, whose list of sports has no limit',
    'POST',
    '/event-mgmt/api/events/matches/count',
    { data: { sportsList: manyItems } },
  ],
])('100,000 items in %s are one error', async (_what, method, path, json) => {
  const reply = await call(method, path, { json })
  expect([reply.status, problemOf(reply).errors]).toEqual([
    400,
    [{ path: '', message: 'has too many items' }],
  ])
})

test.each([
  ['lists', `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ['items', `{"data":[${'1,'.repeat(200_000)}1]}`],
  ['signs that end nowhere', '{'.repeat(200_000)],
])('200,000 %s are refused before they are parsed', async (_what, content) => {
  const reply = await call('POST', `${base}/facilities/search`, {
    body: content,
    headers: { 'content-type': 'application/json' },
  })
  expect([reply.status, problemOf(reply).errors]).toEqual([
    400,
    [{ path: '', message: 'has too many items' }],
  ])
})

test('a text of 100,000 signs that begin lists is not refused for them', async () => {
  const json = { data: { text: '[,'.repeat(50_000) } }
  expect((await call('POST', '/event-mgmt/api/events/requests/reading', { json })).status).toBe(200)
})

/** The path of a call with this many characters. */
const callOf = (length: number) => `${base}/facilities?take=1&x=`.padEnd(length, 'x')

test('a call with a URL of 8,000 characters is routed', async () => {
  expect((await call('GET', callOf(8000))).status).toBe(400)
})

test('a page with a URL of 100,000 characters is routed', async () => {
  expect((await call('GET', `/${'x'.repeat(100_000)}`)).status).toBe(404)
})

test('a call with a URL of 8,001 characters returns 414', async () => {
  const reply = await call('GET', callOf(8001))
  expect([reply.status, problemOf(reply).code]).toEqual([414, 'URL_TOO_LONG'])
})

describe('a wrong method', () => {
  test.each([
    ['DELETE', '/facilities', 'GET, HEAD, POST'],
    ['OPTIONS', '/facilities', 'GET, HEAD, POST'],
    ['PUT', '/facilities/search/map', 'POST'],
    ['POST', '/facilities/0190d3f0-0000-7000-8000-000000000000', 'DELETE, GET, HEAD, PATCH'],
    ['PUT', '/facilities/?take=1', 'GET, HEAD, POST'],
  ])('%s %s returns 405 and allows %s', async (method, path, allowed) => {
    const reply = await call(method, base + path)
    expect([reply.status, reply.headers.get('allow'), problemOf(reply).code]).toEqual([
      405,
      allowed,
      'METHOD_NOT_ALLOWED',
    ])
  })

  test.each(['/images/x/y', '/health-check', '/facility-mgmt/api/nothing'])('POST %s', async (path) => {
    const reply = await call('POST', path)
    expect(reply.status).toBe(path.startsWith('/images') ? 405 : 404)
  })
})

describe('a request with 80,000 unknown keys', () => {
  const keys = Object.fromEntries(Array.from({ length: 80_000 }, (_, number) => [`k${number}`, 1]))

  test('gets 20 errors and the number of the others', async () => {
    const reply = await call('POST', `${base}/facilities/search`, { json: { data: keys } })
    const { errors = [], detail } = problemOf(reply)
    expect([reply.status, errors.length]).toEqual([400, 20])
    expect(errors[0]).toEqual({ path: 'data/k0', message: 'is not a known field' })
    expect(detail).toBe(
      'The request has invalid fields. The first 20 errors are listed, and 79980 more were found.',
    )
    expect(reply.text.length).toBeLessThan(2000)
  })
})

test('a problem shortens the name of an unknown key', async () => {
  const reply = await call('POST', `${base}/facilities/search`, { json: { data: { ['k'.repeat(1000)]: 1 } } })
  expect(problemOf(reply).errors?.[0]?.path).toBe(`data/${'k'.repeat(195)}…`)
})

describe('HEAD', () => {
  test.each(['br', 'identity'])('with Accept-Encoding: %s returns the length of GET', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const head = await call('HEAD', '/docs/problems', { headers })
    const get = await fetch(`${server.origin}/docs/problems`, { headers })
    expect(head.text).toBe('')
    for (const name of ['content-length', 'content-encoding', 'content-type'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
    // Long compressed replies have no length.
    const length = head.headers.get('content-length')
    expect(encoding === 'br' && length === null ? 1 : Number(length)).toBeGreaterThan(0)
  })
})

test('responses deny the browser features that no page uses', async () => {
  const { headers } = await call('GET', `${base}/facilities`)
  expect(headers.get('permissions-policy')).toMatch(/geolocation=\(self\).*camera=\(\).*microphone=\(\)/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('responses over http have no Strict-Transport-Security', async () => {
  expect((await call('GET', `${base}/facilities`)).headers.get('strict-transport-security')).toBeNull()
})

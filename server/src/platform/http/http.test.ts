import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFacility } from '../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { base, dataOf, problemOf, wire, type WireReply, type WireRequest } from '../../testing/wire.ts'
import { problemCodes } from '../problem-codes.ts'

let server: TestServer
let user: SignedUp
let facilityId: string
const call = (method: string, path: string, request: WireRequest = {}) =>
  wire(server.origin, method, base + path, request)
const create = (request: WireRequest) => call('POST', '/facilities', { token: user.token, ...request })
const json = { 'content-type': 'application/json' }
const errorPaths = (reply: WireReply) => (problemOf(reply).errors ?? []).map(({ path }) => path)

beforeAll(async () => {
  server = await testServer()
  user = await signUp(server, 'user')
  facilityId = (await makeFacility(server, { email: 'owner@people.test' })).id
})
afterAll(() => server.close())

const facilityCount = async () => {
  const { rows } = await server.pool.query<{ count: number }>('select count(*) from profile')
  return rows[0]?.count
}

const named = (fields: object): WireRequest => ({ json: { data: { name: 'Elm', ...fields } } })

describe('a request body', () => {
  const invalidBodies: [body: string, request: WireRequest, code: string, paths: string[]][] = [
    ['without the key data', { json: { name: 'Elm' } }, 'VALIDATION_FAILED', ['name']],
    [
      'with a key besides data',
      { json: { data: { name: 'Elm' }, extra: 1 } },
      'VALIDATION_FAILED',
      ['extra'],
    ],
    ['that is an array', { json: [{ data: { name: 'Elm' } }] }, 'VALIDATION_FAILED', ['']],
    ['that is a string', { json: 'data' }, 'VALIDATION_FAILED', ['']],
    ['that is a number', { json: 7 }, 'VALIDATION_FAILED', ['']],
    ['that is null', { json: null }, 'VALIDATION_FAILED', ['data']],
    ['that is an empty object', { json: {} }, 'VALIDATION_FAILED', ['data']],
    ['whose data is null', { json: { data: null } }, 'VALIDATION_FAILED', ['data']],
    ['whose data is an array', { json: { data: [] } }, 'VALIDATION_FAILED', ['data']],
    ['that is missing', {}, 'VALIDATION_FAILED', ['data']],
    ['that is empty but has a content type', { body: '', headers: json }, 'VALIDATION_FAILED', ['data']],
    ['with malformed JSON', { body: '{"data":', headers: json }, 'MALFORMED_REQUEST', []],
    ['with two JSON documents', { body: '{"data":{}}{}', headers: json }, 'MALFORMED_REQUEST', []],
    [
      'with the key __proto__',
      { body: '{"data":{"__proto__":{"a":1}}}', headers: json },
      'MALFORMED_REQUEST',
      [],
    ],
    [
      'with the key constructor',
      { body: '{"data":{"constructor":{"prototype":{}}}}', headers: json },
      'MALFORMED_REQUEST',
      [],
    ],
    ['with half of a surrogate pair', named({ name: 'Elm \ud800' }), 'VALIDATION_FAILED', ['data/name']],
    ['with NUL in the name of a field', named({ 'a\0': 1 }), 'VALIDATION_FAILED', ['data']],
    [
      'with a length that is no number',
      named({ description: { length: { toString: 1 } } }),
      'VALIDATION_FAILED',
      ['data/description/length/toString'],
    ],
    [
      'that is nested deeply',
      named({ description: Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], 1) }),
      'VALIDATION_FAILED',
      [`data/description${'/0'.repeat(31)}`],
    ],
    [
      'with a website that has a user name',
      named({ website: 'https://elm.example@oak.example' }),
      'VALIDATION_FAILED',
      ['data/website'],
    ],
    [
      'with a website that turns the direction of text',
      named({ website: 'https://elm.example/\u202egpj.exe' }),
      'VALIDATION_FAILED',
      ['data/website'],
    ],
    ['with a field of the wrong type', { json: { data: { name: 5 } } }, 'VALIDATION_FAILED', ['data/name']],
    [
      'with unknown fields',
      { json: { data: { name: 'Elm', nmae: 1, status: 'Approved' } } },
      'VALIDATION_FAILED',
      ['data/nmae', 'data/status'],
    ],
  ]
  test.each(invalidBodies)('%s returns 400 and creates nothing', async (_body, request, code, paths) => {
    const before = await facilityCount()
    const reply = await create(request)
    expect(reply.status).toBe(400)
    expect(problemOf(reply).code).toBe(code)
    expect(errorPaths(reply)).toEqual(paths)
    expect(await facilityCount()).toBe(before)
  })

  test.each([
    ['with malformed JSON', '{"data":', 'The body isn’t valid JSON.'],
    ['with the key __proto__', '{"data":{"__proto__":{"a":1}}}', 'The body isn’t valid JSON.'],
    ['with text', 'null null', 'The body isn’t valid JSON.'],
  ])('%s is explained without the words of a parser', async (_body, body, detail) => {
    expect(problemOf(await create({ body, headers: json })).detail).toBe(detail)
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'of type %s returns 415',
    async (type) => {
      const reply = await create({ body: '{"data":{"name":"Elm"}}', headers: { 'content-type': type } })
      expect(reply.status).toBe(415)
      expect(problemOf(reply).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    },
  )

  test('of type application/json with a charset is accepted', async () => {
    const reply = await create({
      body: JSON.stringify({ data: { name: 'Čáslav Ølhall 体育馆' } }),
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    })
    expect(reply.status).toBe(201)
    expect(dataOf(reply)).toMatchObject({ name: 'Čáslav Ølhall 体育馆' })
  })

  const bodyOfSize = (bytes: number) => {
    const template = JSON.stringify({ data: { name: 'x', description: '' } })
    return template.replace('"description":"', `"description":"${'x'.repeat(bytes - template.length)}`)
  }

  test('of 1 MiB is parsed', async () => {
    const reply = await create({ body: bodyOfSize(1_048_576), headers: json })
    expect(problemOf(reply)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  test('of 1 MiB and a byte returns 413', async () => {
    const reply = await create({ body: bodyOfSize(1_048_577), headers: json })
    expect(reply.status).toBe(413)
    expect(problemOf(reply).code).toBe('TOO_LARGE')
  })

  test('sent in chunks is accepted', async () => {
    const { port } = new URL(server.origin)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = rawRequest(
        {
          port,
          method: 'POST',
          path: `${base}/facilities`,
          headers: { ...json, authorization: `Bearer ${user.token}`, 'transfer-encoding': 'chunked' },
        },
        (reply) => {
          reply.resume()
          resolve(reply.statusCode)
        },
      )
      request.on('error', reject)
      request.write('{"data":{"na')
      request.write('me":"In pieces"}}')
      request.end()
    })
    expect(status).toBe(201)
  })
})

describe('the api-version', () => {
  const data = { name: 'Versioned' }

  test('can be omitted', async () => {
    expect((await call('GET', '/facilities')).status).toBe(200)
  })

  test('can be 1.0 in a GET', async () => {
    expect((await call('GET', '/facilities?api-version=1.0')).status).toBe(200)
  })

  test('can be 1.0 in a POST', async () => {
    const reply = await call('POST', '/facilities?api-version=1.0', { token: user.token, json: { data } })
    expect(reply.status).toBe(201)
  })

  test('can be 1.0 in a search', async () => {
    const reply = await call('POST', '/facilities/search?api-version=1.0', { json: { data: {} } })
    expect(reply.status).toBe(200)
  })

  test.each(['2.0', '1', '1.0.0', '', '1.0&api-version=1.0', 'v1'])('"%s" returns 400', async (version) => {
    const reply = await call('GET', `/facilities?api-version=${version}`)
    expect(reply.status).toBe(400)
    expect(problemOf(reply)).toMatchObject({
      code: 'UNSUPPORTED_API_VERSION',
      errors: [{ path: 'api-version', message: 'must be 1.0' }],
    })
  })

  test('3.0 in a POST returns 400', async () => {
    const reply = await call('POST', '/facilities?api-version=3.0', { token: user.token, json: { data } })
    expect(reply.status).toBe(400)
  })
})

describe('a URL', () => {
  test.each([
    ['GET', '/facility'],
    ['GET', '/facilities/a/b/c/d/e'],
  ])('%s %s without an operation returns 404', async (method, path) => {
    const reply = await call(method, path)
    expect(reply.status).toBe(404)
    expect(problemOf(reply)).toMatchObject({ code: 'NO_SUCH_CALL', status: 404 })
  })

  test.each(['/facilities/%zz', '/facilities/%c3%28', '/facilities/%00'])(
    'with malformed encoding, %s, returns 400',
    async (path) => {
      const reply = await call('GET', path)
      expect(problemOf(reply).status).toBe(400)
      expect(reply.status).toBe(400)
    },
  )

  test.each(['tkae=5', 'take=5&access_token=x', 'sort=name'])(
    'with the unknown parameter in %s returns 400',
    async (query) => {
      expect(problemOf(await call('GET', `/facilities?${query}`)).code).toBe('VALIDATION_FAILED')
    },
  )

  test('with two unknown parameters returns both in errors', async () => {
    const reply = await call('POST', '/facilities/search?take=1&page=2&size=3', { json: { data: {} } })
    expect(errorPaths(reply)).toEqual(['page', 'size'])
  })

  test('can contain an id in upper case', async () => {
    expect((await call('GET', `/facilities/${facilityId.toUpperCase()}`)).status).toBe(200)
  })

  test.each([
    '1',
    'my2',
    '018b6c32-39fb-7000-acc4-f07b4547125c0',
    '{018b6c32-39fb-7000-acc4-f07b4547125c}',
    '00000000-0000-0000-0000-000000000000',
  ])('with the invalid id %s returns 400', async (id) => {
    const reply = await call('GET', `/facilities/${encodeURIComponent(id)}`)
    expect(reply.status).toBe(400)
    expect(errorPaths(reply)).toEqual(['id'])
  })
})

describe('HEAD', () => {
  test('returns the headers of GET without a body', async () => {
    const get = await call('GET', `/facilities/${facilityId}`)
    const head = await call('HEAD', `/facilities/${facilityId}`)
    expect(head.status).toBe(200)
    expect(head.text).toBe('')
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
  })

  test('returns 404 for an unknown id', async () => {
    expect((await call('HEAD', `/facilities/${crypto.randomUUID()}`)).status).toBe(404)
  })

  test('returns 401 to a visitor if the operation requires a user', async () => {
    expect((await call('HEAD', '/facilities/my')).status).toBe(401)
  })
})

test.each([
  ['a list', () => call('GET', '/facilities?take=1')],
  ['a validation error', () => call('GET', '/facilities?take=0')],
  ['an unknown URL', () => call('GET', '/nothing')],
  ['an unauthenticated write', () => call('PATCH', `/facilities/${facilityId}`)],
  ['malformed JSON', () => create({ body: '{', headers: json })],
  ['openapi.json', () => wire(server.origin, 'GET', '/openapi.json')],
])('the response to %s has nosniff', async (_name, send) => {
  expect((await send()).headers.get('x-content-type-options')).toBe('nosniff')
})

describe('a problem', () => {
  const failingCalls: [name: string, send: () => Promise<WireReply>][] = [
    ['an invalid parameter', () => call('GET', '/facilities?take=0')],
    ['an unsupported api-version', () => call('GET', '/facilities?api-version=9')],
    ['an unknown URL', () => call('GET', '/nothing')],
    ['a missing token', () => call('GET', '/facilities/my')],
    ['an invalid token', () => call('GET', '/facilities/my', { token: 'garbage' })],
    ['a missing permission', () => call('GET', '/facilities/stats', { token: user.token })],
    ['an unknown id', () => call('GET', `/facilities/${crypto.randomUUID()}`)],
    [
      'a change to another owner’s facility',
      () => call('PATCH', `/facilities/${facilityId}`, { token: user.token, json: [] }),
    ],
    ['malformed JSON', () => create({ body: '{', headers: json })],
    ['a wrong content type', () => create({ body: 'x', headers: { 'content-type': 'text/plain' } })],
  ]
  test.each(failingCalls)('for %s has all members of RFC 9457 and a documented code', async (_name, send) => {
    const reply = await send()
    const problem = problemOf(reply)
    expect(problem.status).toBe(reply.status)
    expect(problem.title).not.toBe('')
    expect(problem.detail).not.toBe('')
    expect(problem.traceId).not.toBe('')
    expect(Object.keys(problemCodes)).toContain(problem.code)
    expect(problem.type).toBe(`/docs/problems#${problem.code}`)
  })

  test('has a traceId of its own', async () => {
    const replies = await Promise.all(failingCalls.map(([, send]) => send()))
    expect(new Set(replies.map((reply) => problemOf(reply).traceId)).size).toBe(failingCalls.length)
  })

  test('has a traceId that differs from those of other servers', async () => {
    const other = await testServer(server)
    const path = `${base}/facilities/my`
    const traceId = problemOf(await wire(server.origin, 'GET', path)).traceId
    const otherTraceId = problemOf(await wire(other.origin, 'GET', path)).traceId
    await other.close()
    expect(otherTraceId.length).toBeGreaterThan(15)
    expect(otherTraceId).not.toBe(traceId)
  })

  test('lists all invalid fields of a payload', async () => {
    const reply = await create({
      json: { data: { name: '', lat: 91, state: 'Nowhere', email: 'x', website: 'javascript:alert(1)' } },
    })
    expect(errorPaths(reply).toSorted()).toEqual([
      'data/email',
      'data/lat',
      'data/name',
      'data/state',
      'data/website',
    ])
  })

  test('lists all invalid query parameters', async () => {
    expect(errorPaths(await call('GET', '/facilities?offset=-1&take=x'))).toEqual(['offset', 'take'])
  })
})

describe('If-None-Match', () => {
  test('returns 304 for the ETag, in any notation', async () => {
    const path = `/facilities/${facilityId}`
    const tag = (await call('GET', path)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[^"]+"$/)
    for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const reply = await call('GET', path, { headers: { 'if-none-match': tags } })
      expect(reply.status, tags).toBe(304)
      expect(reply.text).toBe('')
      expect(reply.headers.get('etag')).toBe(tag)
      expect(reply.headers.get('cache-control')).toBe('private, no-cache')
      expect(reply.headers.get('vary')).toContain('authorization')
    }
  })

  test('returns 200 for another ETag', async () => {
    const headers = { 'if-none-match': '"other"' }
    expect((await call('GET', `/facilities/${facilityId}`, { headers })).status).toBe(200)
  })
})

describe('If-Match', () => {
  const patch = async (ifMatch: string) => {
    const token = await server.issuer.tokenOf({ email: 'owner@people.test' })
    const headers = { 'if-match': ifMatch }
    return (await call('PATCH', `/facilities/${facilityId}`, { token, json: [], headers })).status
  }

  test('accepts a list that contains the ETag', async () => {
    const tag = (await call('GET', `/facilities/${facilityId}`)).headers.get('etag') ?? ''
    expect(await patch(`"other", ${tag}`)).toBe(200)
  })

  test('accepts *', async () => {
    expect(await patch('*')).toBe(200)
  })

  test('returns 412 for a list without the ETag', async () => {
    expect(await patch('"other", "another"')).toBe(412)
  })
})

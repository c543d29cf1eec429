import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFacility } from '../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { base, dataOf, problemOf, wire, type Said } from '../../testing/wire.ts'
import { problemCodes } from '../problem-codes.ts'

let server: TestServer
let user: SignedUp
let facilityId: string
const call = (method: string, path: string, said: Said = {}) => wire(server.origin, method, base + path, said)
const create = (said: Said) => call('POST', '/facilities', { token: user.token, ...said })
const json = { 'content-type': 'application/json' }

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

describe('bodies', () => {
  const refused: [name: string, said: Said, code: string, paths: string[]][] = [
    ['not wrapped in data', { json: { name: 'Elm' } }, 'VALIDATION_FAILED', ['name']],
    [
      'data beside something else',
      { json: { data: { name: 'Elm' }, extra: 1 } },
      'VALIDATION_FAILED',
      ['extra'],
    ],
    ['an array', { json: [{ data: { name: 'Elm' } }] }, 'VALIDATION_FAILED', ['']],
    ['a text', { json: 'data' }, 'VALIDATION_FAILED', ['']],
    ['a number', { json: 7 }, 'VALIDATION_FAILED', ['']],
    ['null', { json: null }, 'VALIDATION_FAILED', ['data']],
    ['empty', { json: {} }, 'VALIDATION_FAILED', ['data']],
    ['data that is null', { json: { data: null } }, 'VALIDATION_FAILED', ['data']],
    ['data that is a list', { json: { data: [] } }, 'VALIDATION_FAILED', ['data']],
    ['no body', {}, 'VALIDATION_FAILED', ['data']],
    ['no body but its type', { body: '', headers: json }, 'VALIDATION_FAILED', ['data']],
    ['broken JSON', { body: '{"data":', headers: json }, 'MALFORMED_REQUEST', []],
    ['two documents', { body: '{"data":{}}{}', headers: json }, 'MALFORMED_REQUEST', []],
    [
      'a poisoned prototype',
      { body: '{"data":{"__proto__":{"a":1}}}', headers: json },
      'MALFORMED_REQUEST',
      [],
    ],
    [
      'a poisoned constructor',
      { body: '{"data":{"constructor":{"prototype":{}}}}', headers: json },
      'MALFORMED_REQUEST',
      [],
    ],
    ['a field of the wrong type', { json: { data: { name: 5 } } }, 'VALIDATION_FAILED', ['data/name']],
    [
      'unknown fields, wherever they are',
      { json: { data: { name: 'Elm', nmae: 1, status: 'Approved' } } },
      'VALIDATION_FAILED',
      ['data/nmae', 'data/status'],
    ],
  ]
  test.each(refused)('%s are refused', async (_name, said, code, paths) => {
    const before = await facilityCount()
    const heard = await create(said)
    expect(heard.status).toBe(400)
    const problem = problemOf(heard)
    expect(problem.code).toBe(code)
    expect((problem.errors ?? []).map(({ path }) => path)).toEqual(paths)
    expect(await facilityCount()).toBe(before)
  })

  test('of another type are refused by their type', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]) {
      const heard = await create({ body: '{"data":{"name":"Elm"}}', headers: { 'content-type': type } })
      expect(heard.status, type).toBe(415)
      expect(problemOf(heard).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    }
  })

  test('may have a charset', async () => {
    const heard = await create({
      body: JSON.stringify({ data: { name: 'Čáslav Ølhall 体育馆' } }),
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    })
    expect(heard.status).toBe(201)
    expect(dataOf(heard)).toMatchObject({ name: 'Čáslav Ølhall 体育馆' })
  })

  test('of a megabyte are read, one byte more is too large', async () => {
    const sized = (bytes: number) => {
      const around = JSON.stringify({ data: { name: 'x', description: '' } })
      return around.replace('"description":"', `"description":"${'x'.repeat(bytes - around.length)}`)
    }
    const fits = await create({ body: sized(1_048_576), headers: json })
    expect(problemOf(fits)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
    const over = await create({ body: sized(1_048_577), headers: json })
    expect(over.status).toBe(413)
    expect(problemOf(over).code).toBe('TOO_LARGE')
  })
})

describe('the api-version', () => {
  test('is 1.0 or left out; any other is refused', async () => {
    expect((await call('GET', '/facilities')).status).toBe(200)
    expect((await call('GET', '/facilities?api-version=1.0')).status).toBe(200)
    for (const version of ['2.0', '1', '1.0.0', '', '1.0&api-version=1.0', 'v1']) {
      const heard = await call('GET', `/facilities?api-version=${version}`)
      expect(heard.status, version).toBe(400)
      expect(problemOf(heard)).toMatchObject({
        code: 'UNSUPPORTED_API_VERSION',
        errors: [{ path: 'api-version', message: 'must be 1.0' }],
      })
    }
  })

  test('goes with every method and is no field of the call', async () => {
    const data = { name: 'Versioned' }
    expect(
      (await call('POST', '/facilities?api-version=1.0', { token: user.token, json: { data } })).status,
    ).toBe(201)
    expect((await call('POST', '/facilities/search?api-version=1.0', { json: { data: {} } })).status).toBe(
      200,
    )
    expect(
      (await call('POST', '/facilities?api-version=3.0', { token: user.token, json: { data } })).status,
    ).toBe(400)
  })
})

describe('addresses', () => {
  test('that no call has are a problem, whatever the method', async () => {
    const wrong = [
      ['GET', '/facility'],
      ['GET', '/facilities/a/b/c/d/e'],
      ['PUT', '/facilities'],
      ['DELETE', '/facilities'],
      ['POST', `/facilities/${facilityId}`],
      ['OPTIONS', '/facilities'],
    ] as const
    for (const [method, path] of wrong) {
      const heard = await call(method, path)
      expect(heard.status, `${method} ${path}`).toBe(404)
      expect(problemOf(heard)).toMatchObject({ code: 'NO_SUCH_CALL', status: 404 })
    }
  })

  test('that are not well-formed are a problem', async () => {
    for (const path of ['/facilities/%zz', '/facilities/%c3%28', '/facilities/%00']) {
      const heard = await call('GET', path)
      expect(heard.status, path).toBe(400)
      problemOf(heard)
    }
  })

  test('answer HEAD as GET, without the body', async () => {
    const got = await call('GET', `/facilities/${facilityId}`)
    const head = await call('HEAD', `/facilities/${facilityId}`)
    expect(head.status).toBe(200)
    expect(head.text).toBe('')
    expect(head.headers.get('etag')).toBe(got.headers.get('etag'))
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'))
    expect((await call('HEAD', `/facilities/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await call('HEAD', '/facilities/my')).status).toBe(401)
  })

  test('have the parameters of the call and no others', async () => {
    for (const query of ['tkae=5', 'take=5&access_token=x', 'sort=name'])
      expect(problemOf(await call('GET', `/facilities?${query}`)).code, query).toBe('VALIDATION_FAILED')
    const heard = await call('POST', '/facilities/search?take=1&page=2&size=3', { json: { data: {} } })
    expect(problemOf(heard).errors?.map(({ path }) => path)).toEqual(['page', 'size'])
  })

  test('name ids that are UUIDs and not nil, in any case', async () => {
    expect((await call('GET', `/facilities/${facilityId.toUpperCase()}`)).status).toBe(200)
    for (const id of [
      '1',
      'my2',
      `${facilityId}0`,
      `{${facilityId}}`,
      '00000000-0000-0000-0000-000000000000',
    ]) {
      const heard = await call('GET', `/facilities/${encodeURIComponent(id)}`)
      expect(heard.status, id).toBe(400)
      expect(problemOf(heard).errors?.map(({ path }) => path)).toEqual(['id'])
    }
  })
})

describe('answers', () => {
  test('are what their type says, and nothing has to guess', async () => {
    const heard = [
      await call('GET', '/facilities?take=1'),
      await call('GET', '/facilities?take=0'),
      await call('GET', '/nothing'),
      await call('PATCH', `/facilities/${facilityId}`),
      await create({ body: '{', headers: json }),
      await wire(server.origin, 'GET', '/openapi.json'),
    ]
    for (const each of heard) expect(each.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('problems', () => {
  test('have every member of RFC 9457 and a code that is documented', async () => {
    const heard = await Promise.all([
      call('GET', '/facilities?take=0'),
      call('GET', '/facilities?api-version=9'),
      call('GET', '/nothing'),
      call('GET', '/facilities/my'),
      call('GET', '/facilities/my', { token: 'garbage' }),
      call('GET', '/facilities/stats', { token: user.token }),
      call('GET', `/facilities/${crypto.randomUUID()}`),
      call('PATCH', `/facilities/${facilityId}`, { token: user.token, json: [] }),
      create({ body: '{', headers: json }),
      create({ body: 'x', headers: { 'content-type': 'text/plain' } }),
    ])
    for (const each of heard) {
      const problem = problemOf(each)
      expect(problem.status).toBe(each.status)
      expect(problem.title).not.toBe('')
      expect(problem.detail).not.toBe('')
      expect(problem.traceId).not.toBe('')
      expect(Object.keys(problemCodes)).toContain(problem.code)
      expect(problem.type).toBe(`/docs/problems#${problem.code}`)
    }
    expect(new Set(heard.map((each) => problemOf(each).traceId)).size).toBe(heard.length)
  })

  test('are told apart across servers by their traceId', async () => {
    const other = await testServer(server)
    const path = `${base}/facilities/my`
    const here = problemOf(await wire(server.origin, 'GET', path)).traceId
    const there = problemOf(await wire(other.origin, 'GET', path)).traceId
    await other.close()
    expect(there.length).toBeGreaterThan(15)
    expect(there).not.toBe(here)
  })

  test('name every wrong field at once, below the payload or in the query', async () => {
    const heard = await create({
      json: { data: { name: '', lat: 91, state: 'Nowhere', email: 'x', website: 'javascript:alert(1)' } },
    })
    expect(
      problemOf(heard)
        .errors?.map(({ path }) => path)
        .toSorted(),
    ).toEqual(['data/email', 'data/lat', 'data/name', 'data/state', 'data/website'])
    const query = problemOf(await call('GET', '/facilities?offset=-1&take=x'))
    expect(query.errors?.map(({ path }) => path)).toEqual(['offset', 'take'])
  })
})

describe('If-None-Match and If-Match', () => {
  test('are lists of tags, weak ones where only sameness matters', async () => {
    const path = `/facilities/${facilityId}`
    const tag = (await call('GET', path)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[^"]+"$/)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const heard = await call('GET', path, { headers: { 'if-none-match': known } })
      expect(heard.status, known).toBe(304)
      expect(heard.text).toBe('')
      expect(heard.headers.get('etag')).toBe(tag)
      // Whoever holds it learns again who else may be shown it: nobody.
      expect(heard.headers.get('cache-control')).toBe('private, no-cache')
      expect(heard.headers.get('vary')).toContain('authorization')
    }
    expect((await call('GET', path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const token = await server.issuer.tokenOf({ email: 'owner@people.test' })
    const patch = (ifMatch: string) =>
      call('PATCH', path, { token, json: [], headers: { 'if-match': ifMatch } })
    expect((await patch(`"other", ${tag}`)).status).toBe(200)
    expect((await patch('*')).status).toBe(200)
    expect((await patch('"other", "another"')).status).toBe(412)
  })
})

describe('a body in pieces', () => {
  test('is read like any other', async () => {
    const { port } = new URL(server.origin)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = rawRequest(
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
      sent.on('error', reject)
      sent.write('{"data":{"na')
      sent.write('me":"In pieces"}}')
      sent.end()
    })
    expect(status).toBe(201)
  })
})

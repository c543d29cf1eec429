import { Writable } from 'node:stream'
import { One } from '@app/contract/envelope.ts'
import { route } from '@app/contract/route.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { signIn } from '../../services/user-mgmt/index.ts'
import { rights } from '../../rights.ts'
import { type TestServer, workerServer } from '../../testing/test-server.ts'
import { problemOf, wire } from '../../testing/wire.ts'
import { bearerAuthentication } from '../auth.ts'
import { logOptions } from '../log.ts'
import type { Handlers } from './call.ts'
import { implement } from './implement.ts'
import { httpServer } from './server.ts'

const Name = z.strictObject({ name: z.string() })
/** A service whose handlers write a row and then fail in different ways. */
const tree = {
  write: route({
    method: 'POST',
    path: '/write',
    owner: null,
    allow: 'user',
    status: 201,
    data: Name,
    reply: One(Name),
  }),
  writeAndThrow: route({
    method: 'POST',
    path: '/write-and-throw',
    owner: null,
    allow: 'user',
    data: Name,
    reply: One(Name),
  }),
  unknownField: route({
    method: 'POST',
    path: '/unknown-field',
    owner: null,
    allow: 'user',
    data: Name,
    reply: One(Name),
  }),
  constraint: route({
    method: 'POST',
    path: '/constraint',
    owner: null,
    allow: 'user',
    data: Name,
    reply: One(Name),
  }),
}

const insertRow = (name: string) => sql`insert into migration (name) values (${name})`
let failures = 0
const handlers: Handlers<typeof tree> = {
  write: async ({ data }, call) => {
    await insertRow(data.name).execute(call.db)
    return { data }
  },
  writeAndThrow: async ({ data }, call) => {
    await insertRow(data.name).execute(call.db)
    failures += 1
    throw new Error(`failure of ${call.user?.email}`, { cause: new TypeError('the cause') })
  },
  unknownField: async ({ data }, call) => {
    await insertRow(data.name).execute(call.db)
    return { data: { ...data, secret: 'must not leak' } }
  },
  constraint: async ({ data }, call) => {
    await sql`insert into app_user (id, subject, email, email_verified, name) values (${call.user?.id}, 's', ${data.name}, true, null)`.execute(
      call.db,
    )
    return { data }
  },
}

let server: TestServer
let app: FastifyInstance
let origin: string
let token: string
let logged = ''
const email = 'watched@calls.test'
beforeAll(async () => {
  server = await workerServer()
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  const log = pino(logOptions({ logLevel: 'trace', mode: 'test' }), stream)
  const { pool, db } = server
  app = httpServer(log, bearerAuthentication(server.issuer.rules, signIn(db)))
  const connections = { pool, db, close: async () => {} }
  implement(
    app,
    {
      connections,
      writes: connections,
      rights,
      quotas: new Map(),
      checkReplies: true,
      largestFile: 1000,
      networkOf: (address) => address,
      report: () => {},
    },
    { name: 'test', tree, handlers },
  )
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  token = await server.issuer.tokenOf({ email })
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(() => {
  logged = ''
})

const post = (path: string, name: string, headers: Record<string, string> = {}) =>
  wire(origin, 'POST', `/test/api${path}`, { token, json: { data: { name } }, headers })
const rowExists = async (name: string) => {
  const { rows } = await server.pool.query('select from migration where name = $1', [name])
  return rows.length > 0
}

test('a write is committed when the handler returns', async () => {
  expect((await post('/write', 'committed')).status).toBe(201)
  expect(await rowExists('committed')).toBe(true)
})

describe('a handler that throws', () => {
  test('returns a 500 without details of the error', async () => {
    const reply = await post('/write-and-throw', 'detailed')
    expect(reply.status).toBe(500)
    expect(problemOf(reply).code).toBe('INTERNAL')
    expect(reply.text).not.toMatch(/failure|cause|watched|\.ts/)
  })

  test('rolls back its write', async () => {
    await post('/write-and-throw', 'rolled back')
    expect(await rowExists('rolled back')).toBe(false)
  })

  test('releases its Idempotency-Key, so a retry runs it again', async () => {
    const before = failures
    await post('/write-and-throw', 'retried', { 'idempotency-key': 'crash' })
    const { rows } = await server.pool.query(`select from idempotency where key = 'crash'`)
    expect(rows).toEqual([])
    await post('/write-and-throw', 'retried', { 'idempotency-key': 'crash' })
    expect(failures).toBe(before + 2)
  })

  test('logs the traceId of the response, the operation and the cause', async () => {
    const { traceId } = problemOf(await post('/write-and-throw', 'traced'))
    const line = logged.split('\n').find((each) => each.includes(traceId))
    expect(line).toContain('test.writeAndThrow')
    expect(line).toContain('the cause')
  })
})

test('a reply with a field that its schema does not define returns 500 and rolls back', async () => {
  const reply = await post('/unknown-field', 'unknown')
  expect(problemOf(reply)).toMatchObject({ status: 500, code: 'INTERNAL' })
  expect(reply.text).not.toContain('must not leak')
  expect(await rowExists('unknown')).toBe(false)
})

test('the log contains no tokens and no email addresses', async () => {
  await post('/write', 'logged')
  await post('/constraint', 'address-in-a-row@calls.test')
  const expired = await server.issuer.sign({ sub: 'x', email }, '-5m')
  for (const invalid of [expired, 'garbage-token', `${token}x`])
    await wire(origin, 'POST', '/test/api/write', { token: invalid, json: { data: { name: email } } })
  await wire(origin, 'POST', `/test/api/write?access_token=${token}`, {
    token,
    json: { data: { nmae: email } },
  })
  await wire(origin, 'GET', `/test/api/nothing?email=${email}&access_token=${token}`, { token })
  await wire(origin, 'POST', '/test/api/write', {
    token,
    body: `{"${email}`,
    headers: { 'content-type': 'application/json' },
  })
  await post('/unknown-field', 'logged')
  expect(logged).toContain('request failed')
  expect(logged).toContain('not-null constraint')
  expect(logged).not.toContain(token)
  expect(logged).not.toContain(expired)
  expect(logged).not.toContain('garbage-token')
  expect(logged).not.toContain(email)
  expect(logged).not.toContain('address-in-a-row@calls.test')
})

import { Writable } from 'node:stream'
import { One } from '@app/contract/envelope.ts'
import { route } from '@app/contract/route.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { signIn } from '../../services/user-mgmt/index.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { problemOf, wire } from '../../testing/wire.ts'
import { bearerAuthentication } from '../auth.ts'
import { logOptions } from '../log.ts'
import type { Handlers } from './call.ts'
import { implement } from './implement.ts'
import { httpServer } from './server.ts'

/** A service of the test's own, whose handlers fail on purpose; everything under them is the real thing. */
const Name = z.strictObject({ name: z.string() })
const tree = {
  keep: route({ method: 'POST', path: '/keep', allow: 'user', status: 201, data: Name, reply: One(Name) }),
  keepAndFail: route({ method: 'POST', path: '/keep-and-fail', allow: 'user', data: Name, reply: One(Name) }),
  misfit: route({ method: 'POST', path: '/misfit', allow: 'user', data: Name, reply: One(Name) }),
  constraint: route({ method: 'POST', path: '/constraint', allow: 'user', data: Name, reply: One(Name) }),
}

const key = (name: string) => sql`insert into migration (name) values (${name})`
let failures = 0
const handlers: Handlers<typeof tree> = {
  keep: async ({ data }, call) => {
    await key(data.name).execute(call.db)
    return { data }
  },
  keepAndFail: async ({ data }, call) => {
    await key(data.name).execute(call.db)
    failures += 1
    throw new Error(`failure of ${call.user?.email}`, { cause: new TypeError('the cause') })
  },
  misfit: async ({ data }, call) => {
    await key(data.name).execute(call.db)
    return { data: { ...data, secret: 'shown by mistake' } }
  },
  constraint: async ({ data }, call) => {
    await sql`insert into app_user (id, subject, email, email_verified, name) values (gen_random_uuid(), 's', ${data.name}, true, null)`.execute(
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
  server = await testServer()
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
  const findRung = async () => null
  implement(
    app,
    { connections, checkReplies: true, largestFile: 1000 },
    { name: 'test', tree, handlers, findRung },
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
const isKept = async (name: string) => {
  const { rows } = await server.pool.query('select from migration where name = $1', [name])
  return rows.length > 0
}

test('what a handler wrote is there once it answers', async () => {
  expect((await post('/keep', 'kept')).status).toBe(201)
  expect(await isKept('kept')).toBe(true)
})

test('a handler that throws leaves nothing, tells nothing, and frees its Idempotency-Key', async () => {
  const before = failures
  const heard = await post('/keep-and-fail', 'lost', { 'idempotency-key': 'crash' })
  expect(heard.status).toBe(500)
  const problem = problemOf(heard)
  expect(problem.code).toBe('INTERNAL')
  expect(heard.text).not.toMatch(/failure|cause|watched|\.ts/)
  expect(await isKept('lost')).toBe(false)
  const { rows } = await server.pool.query(`select from idempotency where key = 'crash'`)
  expect(rows).toEqual([])
  await post('/keep-and-fail', 'lost', { 'idempotency-key': 'crash' })
  expect(failures).toBe(before + 2)
})

test('a reply that its schema does not name leaves nothing either', async () => {
  const heard = await post('/misfit', 'misfit')
  expect(problemOf(heard)).toMatchObject({ status: 500, code: 'INTERNAL' })
  expect(heard.text).not.toContain('shown by mistake')
  expect(await isKept('misfit')).toBe(false)
})

test('a failure is logged with the traceId that the caller was told, its operation and its cause', async () => {
  const { traceId } = problemOf(await post('/keep-and-fail', 'traced'))
  const line = logged.split('\n').find((each) => each.includes(traceId))
  expect(line).toContain('keepAndFail')
  expect(line).toContain('the cause')
})

test('the log holds no token and nobody’s address, whatever happens', async () => {
  await post('/keep', 'logged')
  await post('/constraint', 'address-in-a-row@calls.test')
  const expired = await server.issuer.sign({ sub: 'x', email }, '-5m')
  for (const bad of [expired, 'garbage-token', `${token}x`])
    await wire(origin, 'POST', '/test/api/keep', { token: bad, json: { data: { name: email } } })
  await wire(origin, 'POST', `/test/api/keep?access_token=${token}`, {
    token,
    json: { data: { nmae: email } },
  })
  await wire(origin, 'GET', `/test/api/nothing?email=${email}&access_token=${token}`, { token })
  await wire(origin, 'POST', '/test/api/keep', {
    token,
    body: `{"${email}`,
    headers: { 'content-type': 'application/json' },
  })
  await post('/misfit', 'logged')
  expect(logged).toContain('a request failed')
  expect(logged).toContain('not-null constraint')
  expect(logged).not.toContain(token)
  expect(logged).not.toContain(expired)
  expect(logged).not.toContain('garbage-token')
  expect(logged).not.toContain(email)
  expect(logged).not.toContain('address-in-a-row@calls.test')
})

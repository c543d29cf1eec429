import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { visitor } from './call.ts'
import { registerHealth, type HealthChecks } from './health.ts'
import { httpServer } from './server.ts'
import { startingServer } from './starting-server.ts'

async function healthServer(checks: HealthChecks) {
  const app = httpServer(pino({ level: 'silent' }), async () => visitor)
  registerHealth(app, checks)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { app, origin }
}
const works = async () => {}
const fails = () => Promise.reject(new Error('connection refused'))

test('is ready when all checks pass', async () => {
  const { app } = await healthServer({ database: works, searchIndex: works })
  const reply = await app.inject('/health/ready')
  expect([reply.statusCode, reply.headers['cache-control'], reply.json()]).toEqual([
    200,
    'no-store',
    { status: 'ready', checks: { database: 'ok', searchIndex: 'ok' } },
  ])
})

test('is not ready when a check fails, but live', async () => {
  const { app } = await healthServer({ database: fails, searchIndex: works })
  const reply = await app.inject('/health/ready')
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { status: 'failing', checks: { database: 'failed', searchIndex: 'ok' } },
  ])
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test('checks run once for 100 requests at the same time', async () => {
  let runs = 0
  const { app } = await healthServer({ database: async () => void (runs += 1) })
  await Promise.all(Array.from({ length: 100 }, () => app.inject('/health/ready')))
  expect(runs).toBe(1)
})

test('is not ready while it stops', async () => {
  const app = httpServer(pino({ level: 'silent' }), async () => visitor)
  registerHealth(app, { database: works })
  const { promise, resolve } = Promise.withResolvers<number>()
  app.addHook('preClose', async () => {
    resolve((await fetch(`${origin}/health/ready`)).status)
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.close()
  expect(await promise).toBe(503)
})

test('a server that starts is live but not ready, and says when to try again', async () => {
  const { app, origin } = await healthServer({})
  const port = Number(new URL(origin).port)
  await app.close()
  const starting = await startingServer({ host: '127.0.0.1', port }, 'Northside')
  onTestFinished(() => starting.close())
  expect((await fetch(`${origin}/health/live`)).status).toBe(200)
  const reply = await fetch(`${origin}/health/ready`)
  expect([reply.status, reply.headers.get('retry-after'), await reply.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'STARTING', status: 503 }),
  ])
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 'hello\r\n\r\n'])(
  'a server that starts replies to %j with a problem',
  async (content) => {
    const { app, origin } = await healthServer({})
    const port = Number(new URL(origin).port)
    await app.close()
    const starting = await startingServer({ host: '127.0.0.1', port }, 'Northside')
    onTestFinished(() => starting.close())
    const reply = (await text(connect(port, '127.0.0.1').end(content))).toLowerCase()
    expect(reply).toContain('application/problem+json')
    expect(reply).toContain('cross-origin-resource-policy: same-origin')
  },
)

test('a browser gets a page that asks again by itself while the server starts', async () => {
  const { app, origin } = await healthServer({})
  const port = Number(new URL(origin).port)
  await app.close()
  const starting = await startingServer({ host: '127.0.0.1', port }, 'Northside')
  onTestFinished(() => starting.close())
  const reply = await fetch(origin, { headers: { accept: 'text/html,*/*' } })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  const page = await reply.text()
  expect(page).toContain('<meta http-equiv="refresh" content="5">')
  expect(page).toContain('<title>Starting … | Northside</title>')
})

test('a port in use is found at the start', async () => {
  const { origin } = await healthServer({})
  const port = Number(new URL(origin).port)
  await expect(startingServer({ host: '127.0.0.1', port }, 'Northside')).rejects.toThrow(
    `PORT: ${port} is already in use`,
  )
})

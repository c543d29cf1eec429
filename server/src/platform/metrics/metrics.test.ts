import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { busy, Refusal } from '../errors.ts'
import { visitor } from '../http/call.ts'
import { httpServer } from '../http/server.ts'
import { startMetricsServer } from './metrics-server.ts'
import { addProcessMetrics } from './process-metrics.ts'
import { counter, gauge, histogram, metricsRegistry } from './registry.ts'
import { addRequestMetrics, countClosedConnections } from './request-metrics.ts'

test('a counter has a line for each set of labels', async () => {
  const metrics = metricsRegistry()
  const requests = metrics.add(counter('requests_total', 'Requests.'))
  requests.increment({ route: '/a' })
  requests.increment({ route: '/a' })
  requests.increment({ route: '/"b"\\' })
  expect(await metrics.text()).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{route="/a"} 2',
      String.raw`requests_total{route="/\"b\"\\"} 1`,
      '',
    ].join('\n'),
  )
})

test('the buckets of a histogram are cumulative', async () => {
  const metrics = metricsRegistry()
  const durations = metrics.add(histogram('duration_seconds', 'Durations.', [0.1, 1]))
  for (const value of [0.1, 0.5, 3]) durations.observe(value)
  expect((await metrics.text()).split('\n').slice(2, 7)).toEqual([
    'duration_seconds_bucket{le="0.1"} 1',
    'duration_seconds_bucket{le="1"} 2',
    'duration_seconds_bucket{le="+Inf"} 3',
    'duration_seconds_sum 3.6',
    'duration_seconds_count 3',
  ])
})

test('a metric that cannot be collected is left out', async () => {
  const metrics = metricsRegistry()
  metrics.add(gauge('broken', 'Broken.', () => Promise.reject(new Error('no database'))))
  metrics.add(gauge('fine', 'Fine.', () => [{ value: 1 }]))
  expect(await metrics.text()).toBe('# HELP fine Fine.\n# TYPE fine gauge\nfine 1\n')
})

test('requests are counted by route, not by URL, and by class of status', async () => {
  const metrics = metricsRegistry()
  const app = httpServer(pino({ level: 'silent' }), async () => visitor)
  addRequestMetrics(metrics, app)
  app.get('/items/:id', async () => ({}))
  for (const url of ['/items/1', '/items/2', '/missing/1', '/missing/2']) await app.inject(url)
  await app.close()
  const text = await metrics.text()
  expect(text).toContain('http_requests_total{method="GET",route="/items/:id",status="2xx"} 2\n')
  expect(text).toContain('http_requests_total{method="any",route="none",status="4xx"} 2\n')
  expect(text).toContain('http_request_duration_seconds_count 4\n')
})

/** A server with metrics, whose routes refuse. */
async function refusingServer() {
  const metrics = metricsRegistry()
  const app = httpServer(pino({ level: 'silent' }), async () => visitor, {
    limits: {
      giveBack: () => {},
      count: (request) => {
        if (request.url.startsWith('/limited'))
          throw new Refusal(429, 'RATE_LIMITED', 'Too many.', undefined, 1)
        return undefined
      },
    },
  })
  addRequestMetrics(metrics, app)
  app.get('/limited/:name', { config: { budget: 'reads' } }, async () => ({}))
  app.post('/limited/:name', { config: { budget: 'writes' } }, async () => ({}))
  app.post('/items', { config: { budget: 'writes' } }, async () => ({}))
  app.get('/busy', () => Promise.reject(busy('Busy.')))
  app.get('/slow', () =>
    Promise.reject(Object.assign(new pg.DatabaseError('canceled', 0, 'error'), { code: '57014' })),
  )
  app.get('/failing', (_request, reply) => reply.status(503).send({}))
  app.get('/login', (request, reply) => {
    request.refusalReason = 'login'
    reply.hijack()
    reply.raw.writeHead(429).end()
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const refused = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('http_refused_requests_total{'))
  return { app, origin, refused }
}

test.each<[what: string, request: string, init: RequestInit, line: string]>([
  ['a limit of reads', '/limited/ann', {}, '{status="429",reason="rate_limited",budget="reads"}'],
  [
    'a limit of writes',
    '/limited/ann',
    { method: 'POST' },
    '{status="429",reason="rate_limited",budget="writes"}',
  ],
  ['a busy server', '/busy', {}, '{status="503",reason="busy",budget="none"}'],
  ['a statement that took too long', '/slow', {}, '{status="503",reason="database_timeout",budget="none"}'],
  ['a reply of 503 without a problem', '/failing', {}, '{status="503",reason="other",budget="none"}'],
  ['a login', '/login', {}, '{status="429",reason="login",budget="none"}'],
  [
    'a body of 2 MB',
    '/items',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: `"${'x'.repeat(2e6)}"` },
    '{status="413",reason="too_large",budget="writes"}',
  ],
  [
    'headers of 140 KB',
    '/busy',
    { headers: { x: 'x'.repeat(140_000) } },
    '{status="431",reason="headers_too_large",budget="none"}',
  ],
])('%s is counted as refused, by reason', async (_what, path, init, labels) => {
  const { origin, refused } = await refusingServer()
  await fetch(origin + path, init)
  await expect.poll(refused).toEqual([`http_refused_requests_total${labels} 1`])
})

test('requests with other errors are not counted as refused', async () => {
  const { app, refused } = await refusingServer()
  expect((await app.inject('/nowhere')).statusCode).toBe(404)
  expect(await refused()).toEqual([])
})

test('refused requests have no more lines than there are reasons, whatever is asked for', async () => {
  const { app, refused } = await refusingServer()
  for (let n = 0; n < 50; n++) await app.inject(`/limited/${n}?text=${n}`)
  expect(await refused()).toEqual([
    'http_refused_requests_total{status="429",reason="rate_limited",budget="reads"} 50',
  ])
})

/** A server with metrics, which allows as many connections in all and of a network. */
async function limitedServer({ total = 10, perNetwork = 10 }) {
  const metrics = metricsRegistry()
  const app = httpServer(pino({ level: 'silent' }), async () => visitor, {
    connections: { total, perNetwork, minBytesPerSecond: 1000 },
    onClosedConnection: countClosedConnections(metrics),
  })
  app.post('/items', async () => ({}))
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  onTestFinished(() => app.close())
  const open = async () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const closed = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('http_closed_connections_total{'))
  return { app, open, closed }
}

test('a connection that is closed because its network has too many is counted', async () => {
  const { open, closed } = await limitedServer({ perNetwork: 1 })
  await open()
  await open()
  await expect.poll(closed).toEqual(['http_closed_connections_total{reason="network"} 1'])
})

test('a connection that is closed because the server has too many is counted', async () => {
  const { open, closed } = await limitedServer({ total: 1 })
  await open()
  await open()
  await expect.poll(closed).toEqual(['http_closed_connections_total{reason="total"} 1'])
})

test('a connection that is closed because its body drips is counted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, open, closed } = await limitedServer({})
  const socket = await open()
  const requested = once(app.server, 'request')
  socket.write(
    'POST /items HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await requested
  vi.advanceTimersByTime(35_000)
  expect(await closed()).toEqual(['http_closed_connections_total{reason="slow_body"} 1'])
})

test('a connection that is closed because its headers arrive too slowly is counted', async () => {
  const { app, open, closed } = await limitedServer({})
  const [[accepted]] = await Promise.all([once(app.server, 'connection'), open()])
  const error = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  // As Node does after a timeout of many seconds.
  app.server.emit('clientError', error, accepted)
  expect(await closed()).toEqual(['http_closed_connections_total{reason="slow_headers"} 1'])
})

test('a connection whose request is not valid HTTP is not counted as closed by a limit', async () => {
  const { open, closed } = await limitedServer({})
  const socket = await open()
  socket.write('nonsense\r\n\r\n')
  await once(socket.resume(), 'close')
  expect(await closed()).toEqual([])
})

test('the address of metrics serves the memory and event loop of the process, and nothing else', async () => {
  const metrics = metricsRegistry()
  onTestFinished(addProcessMetrics(metrics))
  const server = await startMetricsServer(metrics, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  const origin = `http://127.0.0.1:${server.port}`
  const reply = await fetch(`${origin}/metrics`)
  const text = await reply.text()
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).toMatch(/^nodejs_eventloop_delay_seconds_bucket\{le="\+Inf"\} \d+$/m)
  const missing = await fetch(`${origin}/`)
  expect(missing.status).toBe(404)
  for (const { headers } of [reply, missing])
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405)
})

test('an address in use is a configuration error', async () => {
  const server = await startMetricsServer(metricsRegistry(), { host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  await expect(
    startMetricsServer(metricsRegistry(), { host: '127.0.0.1', port: server.port }),
  ).rejects.toThrow(/^METRICS_ADDRESS: can't listen on 127\.0\.0\.1:\d+/)
})

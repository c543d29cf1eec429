import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { visitor } from '../http/call.ts'
import { httpServer } from '../http/server.ts'
import { startMetricsServer } from './metrics-server.ts'
import { addProcessMetrics } from './process-metrics.ts'
import { counter, gauge, histogram, metricsRegistry } from './registry.ts'
import { addRequestMetrics } from './request-metrics.ts'

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
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405)
})

test('an address in use is a configuration error', async () => {
  const server = await startMetricsServer(metricsRegistry(), { host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  await expect(
    startMetricsServer(metricsRegistry(), { host: '127.0.0.1', port: server.port }),
  ).rejects.toThrow(/^METRICS_ADDRESS: can't listen on 127\.0\.0\.1:\d+/)
})

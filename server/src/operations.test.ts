import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openPictures } from './platform/files/pictures/open-pictures.ts'
import { runTask } from './platform/files/pictures/tasks.ts'
import { addAppMetrics } from './app-metrics.ts'
import { visitor } from './platform/http/call.ts'
import { httpServer } from './platform/http/server.ts'
import { metricsRegistry } from './platform/metrics/registry.ts'
import { connect } from './platform/database.ts'
import { testServer } from './testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())

test('a server with a migrated database and loaded indexes is ready', async () => {
  const reply = await fetch(`${server.origin}/health/ready`)
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { status: 'ready', checks: { database: 'ok', migrations: 'ok', searchIndex: 'ok' } },
  ])
})

test('the public address has no metrics', async () => {
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404)
})

test('metrics cover pools, indexes, emails, imports and images', async () => {
  const metrics = metricsRegistry()
  const pictures = openPictures(runTask)
  addAppMetrics(metrics, {
    pools: { requests: server.pool },
    db: server.db,
    pictures: pictures.counts,
    pictureProcess: () => process.pid,
    mail: () => ({ sent: 3, failed: 1, dropped: 0, lastSent: 1_700_000_000_000 }),
    lastHousekeeping: () => undefined,
    indexAges: () => new Map([['facility', 0]]),
  })
  const text = await metrics.text()
  for (const line of [
    /^db_pool_connections\{pool="requests",state="idle"\} \d+$/m,
    /^db_pool_waiting\{pool="requests"\} 0$/m,
    /^search_index_age_seconds\{kind="facility"\} 0$/m,
    /^db_pool_size\{pool="requests"\} 6$/m,
    /^db_size_bytes \d{7,}$/m,
    /^picture_process_resident_memory_bytes \d{7,}$/m,
    /^picture_process_cpu_seconds_total [\d.]+$/m,
    /^mail_jobs_failing 0$/m,
    /^mail_total\{result="failed"\} 1$/m,
    /^mail_last_sent_timestamp_seconds 1700000000$/m,
    /^mail_jobs\{state="due"\} 0$/m,
    /^import_jobs\{state="later"\} 0$/m,
    /^picture_jobs_total\{result="cancelled"\} 0$/m,
    /^picture_jobs\{state="queued"\} 0$/m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toContain('housekeeping_last_success')
})

test('a statement that takes too long is stopped, and the call gets a 503', async () => {
  const timeouts = { statement: 1, lock: 1, idleTransaction: 1 }
  const connections = connect(server.databaseUrl, { size: 1, timeouts })
  const app = httpServer(pino({ level: 'silent' }), async () => visitor)
  app.get('/slow', () => connections.pool.query('select pg_sleep(5)'))
  const reply = await app.inject('/slow')
  expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'BUSY' }),
  ])
  await app.close()
  await connections.close()
})

test('without timeouts, statements of other connections take as long as they need', async () => {
  const { rows } = await server.pool.query<{ statement_timeout: string }>('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '0' }])
})

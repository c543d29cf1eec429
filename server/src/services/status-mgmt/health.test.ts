import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, testServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await testServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

async function samples() {
  const { data } = await admin.api.health.read({})
  return data.samples
}
const valueOf = async (name: string, labels: Record<string, string> = {}) =>
  (await samples()).find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value

test.each([
  ['the start of the process', 'process_start_time_seconds', {}],
  ['its memory', 'process_resident_memory_bytes', {}],
  ['its CPU time', 'process_cpu_seconds_total', {}],
  ['the delay of the event loop', 'nodejs_eventloop_delay_seconds_count', {}],
  ['the size of a pool', 'db_pool_size', { pool: 'writes' }],
  ['the size of the database', 'db_size_bytes', {}],
])('shows %s', async (_what, name, labels) => {
  await expect.poll(() => valueOf(name, labels)).toBeGreaterThan(0)
})

test('shows the age of the index of each kind', async () => {
  expect(await valueOf('search_index_age_seconds', { kind: 'facility' })).toBe(0)
})

test('shows when housekeeping last succeeded', async () => {
  const name = 'housekeeping_last_success_timestamp_seconds'
  await expect.poll(() => valueOf(name)).toBeGreaterThan(Date.now() / 1000 - 60)
})

test('shows emails that wait, and those that failed', async () => {
  await server.pool.query(`insert into mail_job (id, kind, subject_id, due_date, attempts)
    values (gen_random_uuid(), 'test', gen_random_uuid(), now() + interval '1 hour', 2)`)
  expect(await valueOf('mail_jobs', { state: 'later' })).toBe(1)
  expect(await valueOf('mail_jobs_failing')).toBe(1)
})

test('has no routes but those that failed', async () => {
  await samples()
  expect((await samples()).filter(({ name }) => name === 'http_requests_total')).toEqual([])
})

test('leaves out what the database would have to tell while it is down', async () => {
  await server.pool.query('alter table mail_job rename to mail_job_away')
  try {
    const names = (await samples()).map(({ name }) => name)
    expect(names).toContain('process_resident_memory_bytes')
    expect(names).not.toContain('mail_jobs')
  } finally {
    await server.pool.query('alter table mail_job_away rename to mail_job')
  }
})

test('names no database, no host and nobody', async () => {
  const text = JSON.stringify(await samples())
  const { hostname, password, pathname, username } = new URL(server.databaseUrl)
  for (const secret of [hostname, password, pathname.slice(1), username, 'ada', server.dataDir])
    if (secret !== '') expect(text).not.toContain(`"${secret}"`)
  expect(text).not.toMatch(/@|\/\//)
})

test('is refused for people who are no administrators', async () => {
  const person = await signUp(server, 'curious')
  expect((await refusal(person.api.health.read({}))).status).toBe(403)
  expect((await refusal((await server.as()).health.read({}))).status).toBe(401)
})

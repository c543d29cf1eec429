import { expect, test } from 'vitest'
import { duration, healthGroups } from './health-figures.ts'
import { metricsOf, type Reading } from './health-reading.ts'

const sample = (name: string, value: number, labels: Record<string, string> = {}) => ({
  name,
  labels,
  value,
})

const start = 1_800_000_000
/** A reading of a server that started at `start`. */
const reading = (seconds: number, ...samples: Reading['samples']): Reading => ({
  at: new Date((start + seconds) * 1000).toISOString(),
  samples: [sample('process_start_time_seconds', start), ...samples],
})

function figureOf(label: string, ...readings: Reading[]) {
  const groups = healthGroups(metricsOf(readings)!)
  return groups.flatMap(({ figures }) => figures).find((figure) => figure.label === label)!
}

test('a value in its range has no problem', () => {
  expect(figureOf('Memory', reading(60, sample('process_resident_memory_bytes', 4e8)))).toEqual({
    label: 'Memory',
    value: '400 MB',
    range: 'Up to 2 GB',
    problem: undefined,
  })
})

test('a value out of its range has a sentence', () => {
  const { problem } = figureOf('Memory', reading(60, sample('process_resident_memory_bytes', 3e9)))
  expect(problem).toContain('Restart it')
})

test('what can’t be read is not known, and no problem', () => {
  expect(figureOf('To send now', reading(60))).toMatchObject({
    value: 'Not known',
    problem: undefined,
  })
})

const cpu = (seconds: number, value: number) => reading(seconds, sample('process_cpu_seconds_total', value))

test('the processor is measured since the start, with one reading', () => {
  expect(figureOf('Processor, of one core', cpu(100, 50)).value).toBe('50%')
})

test('the processor is measured between the first and the last of several readings', () => {
  expect(figureOf('Processor, of one core', cpu(100, 50), cpu(105, 50.2), cpu(110, 59)).value).toBe('90%')
})

test('the processor of another server is measured since its start', () => {
  const other = cpu(110, 11)
  other.samples[0]!.value = start + 100
  expect(figureOf('Processor, of one core', cpu(105, 50), other).value).toBe('110%')
})

const calls = (seconds: number, fast: number, slow: number) =>
  reading(
    seconds,
    sample('http_request_duration_seconds_bucket', fast, { le: '0.1' }),
    sample('http_request_duration_seconds_bucket', fast + slow, { le: '2.5' }),
    sample('http_request_duration_seconds_bucket', fast + slow, { le: '+Inf' }),
    sample('http_request_duration_seconds_count', fast + slow),
  )
const replies = 'Replies, 95 of 100 within'

test('the duration of replies is the bound that 95 of 100 are below', () => {
  expect(figureOf(replies, calls(60, 95, 5)).value).toBe('100 ms')
  expect(figureOf(replies, calls(60, 94, 6))).toMatchObject({ value: '2.5 s', range: 'Up to 1 s' })
})

test('the duration of replies is that of new ones', () => {
  expect(figureOf(replies, calls(60, 0, 100), calls(65, 100, 100)).value).toBe('100 ms')
  expect(figureOf(replies, calls(60, 10, 0), calls(65, 10, 0)).value).toBe('No calls')
})

test('failed calls are a problem while there are new ones, which are named', () => {
  const failed = (seconds: number, value: number) =>
    reading(seconds, sample('http_requests_total', value, { method: 'GET', route: '/a', status: '5xx' }))
  expect(figureOf('Calls that failed lately', failed(60, 1), failed(65, 3))).toMatchObject({
    value: '2',
    problem: 'The log has the errors of GET /a.',
  })
  expect(figureOf('Calls that failed lately', failed(60, 3), failed(65, 3)).problem).toBeUndefined()
})

test('work that waits for a connection is a problem of its pool', () => {
  const pool = (waiting: number, used = 10) =>
    reading(
      60,
      sample('db_pool_size', 10, { pool: 'reads' }),
      sample('db_pool_connections', used, { pool: 'reads', state: 'in_use' }),
      sample('db_pool_waiting', waiting, { pool: 'reads' }),
    )
  expect(figureOf('Connections for reads', pool(0))).toMatchObject({
    value: '10 of 10 in use, 0 waiting',
    problem: undefined,
  })
  expect(figureOf('Connections for reads', pool(2)).problem).toBeDefined()
  // An idle pool opens connections.
  expect(figureOf('Connections for reads', pool(2, 0)).problem).toBeUndefined()
})

test('the oldest search index counts, and its kind is named', () => {
  const { value, problem } = figureOf(
    'Search index behind by',
    reading(
      60,
      sample('search_index_age_seconds', 0, { kind: 'hotel' }),
      sample('search_index_age_seconds', 42, { kind: 'facility' }),
    ),
  )
  expect(value).toBe('42 s')
  expect(problem).toContain('facility')
})

test.each([
  [0.0254, '25 ms'],
  [2.5, '2.5 s'],
  [119, '119 s'],
  [7199, '119 min'],
  [90_000, '25 h'],
  [260_000, '3 days'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})

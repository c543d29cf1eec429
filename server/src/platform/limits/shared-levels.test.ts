import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { sharedLevels } from './shared-levels.ts'

const server = await testServer()
afterAll(() => server.close())

const rate = { count: 100, seconds: 100 }
const settle = sharedLevels({
  pool: server.pool,
  secret: Buffer.alloc(32),
  log: pino({ level: 'silent' }),
})
const add = (name: string, uses: number, maxElapsed?: number) => settle(name, rate, { uses, maxElapsed })

/** Moves the time of the last change, as a clock that jumps the other way does. */
const changedSeconds = (seconds: number) =>
  server.pool.query('update use_level set changed_date = clock_timestamp() + make_interval(secs => $1)', [
    seconds,
  ])

test('adds up uses of one name', async () => {
  expect(await add('sum', 10)).toBe(10)
  expect(await add('sum', 5)).toBeCloseTo(15, 0)
  expect(await add('another sum', 5)).toBe(5)
})

test('uses that are given back never make less than none', async () => {
  await add('returned', 3)
  expect(await add('returned', -2)).toBeCloseTo(1, 0)
  expect(await add('returned', -5)).toBe(0)
  expect(await add('never used', -5)).toBe(0)
})

test('takes back what has passed by the clock of the database', async () => {
  await add('past', 60)
  await changedSeconds(-20)
  expect(await add('past', 1)).toBeCloseTo(41, 0)
})

test('a clock that jumps forward takes back no more than has passed on the server', async () => {
  await add('forward', 60)
  await changedSeconds(-3600)
  expect(await add('forward', 1, 5)).toBeCloseTo(56, 0)
})

test('a clock that jumps back locks nobody out', async () => {
  await add('back', 100)
  await changedSeconds(3600)
  expect(await add('back', 1)).toBe(101)
  await changedSeconds(-50)
  expect(await add('back', 1)).toBeCloseTo(52, 0)
})

test('uses above the rate are no debt', async () => {
  expect(await add('above', 5000)).toBe(101)
  expect(await add('above', 5000)).toBe(101)
})

test('names are stored as keyed hashes', async () => {
  await add('reads 203.0.113.9', 1)
  const { rows } = await server.pool.query<{ key: Buffer }>('select key from use_level')
  expect(rows.every(({ key }) => key.length === 16 && !key.includes('203'))).toBe(true)
})

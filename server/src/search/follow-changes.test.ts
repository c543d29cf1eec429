import pg from 'pg'
import pino from 'pino'
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { followChanges } from './follow-changes.ts'
import type { MarketFeed } from './market.ts'

afterEach(() => vi.useRealTimers())

const nothing = async () => {}

/** A connection to a new database, and what follows the changes of a market there. */
async function openDatabase() {
  const database = await testDatabase(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const follow = async (market: MarketFeed) => {
    const changes = await followChanges(new Map([['facility', market]]), {
      url: database.url,
      log: pino({ level: 'silent' }),
    })
    onTestFinished(async () => {
      await changes.close()
      await client.end()
      await database.drop()
    })
    return changes
  }
  return { client, follow }
}

/** Follows the changes of a market that loads once, and fails from then on. */
async function failingMarket() {
  const { client, follow } = await openDatabase()
  const fail = async (): Promise<void> => {
    throw new Error('out of order')
  }
  const load = vi.fn<() => Promise<void>>(fail).mockImplementationOnce(async () => {})
  const refresh = vi.fn<() => Promise<void>>(fail)
  const catchUp = vi.fn<() => Promise<void>>(fail)
  const changes = await follow({ load, catchUp, refresh })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // `vi.waitFor` and `expect.poll` would advance the time.
  const notify = async (count: number) => {
    for (let n = 0; n < count; n++) await client.query(`notify profile, 'facility:${n}'`)
    while (refresh.mock.calls.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  return { changes, notify, load, refresh, catchUp }
}

test('applies a change that is made as soon as the first load has begun', async () => {
  const { client, follow } = await openDatabase()
  const load = async () => void (await client.query(`notify profile, 'facility:1'`))
  const refresh = vi.fn<() => Promise<void>>(async () => {})
  const changes = await follow({ load, catchUp: nothing, refresh })
  await changes.catchUp()
  expect(refresh).toHaveBeenCalledExactlyOnceWith(['1'])
})

test('reloads once after twenty failed changes', async () => {
  const { notify, load } = await failingMarket()
  await notify(20)
  await vi.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('catches up without a reload after changes that failed because the database was away', async () => {
  const { notify, load, refresh, catchUp } = await failingMarket()
  refresh.mockRejectedValue(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  catchUp.mockResolvedValue()
  await notify(20)
  await vi.advanceTimersByTimeAsync(1000)
  expect(catchUp).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(1)
})

test('catches up without a reload after a reconnection', async () => {
  const { client, follow } = await openDatabase()
  const load = vi.fn<() => Promise<void>>(nothing)
  const { promise: caughtUp, resolve } = Promise.withResolvers<void>()
  await follow({ load, catchUp: async () => resolve(), refresh: nothing })
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await caughtUp
  expect(load).toHaveBeenCalledTimes(1)
})

test('doubles the delay after each failed reload', async () => {
  const { notify, load } = await failingMarket()
  await notify(1)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(3999)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(4)
})

test('an index that lacks a change ages until it is reloaded', async () => {
  const { changes, notify, load } = await failingMarket()
  expect(changes.ages()).toEqual(new Map([['facility', 0]]))
  await notify(1)
  // The clock is real, and may need a moment to show a difference.
  while (changes.ages().get('facility') === 0) await new Promise((resolve) => setImmediate(resolve))
  load.mockImplementation(async () => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(changes.ages()).toEqual(new Map([['facility', 0]]))
})

test('does not reload after it was closed', async () => {
  const { changes, notify, load } = await failingMarket()
  await notify(2)
  await changes.close()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(load).toHaveBeenCalledTimes(1)
})

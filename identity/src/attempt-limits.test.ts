import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearAttempts, countAttempt, refundAttempt, type Attempt } from './attempt-limits.ts'
import { networkOf } from './network-address.ts'
import { createIdentityDatabase, type TestDatabase } from './testing/identity-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createIdentityDatabase()
})
afterAll(() => database.drop())

let addresses = 0
const nextAddress = () => `203.0.113.${(addresses += 1)}`

const attempt = (email: string, address = nextAddress()): Attempt => ({ kind: 'password', email, address })

const count = (one: Attempt): Promise<Date | undefined> => countAttempt(database.pool, one)

const countTimes = async (times: number, email: string) => {
  for (let n = 0; n < times; n += 1) await count(attempt(email))
}

test('of 25 concurrent attempts, 10 are allowed', async () => {
  const results = await Promise.all(Array.from({ length: 25 }, () => count(attempt('crowd@brand.test'))))
  expect(results.filter((retryAt) => retryAt === undefined)).toHaveLength(10)
})

test('the eleventh attempt may be retried after 15 minutes', async () => {
  await countTimes(10, 'eleven@brand.test')
  const retryAt = await count(attempt('eleven@brand.test'))
  const inFifteenMinutes = Date.now() + 15 * 60 * 1000
  expect(Math.abs((retryAt?.getTime() ?? 0) - inFifteenMinutes)).toBeLessThan(60_000)
})

test('after a window has ended, 10 more attempts are allowed', async () => {
  await countTimes(11, 'window@brand.test')
  await database.pool.query(`update identity.attempt set resets_at = now() - interval '1 second'`)
  expect(await count(attempt('window@brand.test'))).toBeUndefined()
  await countTimes(9, 'window@brand.test')
  expect(await count(attempt('window@brand.test'))).toBeInstanceOf(Date)
})

test('refunded attempts do not count', async () => {
  for (let n = 0; n < 20; n += 1) {
    const one = attempt('right@brand.test')
    expect(await count(one)).toBeUndefined()
    await refundAttempt(database.pool, one)
  }
})

test('cleared attempts do not count', async () => {
  await countTimes(11, 'cleared@brand.test')
  await clearAttempts(database.pool, 'cleared@brand.test')
  expect(await count(attempt('cleared@brand.test'))).toBeUndefined()
})

describe('after 10 attempts from one network address', () => {
  const address = nextAddress()
  beforeAll(async () => {
    for (let n = 0; n < 10; n += 1) await count(attempt(`a${n}@brand.test`, address))
  })

  test('another account is limited from that address', async () => {
    expect(await count(attempt('limited@brand.test', address))).toBeInstanceOf(Date)
  })

  test('another account is allowed from another address', async () => {
    expect(await count(attempt('allowed@brand.test'))).toBeUndefined()
  })

  test('another kind of attempt is allowed from that address', async () => {
    const mail: Attempt = { kind: 'mail', email: 'allowed@brand.test', address }
    expect(await countAttempt(database.pool, mail)).toBeUndefined()
  })
})

test('counters store neither email nor network addresses in plain text', async () => {
  await count(attempt('private@brand.test', '198.51.100.99'))
  const { rows } = await database.pool.query('select a::text from identity.attempt a')
  expect(JSON.stringify(rows)).not.toMatch(/private|198\.51/)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

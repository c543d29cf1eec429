import { afterAll, beforeAll, expect, test } from 'vitest'
import { countAttempt, forgetAttempts, giveBackAttempt, type Attempt } from './attempt-limits.ts'
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

test('of many attempts at once exactly ten go through', async () => {
  const tries = await Promise.all(Array.from({ length: 25 }, () => count(attempt('crowd@brand.test'))))
  expect(tries.filter((retryAt) => retryAt === undefined)).toHaveLength(10)
  const quarter = Date.now() + 15 * 60 * 1000
  for (const retryAt of tries.filter((refused) => refused !== undefined)) {
    expect(Math.abs(retryAt.getTime() - quarter)).toBeLessThan(60_000)
  }
})

test('the window ends, and a new one begins', async () => {
  for (let tried = 0; tried < 11; tried += 1) await count(attempt('window@brand.test'))
  await database.pool.query(`update identity.attempt set resets_at = now() - interval '1 second'`)
  expect(await count(attempt('window@brand.test'))).toBeUndefined()
  for (let tried = 0; tried < 9; tried += 1) await count(attempt('window@brand.test'))
  expect(await count(attempt('window@brand.test'))).toBeInstanceOf(Date)
})

test('what is given back or forgotten does not count', async () => {
  for (let tried = 0; tried < 20; tried += 1) {
    const one = attempt('right@brand.test')
    expect(await count(one)).toBeUndefined()
    await giveBackAttempt(database.pool, one)
  }
  for (let tried = 0; tried < 11; tried += 1) await count(attempt('right@brand.test'))
  await forgetAttempts(database.pool, 'right@brand.test')
  expect(await count(attempt('right@brand.test'))).toBeUndefined()
})

test('accounts, networks and kinds are counted apart', async () => {
  const address = nextAddress()
  for (let tried = 0; tried < 10; tried += 1) await count(attempt(`a${tried}@brand.test`, address))
  expect(await count(attempt('fresh@brand.test', address))).toBeInstanceOf(Date)
  expect(await count(attempt('fresh@brand.test'))).toBeUndefined()
  expect(
    await countAttempt(database.pool, { kind: 'mail', email: 'fresh@brand.test', address }),
  ).toBeUndefined()
})

test('neither addresses nor accounts can be read from the counters', async () => {
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

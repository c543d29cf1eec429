import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMail } from './mail-limits.ts'
import { createIdentityDatabase, type TestDatabase } from './testing/identity-database.ts'
import { testSecret } from './testing/identity-server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createIdentityDatabase()
})
afterAll(() => database.drop())

let addresses = 0
const nextAddress = () => `203.0.113.${(addresses += 1)}`

const request = (email: string, address = nextAddress()) =>
  countMail(database.pool, testSecret, { email, address })

const requestTimes = async (times: number, email: string) => {
  for (let n = 0; n < times; n += 1) await request(email)
}

test('of 12 concurrent emails to an address, 5 are allowed', async () => {
  const waits = await Promise.all(Array.from({ length: 12 }, () => request('crowd@brand.test')))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
})

test('the sixth email to an address waits 15 minutes', async () => {
  await requestTimes(5, 'six@brand.test')
  expect(await request('six@brand.test')).toBeGreaterThan(880)
  expect(await request('six@brand.test')).toBeLessThanOrEqual(900)
})

test('after a window has ended, 5 more emails are allowed', async () => {
  await requestTimes(6, 'window@brand.test')
  await database.pool.query(`update identity.attempt set resets_at = now() - interval '1 second'`)
  expect(await request('window@brand.test')).toBeUndefined()
  await requestTimes(4, 'window@brand.test')
  expect(await request('window@brand.test')).toBeDefined()
})

test('of 31 emails requested from one network, the last waits', async () => {
  const address = nextAddress()
  for (let n = 0; n < 30; n += 1) expect(await request(`n${n}@brand.test`, address)).toBeUndefined()
  expect(await request('last@brand.test', address)).toBeDefined()
  expect(await request('last@brand.test')).toBeUndefined()
})

test('counters store neither email nor network addresses in plain text', async () => {
  await request('private@brand.test', '198.51.100.99')
  const { rows } = await database.pool.query('select a::text from identity.attempt a')
  expect(JSON.stringify(rows)).not.toMatch(/private|198\.51/)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMail, type MailPurpose } from './mail-limits.ts'
import { createIdentityDatabase, type TestDatabase } from './testing/identity-database.ts'
import { testSecret } from './testing/identity-server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createIdentityDatabase()
})
afterAll(() => database.drop())

let addresses = 0
const nextAddress = () => `203.0.113.${(addresses += 1)}`

const request = (email: string, address = nextAddress(), purpose: MailPurpose = 'sign-up') =>
  countMail(database.pool, testSecret, { email, address, purpose })

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

/** Lets a window of 15 minutes pass. */
const passWindow = () =>
  database.pool.query(`update identity.attempt set resets_at = resets_at - interval '15 minutes'`)

test('of a day’s sign-up emails to one address, ten are sent', async () => {
  const waits: (number | undefined)[] = []
  for (let window = 0; window < 20; window += 1) {
    for (let n = 0; n < 5; n += 1) waits.push(await request('bombed@brand.test'))
    await passWindow()
  }
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(10)
})

test('links to new passwords are sent all day, and while a network asks for sign-ups', async () => {
  const address = nextAddress()
  for (let n = 0; n < 31; n += 1) await request(`flood${n}@brand.test`, address)
  for (let window = 0; window < 20; window += 1) {
    expect(await request('owner@brand.test', address, 'reset')).toBeUndefined()
    await passWindow()
  }
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

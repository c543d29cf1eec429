import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { admitLogin, clearFailures } from './login-limits.ts'
import { createIdentityDatabase, type TestDatabase } from './testing/identity-database.ts'
import { passLoginTime } from './testing/pass-login-time.ts'
import { testSecret } from './testing/identity-server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createIdentityDatabase()
})
afterAll(() => database.drop())
afterEach(() => vi.useRealTimers())

let networks = 0
/** An address in a network of its own. */
const nextAddress = () => {
  networks += 1
  return `10.${Math.floor(networks / 250)}.${networks % 250}.1`
}

const device = Buffer.alloc(32, 1)
interface Where {
  address?: string
  device?: Buffer
}

const attempt = (email: string, { address = nextAddress(), device: known }: Where = {}) =>
  admitLogin(database.pool, testSecret, { email, address, device: known })

/** A wrong password: the seconds to wait, or 0 if it was checked. */
async function fail(email: string, where?: Where): Promise<number> {
  const result = await attempt(email, where)
  return 'waitSeconds' in result ? result.waitSeconds : 0
}

async function succeed(email: string, where?: Where): Promise<void> {
  const result = await attempt(email, where)
  if ('waitSeconds' in result) throw new Error(`has to wait ${result.waitSeconds} s`)
  await result.succeed()
}

async function failTimes(times: number, email: string, where?: Where) {
  for (let n = 0; n < times; n += 1) await fail(email, where)
}

const pass = (interval: string) => passLoginTime(database.pool, interval)

describe('from changing networks', () => {
  test('ten wrong passwords are checked, and the eleventh waits 15 seconds', async () => {
    for (let n = 0; n < 10; n += 1) expect(await fail('ten@brand.test')).toBe(0)
    expect(await fail('ten@brand.test')).toBe(15)
  })

  test('of 25 concurrent wrong passwords, ten are checked', async () => {
    const waits = await Promise.all(Array.from({ length: 25 }, () => fail('crowd@brand.test')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  })

  test('each further wrong password doubles the delay, up to 15 minutes', async () => {
    await failTimes(10, 'growing@brand.test')
    const delays: number[] = []
    for (let n = 0; n < 8; n += 1) {
      delays.push(await fail('growing@brand.test'))
      await pass('15 minutes')
      expect(await fail('growing@brand.test')).toBe(0)
    }
    expect(delays).toEqual([15, 30, 60, 120, 240, 480, 900, 900])
  })

  test('attempts during a delay do not extend it', async () => {
    await failTimes(10, 'patient@brand.test')
    await failTimes(20, 'patient@brand.test')
    expect(await fail('patient@brand.test')).toBeLessThanOrEqual(15)
  })

  test('an attempt is checked exactly when the delay ends, and not before', async () => {
    await failTimes(10, 'edge@brand.test')
    await pass('14 seconds')
    expect(await fail('edge@brand.test')).toBe(1)
    await pass('1 second')
    expect(await fail('edge@brand.test')).toBe(0)
  })

  test('a day after the last wrong password, none counts', async () => {
    await failTimes(10, 'old@brand.test')
    await pass('24 hours')
    for (let n = 0; n < 10; n += 1) expect(await fail('old@brand.test')).toBe(0)
    expect(await fail('old@brand.test')).toBe(15)
  })
})

describe('from one network', () => {
  test('five wrong passwords for an account are checked, and the sixth waits', async () => {
    const address = nextAddress()
    for (let n = 0; n < 5; n += 1) expect(await fail('five@brand.test', { address })).toBe(0)
    expect(await fail('five@brand.test', { address })).toBe(15)
    expect(await fail('five@brand.test')).toBe(0)
  })

  test('a correct password clears the wrong ones before it', async () => {
    const address = nextAddress()
    await failTimes(4, 'owner@brand.test', { address })
    await succeed('owner@brand.test', { address })
    for (let n = 0; n < 5; n += 1) expect(await fail('owner@brand.test', { address })).toBe(0)
  })

  test('a refund leaves the wrong passwords before it', async () => {
    const address = nextAddress()
    await failTimes(4, 'refund@brand.test', { address })
    const result = await attempt('refund@brand.test', { address })
    if (!('waitSeconds' in result)) await result.refund()
    expect(await fail('refund@brand.test', { address })).toBe(0)
    expect(await fail('refund@brand.test', { address })).toBe(15)
  })

  test('400 people who mistype once and then log in are never delayed', async () => {
    const address = nextAddress()
    for (let n = 0; n < 400; n += 1) {
      expect(await fail(`office${n}@brand.test`, { address })).toBe(0)
      await succeed(`office${n}@brand.test`, { address })
    }
  })

  test('the 101st account with a wrong password waits until the first is an hour old', async () => {
    const address = nextAddress()
    for (let n = 0; n < 100; n += 1) expect(await fail(`spray${n}@brand.test`, { address })).toBe(0)
    const wait = await fail('spray100@brand.test', { address })
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
    await pass('1 hour')
    expect(await fail('spray100@brand.test', { address })).toBe(0)
  })

  test('of 130 concurrent accounts with a wrong password, 100 are checked', async () => {
    const address = nextAddress()
    const waits = await Promise.all(
      Array.from({ length: 130 }, (_, n) => fail(`burst${n}@brand.test`, { address })),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100)
  })

  test('a sprayed network does not delay known devices', async () => {
    const address = nextAddress()
    for (let n = 0; n < 101; n += 1) await fail(`sprayed${n}@brand.test`, { address })
    expect(await fail('sprayed-owner@brand.test', { address })).toBeGreaterThan(0)
    expect(await fail('sprayed-owner@brand.test', { address, device })).toBe(0)
  })
})

test.each([
  ['an IPv4 /24', (n: number) => `172.16.0.${n % 250}`, '172.16.0.251', '172.16.1.251'],
  ['an IPv6 /48', (n: number) => `2001:db8:7:${n.toString(16)}::1`, '2001:db8:7:ffff::1', '2001:db8:8::1'],
])('%s waits after 300 accounts with a wrong password', async (_name, addressOf, same, other) => {
  for (let n = 0; n < 300; n += 1)
    expect(await fail(`wide${n}@brand.test`, { address: addressOf(n) })).toBe(0)
  expect(await fail('wide-last@brand.test', { address: same })).toBeGreaterThan(3000)
  expect(await fail('wide-last@brand.test', { address: other })).toBe(0)
  await pass('1 hour')
})

describe('on a known device', () => {
  test('strangers’ wrong passwords do not delay a login', async () => {
    await failTimes(12, 'target@brand.test')
    expect(await fail('target@brand.test')).toBeGreaterThan(0)
    expect(await fail('target@brand.test', { device })).toBe(0)
  })

  test('five wrong passwords are checked, and the sixth waits', async () => {
    for (let n = 0; n < 5; n += 1) expect(await fail('stolen@brand.test', { device })).toBe(0)
    expect(await fail('stolen@brand.test', { device })).toBe(15)
  })

  test('wrong passwords do not delay other devices', async () => {
    await failTimes(6, 'two@brand.test', { device })
    expect(await fail('two@brand.test', { device: Buffer.alloc(32, 2) })).toBe(0)
    expect(await fail('two@brand.test')).toBe(0)
  })
})

test('after a password reset, no failure of the account counts', async () => {
  const address = nextAddress()
  await failTimes(12, 'reset@brand.test')
  await failTimes(6, 'reset@brand.test', { address })
  await clearFailures(database.pool, testSecret, 'reset@brand.test')
  expect(await fail('reset@brand.test', { address })).toBe(0)
})

describe('a clock that jumps', () => {
  test.each(['2001-01-01', '2099-01-01'])('on the server to %s changes no delay', async (date) => {
    await failTimes(10, `app-clock-${date}@brand.test`)
    vi.useFakeTimers({ now: new Date(date), toFake: ['Date'] })
    expect(await fail(`app-clock-${date}@brand.test`)).toBeGreaterThan(10)
  })

  test('back by a year in the database locks nobody out', async () => {
    await failTimes(12, 'clock@brand.test')
    await pass('-1 year')
    expect(await fail('clock@brand.test')).toBe(0)
  })

  test('back by a year in the database locks no network out', async () => {
    const address = nextAddress()
    for (let n = 0; n < 101; n += 1) await fail(`clock${n}@brand.test`, { address })
    await pass('-1 year')
    expect(await fail('clock-last@brand.test', { address })).toBe(0)
  })
})

test('rows store neither email nor network addresses in plain text', async () => {
  await fail('private@brand.test', { address: '198.51.100.99' })
  const { rows } = await database.pool.query('select f::text from identity.login_failure f')
  expect(JSON.stringify(rows)).not.toMatch(/private|198\.51/)
})

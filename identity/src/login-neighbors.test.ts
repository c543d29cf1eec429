import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admitLogin, clearFailures } from './login-limits.ts'
import type { LoginBrowser } from './login-counters.ts'
import { createIdentityDatabase, type TestDatabase } from './testing/identity-database.ts'
import { passLoginTime } from './testing/pass-login-time.ts'
import { testSecret } from './testing/identity-server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createIdentityDatabase()
})
afterAll(() => database.drop())

let made = 0
const nextNumber = () => (made += 1)
/** An address in a wide network of its own. */
const nextAddress = () => `172.${nextNumber() % 250}.${Math.floor(nextNumber() / 250)}.1`

const newBrowser = (isFamiliar = false): LoginBrowser => {
  const id = Buffer.alloc(32)
  id.writeUInt32BE(nextNumber())
  return { id, isFamiliar }
}

interface Where {
  address: string
  browser?: LoginBrowser
}

/** A wrong password: the seconds to wait, or 0 if it was checked. */
async function fail(email: string, { address, browser }: Where): Promise<number> {
  const attempt = { email, address, device: undefined, browser }
  const result = await admitLogin(database.pool, testSecret, attempt)
  return 'waitSeconds' in result ? result.waitSeconds : 0
}

/** Tries one password for many accounts, and returns how often it was checked. */
async function spray(count: number, where: () => Where): Promise<number> {
  let checked = 0
  const prefix = `spray${nextNumber()}`
  for (let n = 0; n < count; n += 1)
    if ((await fail(`${prefix}-${n}@brand.test`, where())) === 0) checked += 1
  return checked
}

const pass = (interval: string) => passLoginTime(database.pool, interval)

describe('one person on a campus who tries 120 accounts', () => {
  test('in one browser gets ten checked, and neighbors with new browsers log in', async () => {
    const address = nextAddress()
    const browser = newBrowser()
    expect(await spray(120, () => ({ address, browser }))).toBe(10)
    expect(await fail('neighbor1@brand.test', { address, browser: newBrowser() })).toBe(0)
    expect(await fail('neighbor2@brand.test', { address })).toBe(0)
  })

  test('without cookies gets a hundred checked, and neighbors in browsers with a login log in', async () => {
    const address = nextAddress()
    expect(await spray(120, () => ({ address }))).toBe(100)
    expect(await fail('guest@brand.test', { address, browser: newBrowser() })).toBeGreaterThan(0)
    expect(await fail('guest@brand.test', { address, browser: newBrowser(true) })).toBe(0)
  })

  test('in ever new browsers gets no more checked than without cookies', async () => {
    const address = nextAddress()
    expect(await spray(120, () => ({ address, browser: newBrowser() }))).toBe(100)
  })

  test('in browsers with logins gets 30 checked', async () => {
    const address = nextAddress()
    expect(await spray(120, () => ({ address, browser: newBrowser(true) }))).toBe(30)
  })

  test('in one browser on changing networks gets ten checked', async () => {
    const browser = newBrowser()
    expect(await spray(40, () => ({ address: nextAddress(), browser }))).toBe(10)
  })

  test('does not keep out who sets a new password by a mailed link', async () => {
    const address = nextAddress()
    await spray(101, () => ({ address }))
    expect(await fail('mailed@brand.test', { address })).toBeGreaterThan(0)
    await clearFailures(database.pool, testSecret, 'mailed@brand.test')
    expect(await fail('mailed@brand.test', { address })).toBe(0)
    expect(await fail('other@brand.test', { address })).toBeGreaterThan(0)
  })
})

describe('an attack on one account', () => {
  test('from one network goes on for a day without delaying a new browser of its owner elsewhere', async () => {
    const address = nextAddress()
    let checked = 0
    for (let quarter = 0; quarter < 96; quarter += 1) {
      if ((await fail('victim@brand.test', { address })) === 0) checked += 1
      await pass('15 minutes')
    }
    expect(checked).toBe(96)
    expect(await fail('victim@brand.test', { address: nextAddress() })).toBe(0)
  })

  test('from changing addresses of one wide network gets ten passwords checked without a delay', async () => {
    const waits: number[] = []
    for (let n = 0; n < 11; n += 1) waits.push(await fail('wide@brand.test', { address: `10.77.7.${n}` }))
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15])
    expect(await fail('wide@brand.test', { address: nextAddress() })).toBe(0)
  })

  test('from two networks gets ten passwords checked without a delay, and then delays everybody', async () => {
    const addresses = [nextAddress(), nextAddress()]
    let checked = 0
    for (let n = 0; n < 12; n += 1)
      for (const address of addresses) if ((await fail('two@brand.test', { address })) === 0) checked += 1
    expect(checked).toBe(10)
    expect(await fail('two@brand.test', { address: nextAddress() })).toBe(15)
  })

  test('from two networks gets one password checked per 15 minutes in the end', async () => {
    const addresses = [nextAddress(), nextAddress()]
    const attackFor = async (quarters: number) => {
      let checked = 0
      for (let quarter = 0; quarter < quarters; quarter += 1) {
        for (const address of addresses) if ((await fail('slow@brand.test', { address })) === 0) checked += 1
        await pass('15 minutes')
      }
      return checked
    }
    await attackFor(20)
    expect(await attackFor(16)).toBe(16)
  })
})

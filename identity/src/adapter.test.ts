import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresAdapter } from './adapter.ts'
import { organizationOfGrant, revokeAccount, revokeSession, setOrganizationOfGrant } from './artifacts.ts'
import { deleteExpired } from './expiry.ts'
import { createIdentityDatabase, type TestDatabase } from './testing/identity-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createIdentityDatabase()
})
afterAll(() => database.drop())

const adapter = (model: string) => postgresAdapter(database.pool)(model)

describe('an artifact', () => {
  test('is found as it was stored, under its own kind', async () => {
    const payload = { kind: 'Session', accountId: 'local|é', exp: 1, nested: { list: [1, 'two', null] } }
    await adapter('Session').upsert('a', payload, 60)
    expect(await adapter('Session').find('a')).toEqual(payload)
    expect(await adapter('Grant').find('a')).toBeUndefined()
    expect(await adapter('Session').find("a' or true --")).toBeUndefined()
  })

  test('is replaced by a later one of the same id', async () => {
    await adapter('Session').upsert('b', { uid: 'old' }, 60)
    await adapter('Session').upsert('b', { uid: 'new' }, 60)
    expect(await adapter('Session').findByUid('old')).toBeUndefined()
    expect(await adapter('Session').findByUid('new')).toEqual({ uid: 'new' })
  })

  test('is gone when destroyed or run out, and stays without a lifetime', async () => {
    await adapter('Interaction').upsert('c', { uid: 'c' }, 60)
    await adapter('Interaction').destroy('c')
    await adapter('Interaction').upsert('d', { uid: 'd' }, -1)
    await adapter('Interaction').upsert('e', { uid: 'e' })
    expect(await adapter('Interaction').find('c')).toBeUndefined()
    expect(await adapter('Interaction').find('d')).toBeUndefined()
    expect(await adapter('Interaction').findByUid('d')).toBeUndefined()
    await deleteExpired(database.pool)
    expect(await adapter('Interaction').find('e')).toEqual({ uid: 'e' })
    const { rows } = await database.pool.query(`select from identity.artifact where id = 'd'`)
    expect(rows).toHaveLength(0)
  })

  test('can be consumed by one only', async () => {
    await adapter('RefreshToken').upsert('f', { grantId: 'g' }, 60)
    const tries = await Promise.allSettled([1, 2, 3].map(() => adapter('RefreshToken').consume('f')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const now = Date.now() / 1000
    expect((await adapter('RefreshToken').find('f'))?.consumed).toBeCloseTo(now, -2)
  })

  test('goes with its grant, its account or its session', async () => {
    const stored = async (): Promise<string[]> => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id from identity.artifact where id like 'x%' order by id`,
      )
      return rows.map(({ id }) => id)
    }
    await adapter('Grant').upsert('xg', { accountId: 'one' }, 60)
    await adapter('Session').upsert('xs', { accountId: 'one', uid: 'session' }, 60)
    await adapter('RefreshToken').upsert(
      'xr1',
      { grantId: 'xg', sessionUid: 'session', accountId: 'one' },
      60,
    )
    await adapter('RefreshToken').upsert('xr2', { grantId: 'other', accountId: 'two' }, 60)
    await adapter('AuthorizationCode').upsert('xc', { grantId: 'other', accountId: 'one' }, 60)

    await adapter('RefreshToken').revokeByGrantId('other')
    expect(await stored()).toEqual(['xc', 'xg', 'xr1', 'xs'])
    await revokeSession(database.pool, 'session')
    expect(await stored()).toEqual(['xc'])
    await revokeAccount(database.pool, 'one')
    expect(await stored()).toEqual([])
  })
})

test('a grant keeps its organization when it is stored again', async () => {
  await adapter('Grant').upsert('h', { accountId: 'a' }, 60)
  await setOrganizationOfGrant(database.pool, 'h', 'org_1')
  await adapter('Grant').upsert('h', { accountId: 'a', scope: 'openid' }, 60)
  expect(await organizationOfGrant(database.pool, 'h')).toBe('org_1')
  expect(await organizationOfGrant(database.pool, 'unknown')).toBeUndefined()
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

describe('a stored artifact', () => {
  const payload = { kind: 'Session', accountId: 'local|é', exp: 1, nested: { list: [1, 'two', null] } }
  beforeAll(() => adapter('Session').upsert('a', payload, 60))

  test('is found unchanged', async () => {
    expect(await adapter('Session').find('a')).toEqual(payload)
  })

  test('is not found under another model', async () => {
    expect(await adapter('Grant').find('a')).toBeUndefined()
  })

  test('is not found by SQL injection', async () => {
    expect(await adapter('Session').find("a' or true --")).toBeUndefined()
  })

  test('is replaced by a later one with the same id', async () => {
    await adapter('Session').upsert('b', { uid: 'old' }, 60)
    await adapter('Session').upsert('b', { uid: 'new' }, 60)
    expect(await adapter('Session').findByUid('old')).toBeUndefined()
    expect(await adapter('Session').findByUid('new')).toEqual({ uid: 'new' })
  })

  test('is not found after it is destroyed', async () => {
    await adapter('Interaction').upsert('c', { uid: 'c' }, 60)
    await adapter('Interaction').destroy('c')
    expect(await adapter('Interaction').find('c')).toBeUndefined()
  })

  test('is not found after it has expired', async () => {
    await adapter('Interaction').upsert('d', { uid: 'd' }, -1)
    expect(await adapter('Interaction').find('d')).toBeUndefined()
    expect(await adapter('Interaction').findByUid('d')).toBeUndefined()
  })

  test('is deleted by the cleanup after it has expired', async () => {
    await adapter('Interaction').upsert('e', { uid: 'e' }, -1)
    await deleteExpired(database.pool)
    const { rows } = await database.pool.query(`select from identity.artifact where id = 'e'`)
    expect(rows).toHaveLength(0)
  })

  test('without a lifetime survives the cleanup', async () => {
    await adapter('Interaction').upsert('f', { uid: 'f' })
    await deleteExpired(database.pool)
    expect(await adapter('Interaction').find('f')).toEqual({ uid: 'f' })
  })

  test('is consumed once by three concurrent calls', async () => {
    await adapter('RefreshToken').upsert('g', { grantId: 'g' }, 60)
    const results = await Promise.allSettled([1, 2, 3].map(() => adapter('RefreshToken').consume('g')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('has the time at which it was consumed, in seconds', async () => {
    await adapter('RefreshToken').upsert('h', { grantId: 'h' }, 60)
    await adapter('RefreshToken').consume('h')
    expect((await adapter('RefreshToken').find('h'))?.consumed).toBeCloseTo(Date.now() / 1000, -2)
  })
})

describe('of the artifacts of two accounts', () => {
  const stored = async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from identity.artifact where id like 'x%' order by id`,
    )
    return rows.map(({ id }) => id)
  }
  beforeEach(async () => {
    await adapter('Grant').upsert('xg', { accountId: 'one' }, 60)
    await adapter('Session').upsert('xs', { accountId: 'one', uid: 'session' }, 60)
    const refreshToken = { grantId: 'xg', sessionUid: 'session', accountId: 'one' }
    await adapter('RefreshToken').upsert('xr1', refreshToken, 60)
    await adapter('RefreshToken').upsert('xr2', { grantId: 'other', accountId: 'two' }, 60)
    await adapter('AuthorizationCode').upsert('xc', { grantId: 'other', accountId: 'one' }, 60)
  })

  test('revoking a grant deletes those of its model', async () => {
    await adapter('RefreshToken').revokeByGrantId('other')
    expect(await stored()).toEqual(['xc', 'xg', 'xr1', 'xs'])
  })

  test('revoking a session deletes it, its refresh tokens and their grant', async () => {
    await revokeSession(database.pool, 'session')
    expect(await stored()).toEqual(['xc', 'xr2'])
  })

  test('revoking an account deletes all of its own', async () => {
    await revokeAccount(database.pool, 'one')
    expect(await stored()).toEqual(['xr2'])
  })
})

test('a grant keeps its organization when it is stored again', async () => {
  await adapter('Grant').upsert('i', { accountId: 'a' }, 60)
  await setOrganizationOfGrant(database.pool, 'i', 'org_1')
  await adapter('Grant').upsert('i', { accountId: 'a', scope: 'openid' }, 60)
  expect(await organizationOfGrant(database.pool, 'i')).toBe('org_1')
})

test('an unknown grant has no organization', async () => {
  expect(await organizationOfGrant(database.pool, 'unknown')).toBeUndefined()
})

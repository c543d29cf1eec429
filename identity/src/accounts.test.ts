import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccountExists, AccountNotFound, AccountRefused, openAccounts, type Accounts } from './accounts.ts'
import { loadKeys } from './keys.ts'
import { consumeToken, issueToken, peekToken } from './one-time-tokens.ts'
import { createIdentityDatabase, type TestDatabase } from './testing/identity-database.ts'

let database: TestDatabase
let accounts: Accounts

beforeAll(async () => {
  database = await createIdentityDatabase()
  accounts = openAccounts(database.pool)
})
afterAll(() => database.drop())

const password = 'a river in spring'

describe('accounts', () => {
  test('have one address each, however it is typed', async () => {
    const made = await accounts.create({ email: ' Jo@Brand.TEST', name: ' Jo ', password, roles: ['admin'] })
    expect(made).toEqual({
      subject: expect.stringMatching(/^local\|/),
      email: 'jo@brand.test',
      name: 'Jo',
      roles: ['admin'],
    })
    expect(await accounts.find('JO@brand.test ')).toEqual(made)
    expect(await accounts.findBySubject(made.subject)).toEqual(made)
    await expect(accounts.create({ email: 'jo@BRAND.test', name: 'Jo' })).rejects.toThrow(AccountExists)
  })

  test('of one address are made once, even by many at a time', async () => {
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map(() => accounts.create({ email: 'race@brand.test', name: 'R' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    { email: 'no address', name: 'N', password },
    { email: 'n@brand.test', name: ' ', password },
    { email: 'n@brand.test', name: 'N', password: 'short' },
  ])('are refused as %o', async (draft) => {
    await expect(accounts.create(draft)).rejects.toThrow(AccountRefused)
  })

  test.each([
    'local|',
    'local|x',
    'auth0|0193',
    "local|' or true",
    'local|00000000-0000-0000-0000-000000000000',
  ])('are not found as %s', async (subject) => {
    expect(await accounts.findBySubject(subject)).toBeUndefined()
    await expect(accounts.setRoles(subject, [])).rejects.toThrow(AccountNotFound)
    await expect(accounts.addToOrganization(subject, { id: 'org_1' })).rejects.toThrow(AccountNotFound)
  })

  test('keep no password that could be read', async () => {
    await accounts.create({ email: 'p@brand.test', name: 'P', password })
    const { rows } = await database.pool.query(
      `select password_hash from identity.account where email = 'p@brand.test'`,
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

async function accountId(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from identity.account limit 1')
  return rows[0]?.id ?? ''
}

describe('one-time tokens', () => {
  test('open once, and only what they are for', async () => {
    const id = await accountId()
    const token = await issueToken(database.pool, 'account', id, 60)
    expect(await peekToken(database.pool, 'account', token)).toEqual({ id, used: false })
    expect(await peekToken(database.pool, 'sign_up', token)).toBeUndefined()
    expect(await consumeToken(database.pool, 'sign_up', token)).toBeUndefined()
    const tries = await Promise.all([1, 2, 3].map(() => consumeToken(database.pool, 'account', token)))
    expect(tries.filter((opened) => opened === id)).toHaveLength(1)
    expect(await peekToken(database.pool, 'account', token)).toEqual({ id, used: true })
  })

  test('run out', async () => {
    const token = await issueToken(database.pool, 'account', await accountId(), -1)
    expect(await peekToken(database.pool, 'account', token)).toBeUndefined()
    expect(await consumeToken(database.pool, 'account', token)).toBeUndefined()
  })

  test('cannot be read from the database', async () => {
    const token = await issueToken(database.pool, 'account', await accountId(), 60)
    const { rows } = await database.pool.query('select t::text from identity.one_time_token t')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'))
  })
})

describe('signing keys', () => {
  test('are made once, even by many processes starting together', async () => {
    const loaded = await Promise.all([1, 2, 3].map(() => loadKeys(database.pool)))
    expect(new Set(loaded.map(({ jwks }) => JSON.stringify(jwks))).size).toBe(1)
    expect(new Set(loaded.map(({ cookie }) => cookie.join())).size).toBe(1)
  })

  test('that are retired stay published, behind the one that signs', async () => {
    const before = await loadKeys(database.pool)
    await database.pool.query('update identity.signing_key set retired_at = now()')
    const after = await loadKeys(database.pool)
    expect(after.jwks.keys).toHaveLength(2)
    expect(after.jwks.keys[1]).toEqual(before.jwks.keys[0])
    expect(after.cookie[1]).toBe(before.cookie[0])
  })
})

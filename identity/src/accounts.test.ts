import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccountExists, AccountNotFound, InvalidAccount, openAccounts, type Accounts } from './accounts.ts'
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

describe('an account', () => {
  const jo = {
    subject: expect.stringMatching(/^local\|/),
    email: 'jo@brand.test',
    name: 'Jo',
    roles: ['admin'],
  }
  beforeAll(() => accounts.create({ email: ' Jo@Brand.TEST', name: ' Jo ', password, roles: ['admin'] }))

  test('has a lowercase address and a trimmed name', async () => {
    expect(await accounts.find('jo@brand.test')).toEqual(jo)
  })

  test('is found by its address with other casing and spaces', async () => {
    expect(await accounts.find('JO@brand.test ')).toEqual(jo)
  })

  test('is found by its subject', async () => {
    const account = await accounts.find('jo@brand.test')
    expect(await accounts.findBySubject(account?.subject ?? '')).toEqual(jo)
  })

  test('with the same address in other casing throws AccountExists', async () => {
    await expect(accounts.create({ email: 'jo@BRAND.test', name: 'Jo' })).rejects.toThrow(AccountExists)
  })

  test('is created once by four concurrent calls with the same address', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => accounts.create({ email: 'race@brand.test', name: 'R' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    { email: 'no address', name: 'N', password },
    { email: 'n@brand.test', name: ' ', password },
    { email: 'n@brand.test', name: 'N', password: 'short' },
  ])('with %o throws InvalidAccount', async (draft) => {
    await expect(accounts.create(draft)).rejects.toThrow(InvalidAccount)
  })

  test('stores its password as an argon2id hash', async () => {
    await accounts.create({ email: 'p@brand.test', name: 'P', password })
    const { rows } = await database.pool.query(
      `select password_hash from identity.account where email = 'p@brand.test'`,
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe.each([
  'local|',
  'local|x',
  'auth0|0193',
  "local|' or true",
  'local|00000000-0000-0000-0000-000000000000',
])('the unknown subject %s', (subject) => {
  test('finds no account', async () => {
    expect(await accounts.findBySubject(subject)).toBeUndefined()
  })

  test('throws AccountNotFound when setting roles', async () => {
    await expect(accounts.setRoles(subject, [])).rejects.toThrow(AccountNotFound)
  })

  test('throws AccountNotFound when adding it to an organization', async () => {
    await expect(accounts.addToOrganization(subject, { id: 'org_1' })).rejects.toThrow(AccountNotFound)
  })
})

describe('a one-time token', () => {
  let id: string
  beforeAll(async () => {
    const { rows } = await database.pool.query<{ id: string }>('select id from identity.account limit 1')
    id = rows[0]?.id ?? ''
  })

  test('returns its id and that it is unused', async () => {
    const token = await issueToken(database.pool, 'account', id, 60)
    expect(await peekToken(database.pool, 'account', token)).toEqual({ id, used: false })
  })

  test('is unknown for another purpose', async () => {
    const token = await issueToken(database.pool, 'account', id, 60)
    expect(await peekToken(database.pool, 'sign_up', token)).toBeUndefined()
    expect(await consumeToken(database.pool, 'sign_up', token)).toBeUndefined()
  })

  test('is consumed once by three concurrent calls, and then used', async () => {
    const token = await issueToken(database.pool, 'account', id, 60)
    const results = await Promise.all([1, 2, 3].map(() => consumeToken(database.pool, 'account', token)))
    expect(results.filter((consumed) => consumed === id)).toHaveLength(1)
    expect(await peekToken(database.pool, 'account', token)).toEqual({ id, used: true })
  })

  test('is unknown after it has expired', async () => {
    const token = await issueToken(database.pool, 'account', id, -1)
    expect(await peekToken(database.pool, 'account', token)).toBeUndefined()
    expect(await consumeToken(database.pool, 'account', token)).toBeUndefined()
  })

  test('is not stored in plain text', async () => {
    const token = await issueToken(database.pool, 'account', id, 60)
    const { rows } = await database.pool.query('select t::text from identity.one_time_token t')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'))
  })
})

describe('signing keys', () => {
  test('are created once by three processes that start together', async () => {
    const loaded = await Promise.all([1, 2, 3].map(() => loadKeys(database.pool)))
    expect(new Set(loaded.map(({ jwks }) => JSON.stringify(jwks))).size).toBe(1)
    expect(new Set(loaded.map(({ cookie }) => cookie.join())).size).toBe(1)
  })

  test('stay published after the current one when retired', async () => {
    const before = await loadKeys(database.pool)
    await database.pool.query('update identity.signing_key set retired_at = now()')
    const after = await loadKeys(database.pool)
    expect(after.jwks.keys).toHaveLength(2)
    expect(after.jwks.keys[1]).toEqual(before.jwks.keys[0])
    expect(after.cookie[1]).toBe(before.cookie[0])
  })
})

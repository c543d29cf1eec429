import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { accountIdOf } from './account-subject.ts'
import { revokeAccount } from './artifacts.ts'
import { inTransaction, type Queryable } from './database.ts'
import { Email, normalizeEmail } from './email.ts'
import { addMembership, removeMembership, type Organization } from './organizations.ts'
import { hashPassword, passwordError } from './passwords.ts'

export interface Account {
  /** The `sub` claim: `local|` followed by a UUID. */
  subject: string
  email: string
  name: string
  roles: string[]
}

export class AccountExists extends Error {}
export class AccountNotFound extends Error {}
export class InvalidAccount extends Error {}

/** Account administration for the server and its scripts. Unknown subjects throw AccountNotFound. */
export interface Accounts {
  /** Creates a confirmed account, with a random id (UUID) by default. Throws AccountExists or InvalidAccount. */
  create(draft: {
    id?: string
    email: string
    name: string
    password?: string
    roles?: string[]
    /** Whether the password is public, so that only providers with `admitsDemo` accept the account. */
    isDemo?: boolean
  }): Promise<Account>
  find(email: string): Promise<Account | undefined>
  findBySubject(subject: string): Promise<Account | undefined>
  /** Existing access tokens keep their roles until they expire, within an hour. */
  setRoles(subject: string, roles: string[]): Promise<void>
  addToOrganization(subject: string, organization: Organization): Promise<void>
  removeFromOrganization(subject: string, organizationId: string): Promise<void>
  /** Ends all sessions, forgets all devices and revokes refresh tokens. Access tokens expire within an hour. */
  signOutEverywhere(subject: string): Promise<void>
}

function requireId(subject: string): string {
  const id = accountIdOf(subject)
  if (!id) throw new AccountNotFound(`There is no account ${subject}.`)
  return id
}

export function openAccounts(pool: Pool): Accounts {
  return {
    create: (draft) => createAccount(pool, draft),
    find: (email) => readAccount(pool, 'email = $1', [normalizeEmail(email)]),
    findBySubject: (subject) => findBySubject(pool, subject),
    async setRoles(subject, roles) {
      const { rowCount } = await pool.query('update identity.account set roles = $2 where id = $1', [
        requireId(subject),
        [...new Set(roles)],
      ])
      if (rowCount === 0) throw new AccountNotFound(`There is no account ${subject}.`)
    },
    async addToOrganization(subject, organization) {
      if (!(await findBySubject(pool, subject))) throw new AccountNotFound(`There is no account ${subject}.`)
      await inTransaction(pool, (db) => addMembership(db, requireId(subject), organization))
    },
    removeFromOrganization: (subject, organizationId) =>
      removeMembership(pool, requireId(subject), organizationId),
    signOutEverywhere: (subject) => inTransaction(pool, (db) => revokeAccount(db, subject)),
  }
}

export async function findBySubject(db: Queryable, subject: string): Promise<Account | undefined> {
  const id = accountIdOf(subject)
  return id ? readAccount(db, 'id = $1', [id]) : undefined
}

/** Undefined for blocked accounts, too, and for demo accounts unless they are admitted. */
export async function findActive(
  db: Queryable,
  subject: string,
  admitsDemo: boolean,
): Promise<Account | undefined> {
  const id = accountIdOf(subject)
  return id
    ? readAccount(db, 'id = $1 and blocked_at is null and (not is_demo or $2)', [id, admitsDemo])
    : undefined
}

async function readAccount(
  db: Queryable,
  condition: 'id = $1' | 'email = $1' | 'id = $1 and blocked_at is null and (not is_demo or $2)',
  values: unknown[],
): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select 'local|' || id as subject, email, name, roles from identity.account where ${condition}`,
    values,
  )
  return rows[0]
}

async function createAccount(pool: Pool, draft: Parameters<Accounts['create']>[0]): Promise<Account> {
  const email = Email.safeParse(draft.email)
  if (!email.success) throw new InvalidAccount(`${draft.email} is not an email address.`)
  if (draft.name.trim() === '') throw new InvalidAccount('An account needs a name.')
  const error = draft.password === undefined ? undefined : passwordError(draft.password, email.data)
  if (error) throw new InvalidAccount(error)
  const passwordHash = draft.password === undefined ? undefined : await hashPassword(draft.password)
  const account = await insertAccount(pool, {
    id: draft.id,
    email: email.data,
    name: draft.name.trim(),
    passwordHash,
    roles: draft.roles ?? [],
    isDemo: draft.isDemo ?? false,
  })
  if (!account) throw new AccountExists(`There is already an account for ${email.data}.`)
  return account
}

interface Row {
  id?: string | undefined
  email: string
  name: string
  passwordHash: string | undefined
  roles: string[]
  isDemo?: boolean
}

/** Returns undefined if the address already has an account. */
export async function insertAccount(db: Queryable, row: Row): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `insert into identity.account (id, email, name, password_hash, roles, is_demo) values ($1, $2, $3, $4, $5, $6)
     on conflict (email) do nothing returning 'local|' || id as subject, email, name, roles`,
    [row.id ?? randomUUID(), row.email, row.name, row.passwordHash ?? null, row.roles, row.isDemo ?? false],
  )
  return rows[0]
}

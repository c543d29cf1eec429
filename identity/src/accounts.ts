import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { revokeAccount } from './artifacts.ts'
import { inTransaction, type Queryable } from './database.ts'
import { Email, normalizeEmail } from './email.ts'
import { addMembership, removeMembership, type Organization } from './organizations.ts'
import { hashPassword, passwordRefusal } from './passwords.ts'

export interface Account {
  /** The `sub` claim: `local|` and a uuidPattern. */
  subject: string
  email: string
  name: string
  roles: string[]
}

export class AccountExists extends Error {}
export class AccountNotFound extends Error {}
export class AccountRefused extends Error {}

/** What the server's scripts and its administration do with accounts. Unknown subjects throw AccountNotFound. */
export interface Accounts {
  /** Creates a confirmed account; `id` is a uuidPattern, made up where none is given. Throws AccountExists or AccountRefused (address, name or password). */
  create(draft: {
    id?: string
    email: string
    name: string
    password?: string
    roles?: string[]
  }): Promise<Account>
  find(email: string): Promise<Account | undefined>
  findBySubject(subject: string): Promise<Account | undefined>
  /** Tokens issued before keep their roles until they run out, an hour at most. */
  setRoles(subject: string, roles: string[]): Promise<void>
  addToOrganization(subject: string, organization: Organization): Promise<void>
  removeFromOrganization(subject: string, organizationId: string): Promise<void>
  /** Ends all sessions and refresh tokens; access tokens run out by themselves, within an hour. */
  signOutEverywhere(subject: string): Promise<void>
}

const subjectPrefix = 'local|'
export const subjectOf = (accountId: string) => subjectPrefix + accountId

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The account's id; undefined for a subject that is not of this provider. */
export function accountIdOf(subject: string): string | undefined {
  const id = subject.startsWith(subjectPrefix) ? subject.slice(subjectPrefix.length) : ''
  return uuidPattern.test(id) ? id : undefined
}

function knownId(subject: string): string {
  const id = accountIdOf(subject)
  if (!id) throw new AccountNotFound(`There is no account ${subject}.`)
  return id
}

export function openAccounts(pool: Pool): Accounts {
  return {
    create: (draft) => createAccount(pool, draft),
    find: (email) => readAccount(pool, 'email', normalizeEmail(email)),
    findBySubject: (subject) => findBySubject(pool, subject),
    async setRoles(subject, roles) {
      const { rowCount } = await pool.query('update identity.account set roles = $2 where id = $1', [
        knownId(subject),
        [...new Set(roles)],
      ])
      if (rowCount === 0) throw new AccountNotFound(`There is no account ${subject}.`)
    },
    async addToOrganization(subject, organization) {
      if (!(await findBySubject(pool, subject))) throw new AccountNotFound(`There is no account ${subject}.`)
      await inTransaction(pool, (db) => addMembership(db, knownId(subject), organization))
    },
    removeFromOrganization: (subject, organizationId) =>
      removeMembership(pool, knownId(subject), organizationId),
    signOutEverywhere: (subject) => revokeAccount(pool, subject),
  }
}

export async function findBySubject(db: Queryable, subject: string): Promise<Account | undefined> {
  const id = accountIdOf(subject)
  return id ? readAccount(db, 'id', id) : undefined
}

async function readAccount(db: Queryable, by: 'id' | 'email', value: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select 'local|' || id as subject, email, name, roles from identity.account where ${by} = $1`,
    [value],
  )
  return rows[0]
}

async function createAccount(pool: Pool, draft: Parameters<Accounts['create']>[0]): Promise<Account> {
  const email = Email.safeParse(draft.email)
  if (!email.success) throw new AccountRefused(`${draft.email} is not an email address.`)
  if (draft.name.trim() === '') throw new AccountRefused('An account needs a name.')
  const refusal = draft.password === undefined ? undefined : passwordRefusal(draft.password, email.data)
  if (refusal) throw new AccountRefused(refusal)
  const passwordHash = draft.password === undefined ? undefined : await hashPassword(draft.password)
  const account = await insertAccount(pool, {
    id: draft.id,
    email: email.data,
    name: draft.name.trim(),
    passwordHash,
    roles: draft.roles ?? [],
  })
  if (!account) throw new AccountExists(`There is an account for ${email.data} already.`)
  return account
}

interface Row {
  id?: string | undefined
  email: string
  name: string
  passwordHash: string | undefined
  roles: string[]
}

/** Undefined when the address has an account already. */
export async function insertAccount(db: Queryable, row: Row): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `insert into identity.account (id, email, name, password_hash, roles) values ($1, $2, $3, $4, $5)
     on conflict (email) do nothing returning 'local|' || id as subject, email, name, roles`,
    [row.id ?? randomUUID(), row.email, row.name, row.passwordHash ?? null, row.roles],
  )
  return rows[0]
}

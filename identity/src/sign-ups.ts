import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { accountIdOf, subjectOf } from './account-subject.ts'
import { insertAccount, type Account } from './accounts.ts'
import { inTransaction, type Queryable } from './database.ts'
import { consumeToken, issueToken, peekToken } from './one-time-tokens.ts'
import { hashPassword, passwordMatches } from './passwords.ts'

const lifetimeSeconds = 24 * 60 * 60

export interface SignUp {
  id: string
  email: string
  name: string
  /** The account, once confirmed. */
  subject: string | undefined
}

interface Row {
  id: string
  email: string
  name: string
  account_id: string | null
}

const toSignUp = (row: Row): SignUp => ({
  id: row.id,
  email: row.email,
  name: row.name,
  subject: row.account_id === null ? undefined : subjectOf(row.account_id),
})

interface Draft {
  interactionUid: string
  email: string
  name: string
  password: string
}

/**
 * Stores a sign-up until it is confirmed. Replaces an earlier sign-up of the same window. Submitting the same form twice
 * makes one sign-up, so that the links in both emails work.
 */
export async function startSignUp(pool: Pool, draft: Draft): Promise<SignUp> {
  const passwordHash = await hashPassword(draft.password)
  return inTransaction(pool, async (db) => {
    // Serializes concurrent submissions of the form.
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [draft.interactionUid])
    const repeated = await sameSignUp(db, draft)
    if (repeated) return repeated
    // Deletes instead of updating, to invalidate the link sent to the earlier address.
    await db.query('delete from identity.sign_up where interaction_uid = $1', [draft.interactionUid])
    const { rows } = await db.query<Row>(
      `insert into identity.sign_up (id, email, name, password_hash, interaction_uid, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) returning id, email, name, account_id`,
      [randomUUID(), draft.email, draft.name, passwordHash, draft.interactionUid, lifetimeSeconds],
    )
    return rows.map(toSignUp)[0]!
  })
}

async function sameSignUp(db: Queryable, draft: Draft): Promise<SignUp | undefined> {
  const { rows } = await db.query<Row & { password_hash: string }>(
    `select id, email, name, account_id, password_hash from identity.sign_up
     where interaction_uid = $1 and email = $2 and name = $3 and account_id is null and expires_at > now()`,
    [draft.interactionUid, draft.email, draft.name],
  )
  const [row] = rows
  return row && (await passwordMatches(row.password_hash, draft.password)) ? toSignUp(row) : undefined
}

export const signUpToken = (db: Queryable, signUp: SignUp): Promise<string> =>
  issueToken(db, 'sign_up', signUp.id, lifetimeSeconds)

/** The sign-up that this browser window is waiting for. */
export async function signUpOfInteraction(
  db: Queryable,
  interactionUid: string,
): Promise<SignUp | undefined> {
  const { rows } = await db.query<Row>(
    `select id, email, name, account_id from identity.sign_up where interaction_uid = $1 and expires_at > now()`,
    [interactionUid],
  )
  return rows.map(toSignUp)[0]
}

/** Makes another window wait for the sign-up, after its first one was closed. */
export async function moveSignUp(db: Queryable, signUp: SignUp, interactionUid: string): Promise<void> {
  await db.query('delete from identity.sign_up where interaction_uid = $1 and id <> $2', [
    interactionUid,
    signUp.id,
  ])
  await db.query('update identity.sign_up set interaction_uid = $1 where id = $2', [
    interactionUid,
    signUp.id,
  ])
}

/** The address that the token confirms; undefined if the token is unknown or expired. */
export async function peekSignUp(
  db: Queryable,
  token: string,
): Promise<{ email: string; used: boolean } | undefined> {
  const found = await peekToken(db, 'sign_up', token)
  if (!found) return undefined
  const { rows } = await db.query<{ email: string }>('select email from identity.sign_up where id = $1', [
    found.id,
  ])
  return rows[0] && { email: rows[0].email, used: found.used }
}

/**
 * Turns the sign-up into an account. Returns 'taken' if another sign-up has created an account for the address in the
 * meantime, which stays unchanged. Returns undefined if the token is unknown, expired or used.
 */
export async function confirmSignUp(pool: Pool, token: string): Promise<Account | 'taken' | undefined> {
  return inTransaction(pool, async (db) => {
    const id = await consumeToken(db, 'sign_up', token)
    if (id === undefined) return undefined
    const { rows } = await db.query<{ email: string; name: string; password_hash: string }>(
      'select email, name, password_hash from identity.sign_up where id = $1 for update',
      [id],
    )
    const signUp = rows[0]
    if (!signUp) return undefined
    const account = await insertAccount(db, {
      email: signUp.email,
      name: signUp.name,
      passwordHash: signUp.password_hash,
      roles: [],
    })
    if (!account) return 'taken'
    await db.query('update identity.sign_up set account_id = $2 where id = $1', [
      id,
      accountIdOf(account.subject),
    ])
    return account
  })
}

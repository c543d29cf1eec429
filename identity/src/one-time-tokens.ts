import { createHash, randomBytes } from 'node:crypto'
import type { Queryable, Statements } from './database.ts'

/** A token confirms a sign-up or sets a new password for an account. */
export type TokenPurpose = 'sign_up' | 'account'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Creates a token to send by email. Stores only its hash. `lifetime` is in seconds. */
export async function issueToken(
  db: Statements,
  purpose: TokenPurpose,
  id: string,
  lifetime: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `insert into identity.one_time_token (hash, ${purpose}_id, expires_at)
     values ($1, $2, now() + make_interval(secs => $3))`,
    [hashOf(token), id, lifetime],
  )
  return token
}

/** Looks up a token without consuming it. Opening a link must not consume, because mail scanners open links. */
export async function peekToken(
  db: Queryable,
  purpose: TokenPurpose,
  token: string,
): Promise<{ id: string; used: boolean } | undefined> {
  const { rows } = await db.query<{ id: string; used: boolean }>(
    `select ${purpose}_id as id, used_at is not null as used from identity.one_time_token
     where hash = $1 and ${purpose}_id is not null and expires_at > now()`,
    [hashOf(token)],
  )
  return rows[0]
}

/** Consumes a token and returns its id; undefined if the token is unknown, expired or already used. */
export async function consumeToken(
  db: Queryable,
  purpose: TokenPurpose,
  token: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `update identity.one_time_token set used_at = now()
     where hash = $1 and ${purpose}_id is not null and expires_at > now() and used_at is null
     returning ${purpose}_id as id`,
    [hashOf(token)],
  )
  return rows[0]?.id
}

import { sql } from 'kysely'
import { Refusal } from '../platform/errors.ts'
import { hashOfToken, newSecretToken } from '../platform/secret-token.ts'
import type { AnyDatabase } from '../tables/tables.ts'

/**
 * A proof confirms the address of a claim. A request key shows a request to its sender. An invitation shows one to the
 * person who is invited. An email change confirms a new address. An inquiry key shows a message to the team to its sender. A lead
 * key lets a host answer one request.
 */
export type TokenPurpose =
  | 'claim-proof'
  | 'request-key'
  | 'invitation'
  | 'email-change'
  | 'inquiry-key'
  | 'lead-key'

/** Creates a token for a link in an email. Only its hash is stored. */
export async function issueToken(db: AnyDatabase, purpose: TokenPurpose, subjectId: string, hours: number) {
  const token = newSecretToken()
  await sql`insert into mailed_token (hash, purpose, subject_id, expires_date)
    values (${hashOfToken(token)}, ${purpose}, ${subjectId}, now() + make_interval(hours => ${hours}))`.execute(
    db,
  )
  return token
}

interface FoundToken {
  subjectId: string
  isUsed: boolean
}

/** Looks up a token without using it up. */
export async function findToken(
  db: AnyDatabase,
  purpose: TokenPurpose,
  token: string,
): Promise<FoundToken | undefined> {
  const { rows } = await sql<FoundToken>`
    select subject_id as "subjectId", used_date is not null as "isUsed" from mailed_token
    where hash = ${hashOfToken(token)} and purpose = ${purpose} and expires_date > now()`.execute(db)
  return rows[0]
}

/** Marks a token as used. */
export const useToken = (db: AnyDatabase, token: string) =>
  sql`update mailed_token set used_date = now() where hash = ${hashOfToken(token)}`.execute(db)

export const linkExpired = () =>
  new Refusal(404, 'LINK_EXPIRED', 'This link is unknown, has expired or was already used.')

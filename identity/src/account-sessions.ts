import { createHash } from 'node:crypto'
import { accountIdOf } from './account-subject.ts'
import { revokeAccount, revokeSession } from './artifacts.ts'
import type { Run } from './database.ts'

/** SQL of `publicIdOf`. */
export const publicIdIn = (column: string) =>
  `left(encode(sha256(convert_to(${column}, 'utf8')), 'hex'), 32)::uuid`

const idOfSession = publicIdIn('s.uid')

/** The public id of a session or a grant, for the access tokens that are issued in it. A hash, because cookies and tokens refer to the other one. */
export function publicIdOf(uid: string): string {
  const hash = createHash('sha256').update(uid).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ]
  return parts.join('-')
}

/** A browser in which somebody is signed in. Dates are ISO 8601. */
export interface AccountSession {
  id: string
  device: string | null
  createdDate: string
  lastUsedDate: string
}

/** SQL of an ISO 8601 text, from seconds since 1970. */
export const instant = (seconds: string) =>
  `to_char(to_timestamp(${seconds}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The sessions of an account, the last used first. Empty for the subject of another provider. */
export async function sessionsOf(run: Run, subject: string): Promise<AccountSession[]> {
  if (accountIdOf(subject) === undefined) return []
  const { rows } = await run<AccountSession>(
    `select id, device, ${instant('began')} as "createdDate", ${instant('used')} as "lastUsedDate" from (
       select ${idOfSession} as id, s.device, coalesce((s.payload ->> 'loginTs')::bigint, (s.payload ->> 'iat')::bigint) as began,
         greatest((s.payload ->> 'loginTs')::bigint, (s.payload ->> 'iat')::bigint, (
           select max((t.payload ->> 'iat')::bigint) from identity.artifact t where t.session_uid = s.uid)) as used
       from identity.artifact s
       where s.model = 'Session' and s.account_id = $1 and (s.expires_at is null or s.expires_at > now())) found
     order by used desc, id`,
    [subject],
  )
  return rows
}

/** Ends one session of the account. Nothing happens if there is none with this id. */
export async function endSession(run: Run, subject: string, id: string): Promise<void> {
  if (accountIdOf(subject) === undefined) return
  const { rows } = await run<{ uid: string }>(
    `select s.uid from identity.artifact s where s.model = 'Session' and s.account_id = $1 and ${idOfSession} = $2`,
    [subject, id],
  )
  for (const { uid } of rows) await revokeSession({ query: run }, uid)
}

/** Ends all sessions of the account, revokes its refresh tokens and forgets its devices. */
export async function endSessions(run: Run, subject: string): Promise<void> {
  if (accountIdOf(subject) !== undefined) await revokeAccount({ query: run }, subject)
}

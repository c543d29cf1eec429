import type { Site } from './imprint.ts'
import type { Pool } from 'pg'
import { accountIdOf, subjectOf } from './account-subject.ts'
import type { Account } from './accounts.ts'
import { revokeAccount } from './artifacts.ts'
import { inTransaction, type Queryable, type Run } from './database.ts'
import { runIn, sessionIdsOf, type OnSessionsEnded } from './ended-sessions.ts'
import { clearFailures } from './login-limits.ts'
import type { Mail } from './mail-document.ts'
import { passwordResetMail } from './mails.ts'
import { consumeToken, issueToken, peekToken } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'

const lifetimeSeconds = 60 * 60

/** The email with a new link to set a password. Undefined if this provider has no such account. */
export async function passwordResetMailOf(run: Run, subject: string, site: Site): Promise<Mail | undefined> {
  const id = accountIdOf(subject)
  const { rows } = await run<{ email: string }>('select email from identity.account where id = $1', [id])
  const [account] = rows
  if (id === undefined || account === undefined) return undefined
  const token = await issueToken({ query: run }, 'account', id, lifetimeSeconds)
  return passwordResetMail(site, account.email, `${site.issuer}u/reset?token=${token}`)
}

export async function passwordResetToken(db: Queryable, account: Account): Promise<string> {
  const id = accountIdOf(account.subject)
  if (!id) throw new Error('The account belongs to another provider.')
  return issueToken(db, 'account', id, lifetimeSeconds)
}

/** The address whose password the token can change; undefined if the token is unknown, expired or used. */
export async function peekPasswordReset(db: Queryable, token: string): Promise<string | undefined> {
  const found = await peekToken(db, 'account', token)
  if (!found || found.used) return undefined
  const { rows } = await db.query<{ email: string }>('select email from identity.account where id = $1', [
    found.id,
  ])
  return rows[0]?.email
}

/** Changes the password, forgets all devices and signs out everywhere. Returns the account's address; undefined as above. */
export async function resetPassword(
  { pool, secret, onSessionsEnded }: { pool: Pool; secret: Buffer; onSessionsEnded: OnSessionsEnded },
  token: string,
  password: string,
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password)
  return inTransaction(pool, async (db) => {
    const found = await peekToken(db, 'account', token)
    if (!found || found.used) return undefined
    const subject = subjectOf(found.id)
    await onSessionsEnded(runIn(db), {
      subject,
      sessionIds: await sessionIdsOf(db, subject),
      isAll: true,
    })
    const id = await consumeToken(db, 'account', token)
    if (id === undefined) return undefined
    const { rows } = await db.query<{ email: string }>(
      'update identity.account set password_hash = $2 where id = $1 returning email',
      [id, passwordHash],
    )
    const email = rows[0]?.email
    if (email === undefined) return undefined
    // Invalidates links from other requests.
    await db.query('delete from identity.one_time_token where account_id = $1 and used_at is null', [id])
    await revokeAccount(db, subject)
    await clearFailures(db, secret, email)
    return email
  })
}

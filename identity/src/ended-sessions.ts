import type { Pool } from 'pg'
import { publicIdOf } from './account-sessions.ts'
import { revokeSession } from './artifacts.ts'
import { inTransaction, type Queryable, type Run } from './database.ts'

export interface EndedSessions {
  subject: string
  /** As access tokens name them. */
  sessionIds: string[]
  /** Whether all tokens of the account end, also those that name none of the sessions. */
  isAll: boolean
}

/**
 * Called in the transaction that ends sessions, before they are gone, because access tokens stay valid until they expire. So the caller locks
 * its own rows of the account first, as a deletion of the account does.
 */
export type OnSessionsEnded = (run: Run, ended: EndedSessions) => Promise<void>

export const runIn =
  (db: Queryable): Run =>
  (text, values) =>
    db.query(text, values)

interface BrowserSession {
  uid: string
  accountId?: string | undefined
}

/** Ends one browser's session and what was issued in it. */
export const endBrowserSession = (
  { pool, onSessionsEnded }: { pool: Pool; onSessionsEnded: OnSessionsEnded },
  { uid, accountId }: BrowserSession,
) =>
  inTransaction(pool, async (db) => {
    if (accountId !== undefined)
      await onSessionsEnded(runIn(db), {
        subject: accountId,
        sessionIds: [publicIdOf(uid)],
        isAll: false,
      })
    await revokeSession(db, uid)
  })

/** The public ids of the sessions of an account. */
export async function sessionIdsOf(db: Queryable, subject: string): Promise<string[]> {
  const { rows } = await db.query<{ uid: string }>(
    `select uid from identity.artifact where model = 'Session' and account_id = $1`,
    [subject],
  )
  return rows.map(({ uid }) => publicIdOf(uid))
}

import { sql } from 'kysely'
import type { Call } from '../../../platform/http/call.ts'

/** Refuses the access tokens that the user has now, on all servers. A session gives new ones. */
export const endTokens = (call: Call, userId: string) =>
  sql`update app_user set tokens_from = clock_timestamp() where id = ${userId}`.execute(call.db)

/**
 * Like `endTokens`, for a client that renews its token right away. Tokens have whole seconds, so those of this second stay
 * valid.
 */
export const renewTokens = (call: Call, userId: string) =>
  sql`update app_user set tokens_from = date_trunc('second', clock_timestamp()) where id = ${userId}`.execute(
    call.db,
  )

/**
 * The tokens of an account may end before the first of them is used, which is when its user is created. The lock orders the two, so that
 * the user is created with what has ended.
 */
export const lockFirstUse = `select pg_advisory_xact_lock(hashtextextended('first use of ' || $1::text, 0))`

/** Runs a statement in a transaction, ours or the identity provider's. */
type Execute = (text: string, values: unknown[]) => Promise<unknown>

/** Refuses the access tokens of these sessions or grants, on all servers, and ends their push messages. Others go on. */
export async function endSessionTokens(run: Execute, subject: string, sessionIds: readonly string[]) {
  await run(lockFirstUse, [subject])
  await run(
    `insert into unused_end (subject, session_id) select $1, s.id from unnest($2::text[]) s(id)
     where not exists (select from app_user where subject = $1) order by s.id on conflict do nothing`,
    [subject, sessionIds],
  )
  await run(
    `insert into ended_session (user_id, session_id)
     select u.id, s.id from app_user u, unnest($2::text[]) s(id) where u.subject = $1 order by s.id on conflict do nothing`,
    [subject, sessionIds],
  )
  await run(
    `delete from push_subscription p using app_user u
     where u.subject = $1 and p.user_id = u.id and p.session_id = any ($2::text[])`,
    [subject, sessionIds],
  )
}

interface Ended {
  subject: string
  sessionIds: readonly string[]
  isAll: boolean
}

/** Does the same for sessions that the identity provider ends. */
export async function onSessionsEnded(run: Execute, { subject, sessionIds, isAll }: Ended) {
  await endSessionTokens(run, subject, sessionIds)
  if (!isAll) return
  await run(
    `insert into unused_end (subject, session_id, tokens_from)
     select $1, '', date_trunc('second', clock_timestamp()) where not exists (select from app_user where subject = $1)
     on conflict (subject, session_id) do update set tokens_from = excluded.tokens_from, ended_date = now()`,
    [subject],
  )
  // Who logs in with the new password gets a token in the same second.
  await run(`update app_user set tokens_from = date_trunc('second', clock_timestamp()) where subject = $1`, [
    subject,
  ])
  await run(`delete from push_subscription p using app_user u where u.subject = $1 and p.user_id = u.id`, [
    subject,
  ])
}

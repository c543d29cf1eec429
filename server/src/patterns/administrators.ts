import { sql } from 'kysely'
import type { AnyDatabase } from '../tables/tables.ts'

/** Administrators who haven't signed in for this long may be none anymore, so they are told nothing. */
const maxAbsenceDays = 90

/** SQL of the administrators to notify. */
export const presentAdministrators = sql`
  select a.user_id from administrator a where a.seen_date > now() - make_interval(days => ${maxAbsenceDays})`

/** The columns of administrators with the time before which they get no digest of a sort. */
type DigestDate = 'next_digest_date' | 'next_inquiries_date'

/**
 * Takes the administrator's slot for a digest. The slot is taken before sending, so that neither a retry nor another server
 * sends a second email within these hours. Returns when the next one begins if it is taken already.
 */
export async function takeDigestSlot(
  db: AnyDatabase,
  column: DigestDate,
  userId: string,
  hoursBetween: number,
): Promise<'taken' | Date | undefined> {
  const date = sql.ref(column)
  const taken = await sql`
    update administrator set ${date} = now() + make_interval(hours => ${hoursBetween})
    where user_id = ${userId} and ${date} <= now()`.execute(db)
  if ((taken.numAffectedRows ?? 0n) > 0n) return 'taken'
  const { rows } = await sql<{ at: Date }>`
    select ${date} as at from administrator where user_id = ${userId}`.execute(db)
  return rows[0]?.at
}

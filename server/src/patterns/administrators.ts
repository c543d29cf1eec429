import { sql } from 'kysely'
import { queueMail } from '../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../tables/tables.ts'

/** Administrators who haven't signed in for this long may be none anymore, so they are told nothing. */
const maxAbsenceDays = 90

/** SQL of the administrators to notify. */
export const presentAdministrators = sql`
  select a.user_id from administrator a where a.seen_date > now() - make_interval(days => ${maxAbsenceDays})`

/** The columns of administrators with the time before which they get no digest of a sort. */
type DigestDate = 'next_digest_date' | 'next_inquiries_date'

interface Digest {
  /** The kind of its job. */
  job: string
  column: DigestDate
  hoursBetween: number
}

/**
 * The address to which an administrator gets a digest now. Null if they aren't an administrator anymore, or had one within these
 * hours: then the job is queued again for when the next slot begins.
 */
export async function digestAddress(db: AnyDatabase, userId: string, digest: Digest): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select u.email from app_user u join administrator a on a.user_id = u.id
    where u.id = ${userId} and u.blocked_date is null`.execute(db)
  const [administrator] = rows
  if (administrator === undefined) return null
  const slot = await takeSlot(db, userId, digest)
  if (slot === 'taken') return administrator.email
  await queueMail(db, digest.job, userId, { dueDate: slot })
  return null
}

/**
 * Takes the administrator's slot for a digest. The slot is taken before sending, so that neither a retry nor another server
 * sends a second email within these hours. Returns when the next one begins if it is taken already.
 */
async function takeSlot(
  db: AnyDatabase,
  userId: string,
  { column, hoursBetween }: Digest,
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

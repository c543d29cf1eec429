import { sql } from 'kysely'
import type { AnyDatabase } from '../tables/tables.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'

/** Administrators who haven't signed in for this long may be none anymore, so they get no more emails. */
const maxAbsenceDays = 90

/** Tells the administrators of a new claim. Several claims within an hour are one email to each of them. */
export async function notifyAdministrators(db: AnyDatabase, claimId: string) {
  const { rows } = await sql<{ userId: string; dueDate: Date }>`
    with noticed as (
      insert into claim_notice (claim_id, user_id)
      select c.id, a.user_id from claim c, administrator a join app_user u on u.id = a.user_id and u.blocked_date is null
      where c.id = ${claimId} and a.user_id <> c.user_id
        and a.seen_date > now() - make_interval(days => ${maxAbsenceDays})
      returning user_id)
    select a.user_id as "userId", greatest(a.next_digest_date, now()) as "dueDate"
    from noticed join administrator a on a.user_id = noticed.user_id order by a.user_id`.execute(db)
  for (const { userId, dueDate } of rows) await queueMail(db, 'claims-to-decide', userId, { dueDate })
}

import { sql } from 'kysely'
import { queueMails } from '../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../tables/tables.ts'

/** The kind of job of daily emails, whose subject is the user. */
export const dailyMailJob = 'daily-news'

/**
 * Queues the daily email of these people for their next morning, unless it is queued already. Nobody gets two within twelve hours. Locks
 * a row for each person, in the order of their ids. A job that was given up is replaced after three days.
 */
export async function queueDailyMails(db: AnyDatabase, userIds: readonly string[]) {
  if (userIds.length === 0) return
  const { rows } = await sql<{ userId: string; dueDate: Date }>`
    with queued as (
      insert into mail_digest as d (user_id, due_date)
      select u.id, derived.next_morning(s.time_zone, greatest(now(), sent.sent_date + interval '12 hours'))
      from app_user u left join user_setting s on s.user_id = u.id left join mail_digest sent on sent.user_id = u.id
      where u.id = any(${userIds}::uuid[]) order by u.id
      on conflict (user_id) do update set due_date =
        case when d.due_date > now() - interval '3 days' then d.due_date else excluded.due_date end
      returning new.user_id, new.due_date, old.due_date as previous_date)
    select user_id as "userId", due_date as "dueDate" from queued
    where previous_date is distinct from due_date order by user_id`.execute(db)
  await queueMails(
    db,
    dailyMailJob,
    rows.map(({ userId, dueDate }) => ({ subjectId: userId, dueDate })),
  )
}

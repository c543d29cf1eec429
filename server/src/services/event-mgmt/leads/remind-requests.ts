import { sql } from 'kysely'
import { dateText } from '@app/contract/rules/event-text.ts'
import { managersOf, notify } from '../../../patterns/notify.ts'
import { lockEvent } from './move-lead.ts'
import type { FollowEnding } from '../endings/settle-ending.ts'
import { settleAllEndings } from '../endings/settle-endings.ts'
import { queueMail, queueMails } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase, Database } from '../../../tables/tables.ts'

/** The hosts are reminded three days before the deadline and on the day before; the organizer after it, and on the decision date. */
interface Reminder {
  id: string
  kind: 'soon' | 'last' | 'passed' | 'decide'
  day: string
  name: string
  /** Null if the sender has no account. */
  senderId: string | null
}

/**
 * Settles what ended, such as events that are over, and reminds of deadlines and decisions. Each is one transaction, and stored with what it tells, so
 * it happens once whichever server does it.
 */
export const keepUpRequests = (follow: FollowEnding) => async (db: Database) => {
  await settleAllEndings(db, follow)
  while (await db.transaction().execute(remindNext));
}

/** Mornings begin at eight. A reminder that is a week late is none. */
async function remindNext(trx: AnyDatabase) {
  const { rows } = await sql<Reminder>`
    select r.id, d.kind, d.day::text, p.name, r.user_id as "senderId"
    from event e join profile p on p.id = e.profile_id join request r on r.id = p.id and r.confirmed_date is not null
    cross join lateral (select derived.morning_in(e.time_zone) as today,
      derived.is_late(e.response_deadline, e.time_zone) or e.is_closed as is_shut,
      exists (select from lead l where l.request_id = r.id and l.status = 'Won') as is_decided) now
    cross join lateral (values
      ('soon', e.response_deadline, not is_shut and e.response_deadline - today between 2 and 3, array['Open']),
      ('last', e.response_deadline, not is_shut and e.response_deadline - today between 0 and 1, array['Open']),
      ('passed', e.response_deadline, not is_decided and e.response_deadline - today between -7 and -1, array['Open', 'Interested']),
      ('decide', e.decision_date, not is_decided and e.decision_date - today between -7 and 0, array['Interested']))
      d (kind, day, is_due, statuses)
    where p.status = 'Published' and p.deleted_date is null and d.is_due
      and (e.response_deadline between current_date - 9 and current_date + 5 or e.decision_date between current_date - 9 and current_date + 2)
      and exists (select from lead l where l.request_id = r.id and l.status = any (d.statuses) and (d.kind not in ('soon', 'last') or ${isOld}))
      and not exists (select from request_reminder m where m.request_id = r.id and m.kind = d.kind and m.day = d.day)
    limit 1 for update of r skip locked`.execute(trx)
  const [reminder] = rows
  if (!reminder) return false
  // Another server may have sent it between the snapshot of the query and its lock.
  const { rows: stored } = await sql`insert into request_reminder (request_id, kind, day)
    values (${reminder.id}, ${reminder.kind}, ${reminder.day}) on conflict do nothing returning kind`.execute(
    trx,
  )
  if (stored.length > 0)
    await (reminder.kind === 'soon' || reminder.kind === 'last'
      ? remindHosts(trx, reminder)
      : remindOrganizer(trx, reminder))
  return true
}

/** A host that was asked less than a day ago has just been told of the deadline. */
const isOld = sql`l.created_date < now() - interval '1 day'`

/** The address of a page gets the email with the link to answer, or else its managers get theirs. */
async function remindHosts(trx: AnyDatabase, { id, day, name }: Reminder) {
  await lockEvent({ db: trx }, id)
  const { rows: leads } = await sql<{ id: string; profileId: string; hasAddress: boolean }>`
    select l.id, l.profile_id as "profileId", p.email is not null and not derived.has_opted_out(p.email) as "hasAddress"
    from lead l join profile p on p.id = l.profile_id and p.deleted_date is null
    where l.request_id = ${id} and l.status = 'Open' and ${isOld} order by l.id`.execute(trx)
  await queueMails(
    trx,
    'lead-reminder',
    leads.filter(({ hasAddress }) => hasAddress).map((lead) => ({ subjectId: lead.id })),
  )
  for (const { id: leadId, profileId, hasAddress } of leads)
    await notify({ db: trx, user: null }, managersOf(profileId), {
      kind: 'request-reminder',
      aboutId: profileId,
      title: `Answer ${name} by ${dateText(day)}`,
      contents: 'The organizer is waiting for your answer.',
      url: `/leads/${leadId}`,
      ...(hasAddress && { mailed: sql`select null::uuid` }),
    })
}

async function remindOrganizer(trx: AnyDatabase, { id, kind, name, senderId }: Reminder) {
  const { rows } = await sql<{ asked: number; answered: number; interested: number }>`
    select count(*)::int as asked, count(*) filter (where status <> 'Open')::int as answered,
      count(*) filter (where status = 'Interested')::int as interested
    from lead where request_id = ${id}`.execute(trx)
  const { asked, answered, interested } = rows[0] ?? { asked: 0, answered: 0, interested: 0 }
  if (senderId === null) await queueMail(trx, 'request-reminder', id)
  await notify({ db: trx, user: null }, managersOf(id), {
    kind: 'request-reminder',
    aboutId: id,
    title: kind === 'passed' ? `The deadline of ${name} has passed` : `Time to decide about ${name}`,
    contents: `${answered} of ${asked} hosts answered, and ${interested} would like to host it.`,
    url: `/requests/${id}`,
  })
}

import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { nothing } from '@app/contract/envelope.ts'
import {
  RefusedContact,
  UserReport,
  type refusedContacts,
  type userReports,
} from '@app/contract/users/refusal-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { limitJson, requireRoom } from '../../../patterns/quotas.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { conflict, invalidField, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { createdIf, one, page } from '../../../platform/http/json-text.ts'
import { isKnown } from './group-rows.ts'

/** Throws unless the caller can find this person, who must be somebody else. */
async function requireOther(call: Call, userId: string) {
  if (userId === signedIn(call).id) throw conflict('OWN_ACCOUNT', 'You can’t do this to yourself.')
  const { rows } = await sql<{ isKnown: boolean }>`
    select ${isKnown(call)} as "isKnown" from app_user u where u.id = ${userId}`.execute(call.db)
  if (rows[0]?.isKnown !== true) throw notFound()
}

/** Handlers for the people whom the caller doesn't want to hear from. */
export const refusedContactHandlers: Handlers<typeof refusedContacts> = {
  list: async (paging, call) => {
    const { rows } = await pageQuery(
      {
        item: itemJson(RefusedContact.shape, 't'),
        from: sql`derived.refused_contact_item`,
        where: sql`t.user_id = ${signedIn(call).id}`,
        order: sql`t.created_date desc, t.id`,
      },
      paging,
    ).execute(call.db)
    return page<RefusedContact>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0, limitJson(call, 'user'))
  },
  put: async ({ userId }, call) => {
    const { id } = signedIn(call)
    await requireOther(call, userId)
    for (const quota of call.route.quotas ?? []) {
      const count = sql`select count(*) from refused_contact where user_id = ${id} and refused_id <> ${userId}`
      await requireRoom(call, quota, { subjectId: id, subject: 'You have', count })
    }
    const { numAffectedRows } = await sql`
      insert into refused_contact (user_id, refused_id) values (${id}, ${userId}) on conflict do nothing`.execute(
      call.db,
    )
    return createdIf(Boolean(numAffectedRows), nothing)
  },
  remove: async ({ userId }, call) => {
    await sql`delete from refused_contact where user_id = ${signedIn(call).id} and refused_id = ${userId}`.execute(
      call.db,
    )
    return nothing
  },
}

const perDay = { name: 'report', most: 20, seconds: 86_400 }

/** Texts before edits that a report keeps. */
const mostEarlier = 5

/**
 * The text of a message that this person wrote and the caller can read, and before it was edited, so that an edit doesn't hide what was
 * written. If it was deleted, the last text.
 */
async function evidence(call: Call, userId: string, messageId: string): Promise<string> {
  const { rows } = await sql<{ texts: string[] }>`
    select case when m.deleted_date is null then array[m.text] else '{}' end || array(
      select v.text from group_message_version v where v.message_id = m.id order by v.id desc limit ${mostEarlier + 1}) as texts
    from group_message m join group_member own on own.owner_id = m.owner_id and own.user_id = ${signedIn(call).id}
    where m.id = ${messageId} and m.author_id = ${userId} and m.event is null`.execute(call.db)
  const [found] = rows
  if (!found) throw invalidField('data/messageId', 'is not the id of a message of this person')
  const [text = '', ...earlier] = found.texts
  return [text, ...earlier.slice(0, mostEarlier).map((each) => `Before an edit:\n${each}`)].join('\n\n')
}

/** Handlers for reports of people. */
export const userReportHandlers: Handlers<typeof userReports> = {
  create: async ({ userId, data: { reason, details, messageId } }, call) => {
    await requireOther(call, userId)
    const { id } = signedIn(call)
    await countUse(call.db, perDay, id, 'You have reported many people today. Try again tomorrow.')
    const text = messageId === null ? null : await evidence(call, userId, messageId)
    await sql`insert into user_report (id, user_id, reporter_id, reason, details, message_text)
      values (${newId()}, ${userId}, ${id}, ${reason}, ${details}, ${text})`.execute(call.db)
    return nothing
  },
  list: async ({ isClosed, ...paging }, call) => {
    const { rows } = await pageQuery(
      {
        item: itemJson(UserReport.shape, 't'),
        from: sql`derived.user_report_item`,
        where: isClosed ? sql`t.closed_date is not null` : sql`t.closed_date is null`,
        order: sql`t.created_date desc, t.id desc`,
      },
      paging,
    ).execute(call.db)
    return page<UserReport>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },
  close: async ({ reportId, isClosed }, call) => {
    await sql`update user_report set closed_date = ${isClosed ? sql`coalesce(closed_date, now())` : sql`null`}
      where id = ${reportId}`.execute(call.db)
    const { rows } = await sql<{ json: string; userId: string }>`
      select ${itemJson(UserReport.shape, 't')}::text as json, t.user_id as "userId"
      from derived.user_report_item t where t.id = ${reportId}`.execute(call.db)
    const [report] = rows
    if (!report) throw notFound()
    await audit(call, report.userId, reportId, [{ op: 'replace', path: '/isClosed', value: isClosed }])
    return one<UserReport>(report.json)
  },
}

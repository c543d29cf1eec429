import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import type { UnsentQuery } from '@app/contract/events/request-routes.ts'
import { UnsentRequest } from '@app/contract/events/unsent-request.ts'
import { askedOfItem } from '../../../patterns/asked-columns.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { restoreProfile } from '../../../patterns/profile-writes.ts'
import { notFound } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { page } from '../../../platform/http/json-text.ts'
import { eventKind } from '../events/event-kind.ts'

const item = itemJson(UnsentRequest.shape, 't', { asked: askedOfItem(UnsentRequest.shape.asked.shape) })

/** A private event is a request if it was written as one. A listed one is always looking for a venue. */
export const isWrittenAsRequest = sql`(e.category = 'RFP' or exists (
  select from audit_log a where a.owner_id = e.profile_id and a.operation = 'event-mgmt.events.request.add'))`

const wasNeverSent = sql`not exists (select from lead l where l.request_id = p.id)`

/** Requests that their organizers left before they asked a host. */
export async function readUnsentRequests({ isListed, ...paging }: UnsentQuery, call: Call) {
  const found = sql`(
    select p.id, e.response_deadline, e.category = 'RFP' as is_listed, derived.takes_answers(p, e) as takes_answers,
      p.created_date, p.updated_date, r as request, p as asking, e as event
    from event e join profile p on p.id = e.profile_id left join request r on r.id = p.id
    where e.profile_id in (
        select s.owner_id from derived.staff s where s.user_id = ${signedIn(call).id} and s.rung = 'manager')
      and p.deleted_date is null and p.status in ('Draft', 'Published') and not e.is_closed
      and e.end_date >= derived.today() and ${isWrittenAsRequest} and ${wasNeverSent})`
  const where = isListed === undefined ? sql`true` : sql`t.is_listed = ${isListed}`
  const order = sql`t.updated_date desc, t.id`
  const { rows } = await pageQuery({ item, from: found, where, order }, paging).execute(call.db)
  return page<UnsentRequest>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
}

/** Others than the person who deleted it get a 404: to them, a deleted request doesn't exist. */
export async function restoreUnsentRequest({ data: { id } }: { data: { id: string } }, call: Call) {
  const { rows } = await sql`
    select from profile p join event e on e.profile_id = p.id
    where p.id = ${id} and p.deleted_date is not null and p.updated_by = ${signedIn(call).id}
      and ${isWrittenAsRequest} and ${wasNeverSent}
    for update of p`.execute(call.db)
  if (rows.length === 0) throw notFound()
  await restoreProfile(eventKind, call, id)
  return nothing
}

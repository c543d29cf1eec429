import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import type { UnsentQuery } from '@app/contract/events/request-routes.ts'
import { UnsentRequest } from '@app/contract/events/unsent-request.ts'
import { askedOfItem } from '../../../patterns/asked-columns.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { restoreProfile } from '../../../patterns/profile-writes.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import type { ItemResolver } from '../../../platform/http/rights.ts'
import { page } from '../../../platform/http/json-text.ts'
import { eventKind } from '../events/event-kind.ts'

const item = itemJson(UnsentRequest.shape, 't', { asked: askedOfItem(UnsentRequest.shape.asked.shape) })

/** A private event asks for a venue if it was written as a request. A listed one always does. */
const asksForVenueText = `(e.category = 'RFP' or e.is_request)`
export const asksForVenue = sql.raw(asksForVenueText)

/** Its request is stored when it is first sent, and stays when the organizer withdraws from all hosts, unlike the leads. */
const neverSentText = 'r.id is null'

/** Requests that their organizers left before they asked a host. */
export async function readUnsentRequests({ isListed, ...paging }: UnsentQuery, call: Call) {
  const found = sql`(
    select p.id, e.response_deadline, e.category = 'RFP' as is_listed, derived.takes_answers(p, e) as takes_answers,
      p.created_date, p.updated_date, r as request, p as asking, e as event
    from event e join profile p on p.id = e.profile_id left join request r on r.id = p.id
    where e.profile_id in (
        select s.owner_id from derived.staff s where s.user_id = ${signedIn(call).id} and s.rung = 'manager')
      and p.deleted_date is null and p.status in ('Draft', 'Published') and not e.is_closed
      and e.end_date >= derived.today() and ${asksForVenue} and ${sql.raw(neverSentText)})`
  const where = isListed === undefined ? sql`true` : sql`t.is_listed = ${isListed}`
  const order = sql`t.updated_date desc, t.id`
  const { rows } = await pageQuery({ item, from: found, where, order }, paging).execute(call.db)
  return page<UnsentRequest>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
}

/** A deleted request that can be restored. It exists for administrators and the person who deleted it, whose rung on its event may have ended. */
export const deletedRequest: ItemResolver = async (call, _ownerId, id) => {
  const [found] = await call.prepared<{ isManager: boolean }>(
    'deleted-request',
    `select exists (select from derived.staff s
        where s.owner_id = p.id and s.user_id = $2 and s.rung = 'manager') as "isManager"
    from profile p join event e on e.profile_id = p.id left join request r on r.id = p.id
    where p.id = $1 and p.deleted_date is not null and (p.updated_by = $2 or $3)
      and ${asksForVenueText} and ${neverSentText}`,
    [id, call.user?.id ?? null, call.isAdmin],
  )
  if (!found) return null
  const rung = call.isAdmin ? 'admin' : found.isManager ? 'manager' : 'user'
  return { userId: null, owners: [{ kind: 'event', id, rung }] }
}

/** Throws a 404 if a host was asked before it was deleted, and a 409 if its creator has no room for another page. */
export async function restoreUnsentRequest(call: Call, id: string) {
  await restoreProfile(eventKind, call, id)
  return nothing
}

import { sql } from 'kysely'
import type { LeadHistory } from '@app/contract/events/lead-schema.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import type { Call } from '../../../platform/http/call.ts'
import { findLead, requireSide } from './event-leads.ts'

/** The newest ones. A host may send a changed offer any number of times. */
const mostSteps = 200

/**
 * What happened to a lead, oldest first, for the team of its host. Holds are in the audit log. Of another page that holds for the host, its team
 * reads the name of the page and none of its people.
 */
export async function readHistory({ ownerId, id }: OwnedItem, call: Call) {
  requireSide(await findLead(call, ownerId, id), 'host')
  const { rows } = await sql<LeadHistory[number]>`
    with own as (select id, profile_id, created_date from lead where id = ${id}),
    pages as (
      select profile_id as id, null as name from own
      union all
      select f.id, f.name from hold_request h join profile f on f.id = h.facility_id where h.lead_id = ${id}),
    history as (
      select m.at, 'Moved' as what, m.to_status as status, m.by, case when m.by <> 'sender' then m.user_id end as user_id,
        null as facility
      from lead_move m where m.lead_id = ${id}
      union all
      select h.asked_date, 'AskedToHold', null, 'host', h.asked_by, f.name
      from hold_request h join profile f on f.id = h.facility_id where h.lead_id = ${id}
      union all
      select o.at, o.what, null, 'host', o.user_id, null from derived.lead_offer o where o.lead_id = ${id}
      union all
      select a.at, 'Held', null, 'host', case when p.name is null then a.user_id end, p.name
      from own o cross join pages p join audit_log a on a.owner_id = p.id and a.at >= o.created_date and a.subject_id = o.id
      where a.patch @> '[{"path": "/holds"}]' and a.patch->0->'value' <> '[]'),
    newest as (select * from history order by at desc limit ${mostSteps})
    select t.what, t.status, t.by, u.name, t.facility as "facilityName", derived.instant(t.at) as at
    from newest t left join app_user u on u.id = t.user_id order by t.at`.execute(call.db)
  return { data: rows }
}

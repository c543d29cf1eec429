import { sql } from 'kysely'
import type { Call } from '../../../platform/http/call.ts'
import { addEvents } from './group-events.ts'

/**
 * Takes a user whose account is deleted out of all groups, and tells the others that a former member left. Whoever has been there
 * longest manages those without another manager. Lines about the user stay, without their id.
 */
export async function leaveGroups(call: Call, userId: string) {
  const { db } = call
  await sql`
    select from user_group where id in (select owner_id from group_member where user_id = ${userId})
    order by id for no key update`.execute(db)
  const { rows } = await sql<{ id: string; isOfTeam: boolean }>`
    delete from group_member m using user_group g where g.id = m.owner_id and m.user_id = ${userId}
    returning g.id, m.is_team or g.event_id is not null as "isOfTeam"`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`delete from owner where id = any (${ids}::uuid[])
    and not exists (select from group_member m where m.owner_id = owner.id)`.execute(db)
  // In the order in which the others read several groups at once.
  await sql`select from group_member where owner_id = any (${ids}::uuid[]) order by id for no key update`.execute(
    db,
  )
  await sql`
    update group_member set role = 'manager' where id in (
      select distinct on (m.owner_id) m.id from group_member m join user_group g on g.id = m.owner_id
      where g.id = any (${ids}::uuid[]) and not (g.is_direct or g.is_contact)
        and not exists (select from group_member o where o.owner_id = g.id and o.role = 'manager')
      order by m.owner_id, m.created_date, m.id)`.execute(db)
  await sql`update group_message set event = jsonb_set(event, '{personId}', 'null')
    where event is not null and (event->>'personId')::uuid = ${userId}`.execute(db)
  // Members of teams follow the page and its hidden people aren't named, so teams have no lines.
  const left = rows.filter(({ isOfTeam }) => !isOfTeam).map(({ id }) => id)
  await addEvents(call, left, { id: null }, { kind: 'left' })
  await sql`
    select derived.ring('GroupsUpdated', array(select m.user_id from group_member m where m.owner_id = g.id),
      json_build_array(g.id::text, g.last_sequence))
    from user_group g where g.id = any (${ids}::uuid[])`.execute(db)
}

import { sql } from 'kysely'
import type { Call } from '../../../platform/http/call.ts'

/** Takes a user out of all groups. Whoever has been there longest manages those without another manager. */
export async function leaveGroups({ db }: Call, userId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from user_group where id in (select owner_id from group_member where user_id = ${userId})
    order by id for no key update`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`delete from group_member where user_id = ${userId}`.execute(db)
  await sql`
    update group_member set role = 'manager' where id in (
      select distinct on (m.owner_id) m.id from group_member m join user_group g on g.id = m.owner_id
      where g.id = any (${ids}::uuid[]) and not (g.is_direct or g.is_contact)
        and not exists (select from group_member o where o.owner_id = g.id and o.role = 'manager')
      order by m.owner_id, m.created_date, m.id)`.execute(db)
  await sql`delete from owner where id = any (${ids}::uuid[])
    and not exists (select from group_member m where m.owner_id = owner.id)`.execute(db)
}

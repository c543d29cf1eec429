import { sql } from 'kysely'
import { notify } from '../../../patterns/notify.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'

/** Notifies people that the caller added them to a group. */
export async function tellAdded(call: Call, groupId: string, userIds: readonly string[]) {
  const { rows } = await sql<{ adder: string; group: string | null }>`
    select case when u.is_visible then u.name else 'A member' end as adder, g.name as group
    from user_group g, app_user u where g.id = ${groupId} and u.id = ${signedIn(call).id}`.execute(call.db)
  const [names] = rows
  if (names)
    await notify(call, sql`select unnest(${userIds}::uuid[])`, {
      kind: 'added',
      aboutId: groupId,
      title: `${names.adder} added you to ${names.group ?? 'a group'}`,
      contents: '',
      url: `/groups/${groupId}`,
    })
}

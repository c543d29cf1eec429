import { sql } from 'kysely'
import type { users } from '@app/contract/users/user-routes.ts'
import { isRefused } from '../groups/group-rows.ts'
import { signedIn, type Handlers } from '../../../platform/http/call.ts'
import { presenceLeaseSeconds } from '../../../patterns/presence-lease.ts'

/**
 * Who is connected to any server. Leaves out people who are hidden, except for themselves. Those who refuse the caller are offline:
 * a missing mark would tell that they do.
 */
export const onlineHandler: Handlers<typeof users.online> = async ({ data: ids }, call) => {
  const { rows } = await sql<{ id: string; isOnline: boolean }>`
    select u.id, not ${isRefused(call)} and exists (
      select from session_presence p join session_process s on s.id = p.process_id
      where p.user_id = u.id and s.seen_date > now() - make_interval(secs => ${presenceLeaseSeconds})) as "isOnline"
    from app_user u where u.id = any (${ids}::uuid[]) and u.blocked_date is null
      and (u.is_visible or u.id = ${signedIn(call).id})
    order by u.id`.execute(call.db)
  return { data: rows }
}

import { sql, type RawBuilder } from 'kysely'
import type { Call } from '../../../platform/http/call.ts'
import { openNews } from './message-news.ts'

/**
 * Changes what groups are to one of their members, and opens the notifications of those that are read. `assignments` may use the
 * membership `m` and the group `g`.
 */
export const memberChanges = async (
  call: Call,
  userId: string,
  groupIds: readonly string[],
  assignments: RawBuilder<unknown>,
) => {
  // In the order of ids, so that concurrent calls can't deadlock.
  await sql`select from group_member where user_id = ${userId} and owner_id = any (${groupIds}::uuid[])
    order by id for no key update`.execute(call.db)
  await sql`update group_member m set ${assignments} from user_group g
    where g.id = m.owner_id and m.user_id = ${userId} and m.owner_id = any (${groupIds}::uuid[])`.execute(
    call.db,
  )
  await openNews(call, userId, groupIds)
}

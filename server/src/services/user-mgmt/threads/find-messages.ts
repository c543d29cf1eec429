import { sql } from 'kysely'
import {
  mostFoundMessages,
  type FoundMessage,
  type foundMessages,
} from '@app/contract/users/thread-routes.ts'
import { likePattern } from '../../../patterns/filter-sql.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'

/** How many characters are shown before the words, and in all. */
const [before, most] = [40, 200]

/** Messages of the conversations on the caller's list by their words. Authors are left out: a contacted team doesn't show all of its names. */
export const findMessages: Handlers<typeof foundMessages> = async ({ data: { text } }, call: Call) => {
  const ownId = signedIn(call).id
  const { rows } = await sql<FoundMessage>`
    with found as materialized (
      select m.owner_id, m.sequence, m.text, m.created_date from group_message m
      where m.owner_id = any (array(
          select own.owner_id from group_member own join user_group g on g.id = own.owner_id
          where own.user_id = ${ownId} and own.hidden_sequence < g.last_sequence))
        and m.text ilike ${likePattern(text)} and m.deleted_date is null
      order by m.created_date desc, m.id limit ${mostFoundMessages})
    select f.owner_id as "groupId", t.name, f.sequence, derived.instant(f.created_date) as "createdDate",
      case when at.place > ${before} then '…' else '' end || substr(f.text, greatest(1, at.place - ${before}), ${most}) as text
    from found f join derived.user_thread_item t on t.id = f.owner_id and t.owner_id = ${ownId}
      cross join lateral (select strpos(lower(f.text), lower(${text}::text)) as place) at
    order by f.created_date desc, f.sequence desc`.execute(call.db)
  return { data: rows }
}

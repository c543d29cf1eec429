import { sql } from 'kysely'
import { Refusal } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { isRefused } from './group-rows.ts'

/** Nobody on a team wants to hear from the caller. */
export const teamRefuses = () => new Refusal(403, 'CONTACT_REFUSED', 'You can’t write to this team.')

/**
 * Throws a 403 if nobody on the other side of a conversation with a team wants to hear from the caller. One person's refusal
 * doesn't speak for the team.
 */
export async function requireHeard(call: Call, groupId: string) {
  const { rows } = await sql<{ isHeard: boolean }>`
    select bool_or(not ${isRefused(call)}) as "isHeard"
    from group_member own join group_member m on m.owner_id = own.owner_id and m.is_team <> own.is_team
      join app_user u on u.id = m.user_id
    where own.owner_id = ${groupId} and own.user_id = ${signedIn(call).id}`.execute(call.db)
  // Null: nobody is there, such as before somebody joins the team.
  if (rows[0]?.isHeard === false) throw teamRefuses()
}

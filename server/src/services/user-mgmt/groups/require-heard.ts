import { sql } from 'kysely'
import { Refusal } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { isRefused } from './group-rows.ts'

const refuse = (detail: string) => new Refusal(403, 'CONTACT_REFUSED', detail)

/** The caller and the other person of a conversation of two refuse to hear from each other. */
export const personRefuses = () => refuse('You can’t write to this person.')

/** Nobody on a team wants to hear from the caller. */
export const teamRefuses = () => refuse('You can’t write to this team.')

/**
 * Throws a 403 if a conversation has two sides and nobody on the other one wants to hear from the caller. One person's refusal
 * doesn't speak for a team, and whoever answers a person for a team may answer: the person refused somebody, and not the team.
 * Groups have no sides. Every write that the others would read needs it, not only new messages.
 */
export async function requireHeard(call: Call, groupId: string) {
  const { rows } = await sql<{ isDirect: boolean; isHeard: boolean }>`
    select g.is_direct as "isDirect", bool_or(case
      when g.is_direct then not ${isRefused(call)}
      else own.is_team and g.event_id is null
        or not exists (select from refused_contact r where r.user_id = u.id and r.refused_id = own.user_id) end) as "isHeard"
    from user_group g join group_member own on own.owner_id = g.id
      join group_member m on m.owner_id = g.id and m.user_id <> own.user_id and (g.is_direct or m.is_team <> own.is_team)
      join app_user u on u.id = m.user_id
    where g.id = ${groupId} and (g.is_direct or g.is_contact) and own.user_id = ${signedIn(call).id}
    group by g.id`.execute(call.db)
  // No row: a group, or nobody is there, such as before somebody joins the team.
  const [sides] = rows
  if (sides?.isHeard === false) throw sides.isDirect ? personRefuses() : teamRefuses()
}

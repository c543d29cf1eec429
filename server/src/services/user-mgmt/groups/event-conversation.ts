import { sql } from 'kysely'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import { conflict, forbidden } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { countConversation, insertGroup } from './group-rows.ts'

/** The two teams of a conversation. */
interface Teams {
  hostId: string
  eventId: string
}

/**
 * Opens the conversation of a host's team and the managers of an event, or finds it. Nobody else is in it, administrators neither.
 *
 * @returns the id of the group, and whether it was opened by this call
 */
export async function openEventConversation(
  call: Call,
  teams: Teams,
): Promise<{ id: string; isNew: boolean }> {
  const { hostId, eventId } = teams
  await lockUntilCommit(call, `event-conversation/${eventId}/${hostId}`)
  const { rows } = await sql<{ id: string }>`
    select id from user_group where event_id = ${eventId} and about_id = ${hostId}`.execute(call.db)
  const found = rows[0]?.id
  const id = found ?? (await open(call, teams))
  // An empty conversation is shown only to whoever opens it.
  const { rows: own } = await sql`
    update group_member set hidden_sequence = -1 where owner_id = ${id} and user_id = ${signedIn(call).id}
    returning id`.execute(call.db)
  if (own.length === 0)
    // An administrator has the right to call, but no conversation lets one in.
    throw call.isAdmin
      ? conflict('NOT_A_MEMBER', 'Only the team of the host and the managers of the event are in it.')
      : forbidden()
  return { id, isNew: found === undefined }
}

async function open(call: Call, { hostId, eventId }: Teams): Promise<string> {
  // Locks the people before the teams, as the deletion of an account does. Then nobody joins until the conversation is there.
  await sql`select from app_user u where u.id in (
    select s.user_id from derived.staff s where s.owner_id in (${hostId}, ${eventId})) order by u.id for key share of u`.execute(
    call.db,
  )
  await sql`select derived.lock_teams(array(select unnest(array[${hostId}, ${eventId}]::uuid[]) union
    select parent_id from derived.parent where profile_id in (${hostId}, ${eventId})), false)`.execute(
    call.db,
  )
  await requireTeams(call, { hostId, eventId })
  await countConversation(call)
  const id = await insertGroup(call, { name: null, aboutId: hostId, people: [] })
  await sql`update user_group set is_contact = true, event_id = ${eventId} where id = ${id}`.execute(call.db)
  await sql`select derived.sync_contacts(array[${hostId}]::uuid[])`.execute(call.db)
  return id
}

/** Throws a 409 if one side is nobody with an account, such as a page that was never claimed. */
async function requireTeams(call: Call, { hostId, eventId }: Teams) {
  const { rows } = await sql<{ isHosted: boolean; isManaged: boolean }>`
    select exists (select from derived.staff where owner_id = ${hostId}) as "isHosted",
      exists (select from derived.staff where owner_id = ${eventId} and rung = 'manager') as "isManaged"`.execute(
    call.db,
  )
  if (rows[0]?.isHosted !== true) throw conflict('NO_TEAM', 'Nobody is on the team of this page yet.')
  if (!rows[0].isManaged)
    throw conflict('NO_TEAM', 'The organizer has no account. Reply to them by email instead.')
}

import { sql } from 'kysely'
import { notify } from '../../../patterns/notify.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'

/**
 * Notifies those who are mentioned, or otherwise all members, except those who have an unopened notification of this conversation, or
 * had one within the last hour. Nobody is notified of a conversation that they have muted or ignored. The words of the message stay
 * in the conversation, where they can be deleted.
 */
export async function tellMembers(
  call: Call,
  groupId: string,
  { mentions }: { mentions: readonly string[] },
) {
  const { rows } = await sql<{ author: string; title: string | null; isDirect: boolean }>`
    select case when u.is_visible then u.name else 'A member' end as author, g.name as title, g.is_direct as "isDirect"
    from user_group g, app_user u where g.id = ${groupId} and u.id = ${signedIn(call).id}`.execute(call.db)
  const [found] = rows
  if (!found) return
  const { author, title, isDirect } = found
  const contents = isDirect ? '' : (title ?? 'A conversation of several people')
  const about = { aboutId: groupId, contents, url: `/groups/${groupId}` }
  const listening = sql`
    select m.user_id from group_member m where m.owner_id = ${groupId} and not (m.is_muted or m.is_ignored)`
  // One call for a message: it locks people in the order of their ids, and a second one could deadlock.
  if (mentions.length > 0)
    await notify(call, sql`${listening} and m.user_id = any (${mentions}::uuid[])`, {
      ...about,
      kind: 'mentioned',
      title: `${author} mentioned you`,
    })
  else
    await notify(call, sql`${listening} and ${isUntold}`, {
      ...about,
      kind: 'messaged',
      title: isDirect ? `${author} sent you a message` : `${author} wrote to the group`,
    })
}

/** Who talks may get many messages a minute, and sees them anyway. */
const isUntold = sql`not exists (
  select from user_notification n where n.about_id = m.owner_id and n.owner_id = m.user_id
    and (not (n.is_opened or n.is_archived) or n.created_date > now() - interval '1 hour'))`

/** Marks the notifications of these conversations as opened, if the person has read all messages. */
export const openNews = (call: Call, userId: string, groupIds: readonly string[]) =>
  sql`
    update user_notification set is_opened = true where id in (
      select n.id from user_notification n
        join group_member m on m.owner_id = n.about_id and m.user_id = n.owner_id
        join user_group g on g.id = m.owner_id
      where n.about_id = any (${groupIds}::uuid[]) and n.owner_id = ${userId} and not n.is_opened
        and m.read_sequence >= g.last_sequence
      order by n.id for update of n)`.execute(call.db)

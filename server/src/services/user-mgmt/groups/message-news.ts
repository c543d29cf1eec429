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
  const author = signedIn(call).id
  const isMention = mentions.length > 0
  const audience = sql`
    select m.user_id from group_member m
    where m.owner_id = ${groupId} and m.user_id <> ${author} and not (m.is_muted or m.is_ignored)
      and ${isMention ? sql`m.user_id = any (${mentions}::uuid[])` : isUntold}`
  // Most messages tell nobody, and need no names.
  const { rows } = await sql<{ name: string; title: string | null; isDirect: boolean }>`
    select case when u.is_visible then u.name else 'A member' end as name, g.name as title, g.is_direct as "isDirect"
    from user_group g, app_user u where g.id = ${groupId} and u.id = ${author} and exists (${audience})`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) return
  const { name, title, isDirect } = found
  const written = isDirect ? `${name} sent you a message` : `${name} wrote to the group`
  await notify(call, audience, {
    kind: isMention ? 'mentioned' : 'messaged',
    aboutId: groupId,
    title: isMention ? `${name} mentioned you` : written,
    contents: isDirect ? '' : (title ?? 'A conversation of several people'),
    url: `/groups/${groupId}`,
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
